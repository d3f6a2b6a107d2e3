import { LanguageProvider } from '@ndp/flows/language.tsx';
import { type ReactNode, useLayoutEffect } from 'react';
import { useLanguageChoice } from '../site/language-choice.ts';

/** Gives the chosen language to everything beneath and to the page itself. */
export function PageLanguage({ children }: { readonly children: ReactNode }) {
  const language = useLanguageChoice((choice) => choice.language);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return <LanguageProvider value={language}>{children}</LanguageProvider>;
}
