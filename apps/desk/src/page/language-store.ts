import type { Language } from '@ndp/flows/message.ts';
import { useSyncExternalStore } from 'react';

const cookie = 'ndp-desk-language';
const listeners = new Set<() => void>();
let language: Language = document.cookie.includes(`${cookie}=en`) ? 'en' : 'pl';
document.documentElement.lang = language === 'en' ? 'en-GB' : 'pl-PL';

/** Changes the language of the desk in place, and keeps it for the next visit. */
export function chooseLanguage(choice: Language): void {
  language = choice;
  document.documentElement.lang = choice === 'en' ? 'en-GB' : 'pl-PL';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
  document.cookie = `${cookie}=${choice}; Path=/; SameSite=Lax; Max-Age=31536000`;
  for (const listener of listeners) listener();
}

export function useChosenLanguage(): Language {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => language,
  );
}
