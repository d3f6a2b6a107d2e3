import { type Language, languageOf } from '@ndp/flows/message.ts';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { safeLocalStorage } from './safe-storage.ts';

interface LanguageChoice {
  readonly language: Language;
  readonly choose: (language: Language) => void;
}

/** The language chosen with the flags, kept on this device. Polish until another is chosen. */
export const useLanguageChoice = create<LanguageChoice>()(
  persist((set) => ({ language: 'pl', choose: (language) => set({ language }) }), {
    name: 'ndp-language',
    storage: safeLocalStorage,
    partialize: ({ language }) => ({ language }),
    merge: (kept, current) => ({
      ...current,
      language: languageOf((kept as { language?: string } | undefined)?.language),
    }),
  }),
);

/** The language of this moment, for calls and texts outside React. */
export function currentLanguage(): Language {
  return useLanguageChoice.getState().language;
}
