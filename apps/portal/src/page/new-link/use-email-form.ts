import { submit } from '@ndp/flows/estimate/submit/step.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { explain } from '@ndp/flows/problems.ts';
import { focusField } from '@ndp/ui/field-ids.ts';
import { type FormEvent, useState } from 'react';

/**
 * A form of one e-mail address: validated by the same schema as in the estimate, sent once it passes.
 *
 * @param send  what is done with an accepted address
 * @param tell  the sentence for a failed `send`
 */
export function useEmailForm(
  initial: string,
  send: (email: string) => Promise<void>,
  tell: (error: unknown) => string,
) {
  const { language } = useLanguage();
  const [typed, setTyped] = useState(initial);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    setProblem(undefined);
    const accepted = submit.schema.safeParse({ email: typed });
    if (!accepted.success) {
      const [issue] = accepted.error.issues;
      setProblem(issue && explain(issue, language));
      focusField('email');
      return;
    }
    setBusy(true);
    try {
      await send(accepted.data.email);
    } catch (error) {
      setProblem(tell(error));
    } finally {
      setBusy(false);
    }
  }

  return { typed, setTyped, problem, isBusy, onSubmit };
}
