import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenWanted } from './when-wanted.ts';

const button = document.createElement('button');
button.type = 'button';
beforeEach(() => document.body.append(button));

/** A browser that finds time when it is told. */
function busyBrowser() {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.push(work));
  return () => {
    for (const work of waiting.splice(0)) work();
  };
}

afterEach(() => vi.unstubAllGlobals());

describe('the script of a page', () => {
  it('comes at once where the page is to be answered', async () => {
    busyBrowser();
    const start = vi.fn(async () => {});
    await whenWanted(false, start);
    expect(start).toHaveBeenCalledOnce();
  });

  it('of a page that can wait comes when the browser is idle', async () => {
    const idle = busyBrowser();
    const start = vi.fn(async () => {});
    const started = whenWanted(true, start);
    expect(start).not.toHaveBeenCalled();
    idle();
    await started;
    expect(start).toHaveBeenCalledOnce();
  });

  it('comes at the first touch, and the button that was pressed too early is pressed again once', async () => {
    busyBrowser();
    const pressed = vi.fn();
    const started = whenWanted(true, async () => button.addEventListener('click', pressed));
    button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    button.click();
    expect(pressed).not.toHaveBeenCalled();
    await started;
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('leaves open what a button has opened by itself', async () => {
    busyBrowser();
    const pressed = vi.fn();
    button.setAttribute('popovertarget', 'menu');
    const started = whenWanted(true, async () => button.addEventListener('click', pressed));
    button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    button.click();
    await started;
    button.removeAttribute('popovertarget');
    expect(pressed).not.toHaveBeenCalled();
  });
});
