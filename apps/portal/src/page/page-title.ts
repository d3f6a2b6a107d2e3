import { useLanguage } from '@ndp/flows/language.tsx';
import type { Message } from '@ndp/flows/message.ts';
import { useEffect } from 'react';

/** Titles the browser's tab: the page's title followed by the product's name. */
export function usePageTitle(title: Message | undefined): void {
  const { say } = useLanguage();
  const text = title && say(title);
  useEffect(() => {
    if (text) document.title = `${text} | NDP`;
  }, [text]);
}
