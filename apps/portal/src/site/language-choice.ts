import { type Language, languageOf } from '@ndp/flows/message.ts';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { safeLocalStorage } from './safe-storage.ts';

interface LanguageChoice {
  readonly language: Language;
  /** The language a page opened in by itself, until a flag is pressed or the page is left; never kept. */
  readonly opened?: Language | undefined;
  readonly choose: (language: Language) => void;
}

/** The language chosen with the flags, kept on this device. Polish until another is chosen. */
export const useLanguageChoice = create<LanguageChoice>()(
  persist((set) => ({ language: 'pl', choose: (language) => set({ language, opened: undefined }) }), {
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
  return languageInEffect(useLanguageChoice.getState());
}

/** The language shown: that of the page, before that of the flags. */
export function languageInEffect({
  opened,
  language,
}: Pick<LanguageChoice, 'opened' | 'language'>): Language {
  return opened ?? language;
}
