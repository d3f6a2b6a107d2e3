import { type Language, languageOf } from '@ndp/flows/message.ts';
import { create } from 'zustand';
import { readCookie, removeCookie, writeCookie } from './cookie.ts';

interface LanguageChoice {
  /** What was chosen with the flags, kept on this device, where the server reads it too; undefined until then. */
  readonly language?: Language | undefined;
  /** The language a page opened in by itself, until a flag is pressed or the page is left; never kept. */
  readonly opened?: Language | undefined;
  readonly choose: (language: Language) => void;
}

const storedName = 'ndp-language';

/** The language chosen with the flags. Polish until another is chosen, or a page opens in another by itself. */
export const useLanguageChoice = create<LanguageChoice>()((set) => ({
  language: keptLanguage(),
  choose: (language) => {
    set({ language, opened: undefined });
    writeCookie(storedName, language);
  },
}));

function keptLanguage(): Language | undefined {
  const language = readCookie(storedName);
  return language ? languageOf(language) : undefined;
}

/** Forgets on this device which language was chosen; the tab goes on in it. */
export function forgetLanguage(): void {
  removeCookie(storedName);
}

/** The language of this moment, for calls and texts outside React. */
export function currentLanguage(): Language {
  return languageInEffect(useLanguageChoice.getState());
}

/** The language shown: that of the page, before that of the flags. */
export function languageInEffect({
  opened,
  language,
}: Pick<LanguageChoice, 'opened' | 'language'>): Language {
  return opened ?? language ?? 'pl';
}

/** Shows pages in the language of the mail that led to them, unless one was chosen on this device. */
export function openIn(opened: Language): void {
  if (!useLanguageChoice.getState().language) useLanguageChoice.setState({ opened });
}
