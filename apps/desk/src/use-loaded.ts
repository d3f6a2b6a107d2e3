import { useLanguage } from '@ndp/flows/language.tsx';
import { useCallback, useEffect, useState } from 'react';
import { NotDone } from './ask.ts';

/** What was asked for, or why it is not there. */
export interface Loaded<Answer> {
  readonly answer: Answer | undefined;
  readonly failure: NotDone | undefined;
  /** Asks again, and keeps what is shown meanwhile. */
  readonly again: () => void;
}

/**
 * Asks when `key` changes; an answer that comes late for another key is dropped. In another language it is asked again,
 * and what was read stays meanwhile, with what is typed into it. So it is when it cannot be read anew.
 *
 * @param since  it is read anew when this changes
 */
export function useLoaded<Answer>(key: string, ask: () => Promise<Answer>, since?: unknown): Loaded<Answer> {
  const [state, setState] = useState<{ key: string; answer?: Answer; failure?: NotDone }>({ key: '' });
  const [times, setTimes] = useState(0);
  const { language } = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when the question is another one
  useEffect(() => {
    let isWanted = true;
    ask().then(
      (answer) => isWanted && setState({ key, answer }),
      (cause: unknown) => {
        const failure = NotDone.of(cause);
        if (isWanted) setState((before) => ({ ...(before.key === key ? before : { key }), failure }));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [key, times, since, language]);
  const again = useCallback(() => setTimes((before) => before + 1), []);
  const isHere = state.key === key;
  return { answer: isHere ? state.answer : undefined, failure: isHere ? state.failure : undefined, again };
}
