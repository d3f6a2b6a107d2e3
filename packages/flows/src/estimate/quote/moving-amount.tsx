import { useEffect, useRef, useState } from 'react';
import { formatPln } from '../../figures.ts';
import { useLanguage } from '../../language.tsx';

const lastsMs = 450;

/** An amount that counts its way to another one when it changes, unless motion is not wanted. */
export function MovingAmount({ pln }: { readonly pln: number }) {
  const { language } = useLanguage();
  return formatPln(useMoving(pln), language);
}

function useMoving(target: number): number {
  const [shown, setShown] = useState(target);
  const last = useRef(target);
  useEffect(() => {
    const from = last.current;
    last.current = target;
    if (from === target || globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches) {
      setShown(target);
      return;
    }
    let start: number | undefined;
    let frame = requestAnimationFrame(function move(now) {
      start ??= now;
      const done = Math.min((now - start) / lastsMs, 1);
      setShown(Math.round(from + (target - from) * (1 - (1 - done) ** 3)));
      if (done < 1) frame = requestAnimationFrame(move);
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
}
