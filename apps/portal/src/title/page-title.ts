import { useLanguage } from '@ndp/flows/language.tsx';
import { type Language, say } from '@ndp/flows/message.ts';
import { createContext, useContext, useEffect } from 'react';
import { titleMessages as texts } from './messages.ts';

const page = { name: '', failures: 0 };

/** The title of a page while it is written on the server. */
export interface WritingTitle {
  name: string;
  hasFailed?: boolean;
}

const WrittenTitle = createContext<WritingTitle | undefined>(undefined);

/** Takes the name of a page that is written on the server, where there is no tab yet. */
export const TitleProvider = WrittenTitle.Provider;

/** Titles the browser's tab with the name of the page. */
export function usePageTitle(name: string): void {
  const { language } = useLanguage();
  const written = useContext(WrittenTitle);
  if (written) written.name = name;
  useEffect(() => {
    page.name = name;
    writeTitle(language);
  }, [name, language]);
}

/** While what was sent is not accepted, the title of the tab, which is read out first, begins with the word for it. */
export function useFailedTitle(hasFailed: boolean): void {
  const { language } = useLanguage();
  const written = useContext(WrittenTitle);
  if (written && hasFailed) written.hasFailed = true;
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
  document.title = titleOf({ name: `${page.name} | NDP`, hasFailed: page.failures > 0 }, language);
}

/** The title as it stands in the tab. */
export function titleOf({ name, hasFailed = false }: WritingTitle, language: Language): string {
  return hasFailed ? say(texts.failed, language, { title: name }) : name;
}
