import { type RefObject, useEffect } from 'react';

/**
 * Keeps the focus in a page: where what had it went with its own act, as a button does that is no longer needed, the heading of
 * the part it stood in gets it, or that of the page where the part went as well.
 */
export function useKeptFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const whole = page.current;
    if (!whole) return;
    /** What had the focus last, and the parts around it, the innermost first. */
    let had: Element | undefined;
    let parts: readonly Element[] = [];
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      had = target;
      parts = partsAround(target, whole);
    };
    const keep = () => {
      if (!had || had.isConnected || document.activeElement !== document.body) return;
      had = undefined;
      const present = parts.filter(({ isConnected }) => isConnected);
      focusOn(present.map(headingOf).find(Boolean) ?? whole);
    };
    const changes = new MutationObserver(keep);
    changes.observe(whole, { childList: true, subtree: true });
    whole.addEventListener('focusin', note);
    return () => {
      changes.disconnect();
      whole.removeEventListener('focusin', note);
    };
  }, [page]);
}

function partsAround(element: Element, whole: Element): readonly Element[] {
  const parts: Element[] = [whole];
  for (let each = element.parentElement; each && each !== whole; each = each.parentElement)
    if (each.matches('section')) parts.splice(-1, 0, each);
  return parts;
}

const headingOf = (part: Element) => part.querySelector<HTMLElement>('h1, h2, h3, h4');

/** The page stays where it is: whoever reads on begins here, whoever looks goes on looking. */
function focusOn(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
