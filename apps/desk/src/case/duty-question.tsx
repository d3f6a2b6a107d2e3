import { writeToApplicant } from '@ndp/contract/desk/messages.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { controlId } from '@ndp/ui/field-ids.ts';
import { useLayoutEffect, useState } from 'react';
import { sendWith } from '../action-form.tsx';
import { askDesk } from '../ask.ts';
import { Failure } from '../page/failure.tsx';
import { useAction } from '../use-action.ts';
import { useUnsaved } from '../use-unsaved.ts';
import { AnsweredField, useAnswers, useTextFault } from './answer-picker.tsx';
import styles from './case.module.css';
import { dutyMessages as texts } from './duty-messages.ts';
import type { CaseKey } from './use-case.ts';

interface DutyQuestionProps {
  readonly params: CaseKey;
  /** The standard answer the question begins with. */
  readonly about: 'ceeb_missing' | 'source_stopped';
  readonly onSent: () => void;
}

/** A message that asks about a late report or a source that has stopped; it begins with the standard answer for that. */
export function DutyQuestion({ params, about, onSent }: DutyQuestionProps) {
  const { say, language } = useLanguage();
  const action = useAction();
  const answers = useAnswers(params);
  const [typed, setTyped] = useState<string>();
  const [isTried, setTried] = useState(false);
  const text = typed ?? answers.find(({ key }) => key === about)?.text ?? '';
  const fault = useTextFault(text);
  const problem = text.trim() === '' ? say(texts.needs_text) : fault;
  useUnsaved(typed !== undefined && typed.trim() !== '');
  useLayoutEffect(() => document.getElementById(controlId('duty_question'))?.focus(), []);
  const send = async () => {
    setTried(true);
    if (problem) return;
    const isSent = await action.run(() =>
      askDesk(language, writeToApplicant, {
        params: { ...params },
        body: { text, asks_about_duty: true },
      }),
    );
    if (isSent) onSent();
  };
  return (
    <form method="post" className={styles.form} onSubmit={sendWith(send)}>
      <AnsweredField
        name="duty_question"
        label={say(texts.text)}
        help={say(texts.ask_help)}
        {...{ answers, text }}
        rows={8}
        error={isTried ? problem : undefined}
        onChange={setTyped}
      />
      <Button type="submit" busy={action.isBusy}>
        {say(texts.send)}
      </Button>
      <Failure failure={action.failure} />
    </form>
  );
}
