import { useLanguage } from '@ndp/flows/language.tsx';
import { useEffect } from 'react';
import { keepHere } from './address.ts';
import { deskMessages as texts } from './messages.ts';

/** While something that is typed is not saved, the page is left only by who says so. */
export function useUnsaved(isUnsaved: boolean): void {
  const { say } = useLanguage();
  const question = say(texts.leave_unsaved);
  useEffect(() => (isUnsaved ? keepHere(question) : undefined), [isUnsaved, question]);
}
