import type { Language } from '@ndp/flows/message.ts';
import { useLayoutEffect } from 'react';
import { useLanguageChoice } from './language-choice.ts';
import { readJson, session, writeJson } from './safe-storage.ts';

const chosenHere = 'ndp-signing-language-chosen';

/**
 * Shows the page in the language of the mail that led to it, until a flag is pressed here. The language kept on
 * this device is left as it was and is back once the page is left. Without a mail's language nothing changes.
 */
export function useMailLanguage(language: Language | undefined): void {
  useLayoutEffect(() => {
    if (!language || readJson(session, chosenHere)) return;
    useLanguageChoice.setState({ opened: language });
    const leave = useLanguageChoice.subscribe(({ opened }) => {
      if (!opened) writeJson(session, chosenHere, true);
    });
    return () => {
      leave();
      useLanguageChoice.setState({ opened: undefined });
    };
  }, [language]);
}
