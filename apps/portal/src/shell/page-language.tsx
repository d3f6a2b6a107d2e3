import { LanguageProvider } from '@ndp/flows/language.tsx';
import { type ReactNode, useLayoutEffect } from 'react';
import { languageInEffect, useLanguageChoice } from '../site/language-choice.ts';

/** Gives the chosen language to everything beneath and to the page itself. */
export function PageLanguage({ children }: { readonly children: ReactNode }) {
  const language = useLanguageChoice(languageInEffect);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return <LanguageProvider value={language}>{children}</LanguageProvider>;
}
