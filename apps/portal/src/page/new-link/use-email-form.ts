import { submit } from '@ndp/flows/estimate/submit/step.ts';
import { estimateExplainer } from '@ndp/flows/explain.ts';
import type { FormMessage } from '@ndp/flows/form/form-message.tsx';
import { useLanguage } from '@ndp/flows/language.tsx';
import { focusField } from '@ndp/ui/field-ids.ts';
import { type FormEvent, useState } from 'react';
import { useOnce } from '../../attempt/use-once.ts';

/**
 * A form of one e-mail address: validated by the same schema as in the estimate, sent once it passes.
 *
 * @param before  what the form was answered with without script
 * @param send  what is done with an accepted address
 * @param explain  the sentence for a failed `send`
 */
export function useEmailForm(
  initial: string,
  before: FormMessage | undefined,
  send: (email: string) => Promise<void>,
  explain: (error: unknown) => string,
) {
  const { language } = useLanguage();
  const refused = before?.isDone === false ? before : undefined;
  const [typed, setTyped] = useState(before?.typed?.email ?? initial);
  const [problem, setProblem] = useState(refused && (refused.text || problemOf(typed)));
  const { once, isBusy } = useOnce();

  function problemOf(email: string): string | undefined {
    const [issue] = submit.schema.safeParse({ email }).error?.issues ?? [];
    return issue && estimateExplainer.explain(issue, language);
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    setProblem(undefined);
    const accepted = submit.schema.safeParse({ email: typed });
    if (!accepted.success) {
      setProblem(problemOf(typed));
      focusField('email');
      return;
    }
    await once(() => send(accepted.data.email).catch((error: unknown) => setProblem(explain(error))));
  }

  return { typed, setTyped, problem, isBusy, onSubmit };
}
