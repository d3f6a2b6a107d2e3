import { type SyntheticEvent, useEffect, useRef, useState } from 'react';

/**
 * Whether a `<details>` is unfolded, and the properties it needs for that. One that was unfolded before the script ran
 * counts: nobody hears of it by an event.
 *
 * @param isUnfolded  whether the page was written with it unfolded
 */
export function useFold(isUnfolded = false) {
  const [isOpen, setOpen] = useState(isUnfolded);
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => setOpen(ref.current?.open ?? false), []);
  const onToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => setOpen(currentTarget.open);
  return { isOpen, fold: { ref, onToggle, suppressHydrationWarning: true } };
}
