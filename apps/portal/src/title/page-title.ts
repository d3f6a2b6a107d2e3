import { useLanguage } from '@ndp/flows/language.tsx';
import { type Language, say } from '@ndp/flows/message.ts';
import { useEffect } from 'react';
import { titleMessages as texts } from './messages.ts';

const page = { name: '', failures: 0 };

/** Titles the browser's tab with the name of the page. */
export function usePageTitle(name: string): void {
  const { language } = useLanguage();
  useEffect(() => {
    page.name = name;
    writeTitle(language);
  }, [name, language]);
}

/** While what was sent is not accepted, the title of the tab, which is read out first, begins with the word for it. */
export function useFailedTitle(hasFailed: boolean): void {
  const { language } = useLanguage();
  useEffect(() => {
    if (!hasFailed) return;
    page.failures += 1;
    writeTitle(language);
    return () => {
      page.failures -= 1;
      writeTitle(language);
    };
  }, [hasFailed, language]);
}

function writeTitle(language: Language): void {
  const title = `${page.name} | NDP`;
  document.title = page.failures > 0 ? say(texts.failed, language, { title }) : title;
}
