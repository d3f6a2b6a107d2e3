import type { MouseEvent, ReactNode } from 'react';
import { goTo } from './address.ts';

interface LinkProps {
  readonly to: string;
  readonly className?: string | undefined;
  readonly current?: boolean;
  /** It leaves no step back to where one is, as a tab of the same page. */
  readonly isReplacing?: boolean;
  /** Before the page goes there. */
  readonly onFollow?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A real link; a plain click stays on the page, anything else is the browser’s. */
export function Link({ to, className, current = false, isReplacing = false, onFollow, children }: LinkProps) {
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow?.();
    goTo(to, { replace: isReplacing });
  };
  return (
    <a href={to} className={className} aria-current={current ? 'page' : undefined} onClick={follow}>
      {children}
    </a>
  );
}
