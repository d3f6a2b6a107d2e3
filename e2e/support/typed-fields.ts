import type { Page } from '@playwright/test';

/** The names of fields that somebody types into or ticks on a page from now on, each once; files are none. */
export async function watchTyping(page: Page): Promise<ReadonlySet<string>> {
  const typed = new Set<string>();
  await page.exposeFunction('noteTyped', (name: string) => typed.add(name));
  await page.addInitScript(watch);
  return typed;
}

/** Runs in a page before its scripts. */
function watch(): void {
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || target.matches('[type=file]')) return;
    const field = target.closest('[id^=field-]')?.id ?? target.getAttribute('name') ?? target.id;
    const { noteTyped } = globalThis as unknown as { noteTyped: (name: string) => void };
    noteTyped(field);
  };
  addEventListener('input', note, true);
  const isFigure = ({ key }: KeyboardEvent) => /^\d$/.test(key);
  addEventListener('keydown', (event) => isFigure(event) && note(event), true);
}
