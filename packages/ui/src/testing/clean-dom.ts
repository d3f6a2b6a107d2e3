import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/** Characters of the page a failure shows. */
const shownChars = 1500;

configure({
  // A machine busy with other work is slow.
  asyncUtilTimeout: 10_000,
  getElementError: (message, container) => {
    const text = container.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    const page = text.length > shownChars ? `${text.slice(0, shownChars)}…` : text;
    const error = new Error([message, page && `The page says: ${page}`].filter(Boolean).join('\n\n'));
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

/** One DOM serves every file of a worker: a test leaves no page, nothing stored and nothing replaced behind. */
afterEach(() => {
  vi.restoreAllMocks();
  // Pages written on the server are tried without a DOM.
  if (typeof document === 'undefined') return;
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
