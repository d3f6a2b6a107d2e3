import { createContext, useContext } from 'react';
import { type Language, localeOf, type Message, type MessageValues, say } from './message.ts';

const LanguageContext = createContext<Language>('pl');

/** Gives the page its language; everything beneath re-renders in place when it changes. */
export const LanguageProvider = LanguageContext.Provider;

/** The page's language, its locale, and `say`, which tells a message in it. */
export function useLanguage() {
  const language = useContext(LanguageContext);
  return {
    language,
    locale: localeOf[language],
    say: (message: Message, values?: MessageValues) => say(message, language, values),
  };
}
