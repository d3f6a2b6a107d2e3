import { readCase } from '@ndp/contract/desk/cases.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { askDesk } from '../ask.ts';
import { useLoaded } from '../use-loaded.ts';

/** Which case a part of the page is about. */
export interface CaseKey {
  readonly partner: string;
  readonly reference: string;
}

/** The case as it stands; while it is read again, what was read last stays on the page. */
export function useCase(key: CaseKey) {
  const { language } = useLanguage();
  return useLoaded(`case ${key.partner} ${key.reference}`, () =>
    askDesk(language, readCase, { params: { ...key } }),
  );
}
