import { readCase } from '@ndp/contract/desk/cases.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { useEffect } from 'react';
import { askDesk } from '../ask.ts';
import { useLoaded } from '../use-loaded.ts';

/** Which case a part of the page is about. */
export interface CaseKey {
  readonly partner: string;
  readonly reference: string;
}

/** The case as it stands, also when one comes back to its tab; while it is read again, what was read last stays. */
export function useCase(key: CaseKey) {
  const { language } = useLanguage();
  const loaded = useLoaded(`case ${key.partner} ${key.reference}`, () =>
    askDesk(language, readCase, { params: { ...key } }),
  );
  const { again } = loaded;
  useEffect(() => {
    const look = () => {
      if (!document.hidden) again();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [again]);
  return loaded;
}
