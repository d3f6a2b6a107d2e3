import { useEffect, useState } from 'react';

/** Seconds left until something may be done again, and the ways to start the wait and to end it. */
export function useCooldown(
  seconds: number,
  { isStarted = false } = {},
): readonly [left: number, start: () => void, end: () => void] {
  const [left, setLeft] = useState(isStarted ? seconds : 0);
  useEffect(() => {
    if (left <= 0) return;
    const tick = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(tick);
  }, [left]);
  return [left, () => setLeft(seconds), () => setLeft(0)];
}
