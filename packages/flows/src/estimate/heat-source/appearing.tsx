import { type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * A question that comes onto the page by an answer: told to screen readers, and brought into view as far as it does
 * not stand there already. One that is there from the start is neither.
 */
export function Appearing({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [spoken, setTold] = useState('');
  useEffect(() => {
    if (!box.current || isPageNew()) return;
    setTold(text);
    box.current.scrollIntoView?.({ block: 'nearest', behavior: 'smooth' });
  }, [text]);
  return (
    <div ref={box}>
      <p role="status" className="visually-hidden">
        {spoken}
      </p>
      {children}
    </div>
  );
}

/** A page that was just opened has its heading focused, or nothing yet; afterwards the answer is. */
function isPageNew(): boolean {
  return !document.activeElement?.matches('input');
}
