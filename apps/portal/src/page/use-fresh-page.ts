import { useLayoutEffect } from 'react';

/** How long a press may still be meant for what stood there before, ms. */
const pauseMs = 600;

/**
 * Begins at the top when one page takes the place of another under the same address. The second half of a double
 * click, meant for a button that is gone, presses nothing of the new one.
 *
 * @param page  what is shown; nothing happens while it is undefined
 */
export function useFreshPage(page: string | undefined): void {
  useLayoutEffect(() => {
    if (!page) return;
    document.documentElement.scrollTop = 0;
    const open = () => document.removeEventListener('click', stop, true);
    document.addEventListener('click', stop, true);
    const pause = setTimeout(open, pauseMs);
    return () => {
      clearTimeout(pause);
      open();
    };
  }, [page]);
}

function stop(click: MouseEvent): void {
  if (click.detail > 1) click.preventDefault();
}
