import { submit } from '@ndp/flows/estimate/submit/step.ts';
import { estimateExplainer } from '@ndp/flows/explain.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { focusField } from '@ndp/ui/field-ids.ts';
import { type FormEvent, useState } from 'react';
import { useOnce } from '../../attempt/use-once.ts';

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
  const { once, isBusy } = useOnce();

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    setProblem(undefined);
    const accepted = submit.schema.safeParse({ email: typed });
    if (!accepted.success) {
      const [issue] = accepted.error.issues;
      setProblem(issue && estimateExplainer.explain(issue, language));
      focusField('email');
      return;
    }
    await once(() => send(accepted.data.email).catch((error: unknown) => setProblem(tell(error))));
  }

  return { typed, setTyped, problem, isBusy, onSubmit };
}
