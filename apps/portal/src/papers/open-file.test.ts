import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetFiles, openFile, saveFile } from './open-file.ts';

const pdf = new Blob(['%PDF-'], { type: 'application/pdf' });
const saved: string[] = [];

/** A tab as `window.open` gives it, with what becomes of it. */
function newTab() {
  const tab = {
    opener: window as unknown,
    closed: false,
    document: document.implementation.createHTMLDocument(),
    location: { replace: vi.fn() },
    close: vi.fn(),
  };
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  return tab;
}

beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = vi.fn(() => 'blob:one');
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`);
  });
});
afterEach(() => {
  forgetFiles();
  vi.restoreAllMocks();
});

describe('opening a document', () => {
  it('opens the tab before the file is asked for, so that no browser takes it for a pop-up', async () => {
    const tab = newTab();
    const fetched = vi.fn(async () => {
      expect(window.open).toHaveBeenCalledOnce();
      expect(tab.document.body.textContent).toBe('Trwa wczytywanie');
      return pdf;
    });
    await openFile(fetched, 'umowa.pdf', 'Trwa wczytywanie');
    expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith('blob:one');
    expect(saved).toEqual([]);
  });

  it('keeps this page out of the tab’s reach', async () => {
    const tab = newTab();
    await openFile(async () => pdf, 'umowa.pdf', '');
    expect(tab.opener).toBeNull();
  });

  it('saves the file instead where the browser refuses the tab', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    await openFile(async () => pdf, 'umowa.pdf', '');
    expect(saved).toEqual(['umowa.pdf blob:one']);
  });

  it('closes the tab again when the file does not come', async () => {
    const tab = newTab();
    await expect(openFile(() => Promise.reject(new Error('away')), 'umowa.pdf', '')).rejects.toThrow('away');
    expect(tab.close).toHaveBeenCalledOnce();
  });

  it('leaves no document in memory once the page is left', async () => {
    saveFile(pdf, 'umowa.pdf');
    expect(URL.revokeObjectURL).not.toHaveBeenCalled();
    forgetFiles();
    forgetFiles();
    expect(URL.revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:one');
  });
});
