import { useFormMessage } from '@ndp/flows/form/form-message.tsx';
import { useLanguage } from '@ndp/flows/language.tsx';
import { useMemo, useState } from 'react';
import { type AttemptProblem, isGone, problemOf } from './problem.ts';
import { useOnce } from './use-once.ts';

/**
 * Something that is sent to the server on a press: one at a time. What went wrong is kept in words until the next
 * attempt has ended, so that nothing moves away from under a finger meanwhile.
 *
 * @param of  the name of the button that sends it without script; what that was answered with stands there first
 * @param onGone  told when the link has stopped working in the meantime; without it that is a problem like others
 */
export function useAttempt(onGone?: () => void, of = '') {
  const { language } = useLanguage();
  const { once, isBusy } = useOnce();
  const formMessage = useFormMessage(of);
  const [problem, setProblem] = useState<AttemptProblem | undefined>(
    formMessage?.isDone === false && formMessage.text !== '' ? formMessage : undefined,
  );
  const lines = useMemo(() => (problem ? [problem.text] : []), [problem]);

  /** True when `act` has succeeded; a second call while the first is under way does nothing. */
  async function attempt(act: () => Promise<unknown>): Promise<boolean> {
    const hasSucceeded = await once(async () => {
      try {
        await act();
        setProblem(undefined);
        return true;
      } catch (error) {
        if (onGone && isGone(error)) onGone();
        else setProblem(problemOf(error, language));
        return false;
      }
    });
    return hasSucceeded ?? false;
  }

  return { attempt, isBusy, problem, lines };
}
