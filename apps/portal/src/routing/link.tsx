import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { hrefOf, type Target } from './addresses.ts';
import { navigate } from './router.ts';

type Props = Target & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;

/** A link to a page of the portal: a real one, followed without loading everything anew. */
export function Link({ to, params, search, replace, onClick, ...rest }: Props) {
  const target = { to, params, search, replace } as Target;
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const isOurs = !event.defaultPrevented && event.button === 0 && !isModified(event) && !rest.target;
    if (!isOurs) return;
    event.preventDefault();
    void navigate(target);
  }
  return <a {...rest} href={hrefOf(target)} onClick={follow} />;
}

/** Opens another tab or window, or saves. */
function isModified({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
