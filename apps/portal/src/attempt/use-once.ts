import { useLanguage } from '@ndp/flows/language.tsx';
import type { Language } from '@ndp/flows/message.ts';
import { useRef, useState } from 'react';

/** Work that is done one at a time: a second call while the first is under way does nothing. */
export function useOnce() {
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);

  async function once<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setBusy(true);
    try {
      return await work();
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }

  return { once, isBusy };
}

/**
 * Something that is sent once however often the button is pressed; `explain` says what went wrong, a line each.
 *
 * @param before what went wrong when the form was sent without script
 */
export function useSending(
  explain: (error: unknown, language: Language) => readonly string[],
  before: readonly string[] = [],
) {
  const { language } = useLanguage();
  const { once, isBusy } = useOnce();
  const [problems, setProblems] = useState(before);

  /** True when it was sent. */
  async function send(work: () => Promise<unknown>): Promise<boolean> {
    const isSent = await once(async () => {
      setProblems([]);
      try {
        await work();
        return true;
      } catch (error) {
        setProblems(explain(error, language));
        return false;
      }
    });
    return isSent ?? false;
  }

  return { send, isBusy, problems };
}
