import { whenIdle } from './idle.ts';

/** What a visitor does first on a page that will be used. */
const touches = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Starts the page: at once, or, where it can wait, when the browser is idle or the visitor first touches it. A button
 * that is pressed before it can do anything is pressed again then; one that opens something by itself has done so.
 */
export async function whenWanted(canWait: boolean, start: () => Promise<void>): Promise<void> {
  let pressed: HTMLElement | null | undefined;
  const note = ({ target }: Event) => {
    pressed =
      (target as Element).closest<HTMLElement>('button[type="button"]:not([popovertarget])') ?? pressed;
  };
  addEventListener('click', note, true);
  if (canWait) await touchedOrIdle();
  await start();
  removeEventListener('click', note, true);
  pressed?.click();
}

function touchedOrIdle(): Promise<void> {
  return new Promise((resolve) => {
    const wanted = () => resolve();
    for (const touch of touches)
      addEventListener(touch, wanted, { capture: true, once: true, passive: true });
    if (document.readyState === 'complete') whenIdle(wanted);
    else addEventListener('load', () => whenIdle(wanted), { once: true });
  });
}
