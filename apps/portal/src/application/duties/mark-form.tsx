import { type DutyKind, longestDutyNote } from '@ndp/domain/duties.ts';
import { useFormMessage } from '@ndp/flows/form/form-message.tsx';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { SelectField } from '@ndp/ui/select-field.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { type FormEvent, useState } from 'react';
import { Failure } from '../../attempt/failure.tsx';
import { useAttempt } from '../../attempt/use-attempt.ts';
import type { DutyActs } from './acts.ts';
import styles from './duties.module.css';
import { doneField, kindField, noteField } from './fields.ts';
import { doneNames, dutyMessages as texts } from './messages.ts';

interface MarkFormProps {
  /** The duties nobody called done; at least one. */
  readonly kinds: readonly DutyKind[];
  readonly acts: DutyActs;
}

/** Calls a duty done, with a note of how that can be shown. */
export function MarkForm({ kinds, acts }: MarkFormProps) {
  const { say } = useLanguage();
  const formMessage = useFormMessage(doneField);
  const { attempt, isBusy, lines } = useAttempt(undefined, doneField);
  const [chosen, setChosen] = useState<string | undefined>(formMessage?.typed?.[kindField]);
  const [note, setNote] = useState(formMessage?.typed?.[noteField] ?? '');
  const duty = kinds.find((kind) => kind === chosen) ?? kinds[0];
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!duty) return;
    const isSaved = await attempt(() => acts.mark(duty, { is_done: true, note: note.trim() }));
    // The form goes, and another one comes for what is left.
    if (isSaved) document.getElementById('duties')?.focus();
  };
  return (
    <details className={styles.mark} open={formMessage !== undefined}>
      <summary>{say(texts.mark)}</summary>
      <form method="post" className={styles.form} onSubmit={send} noValidate>
        <input type="hidden" name={doneField} />
        <Failure title={texts.failed} lines={lines} kept={texts.unchanged} />
        <SelectField
          name={kindField}
          label={say(texts.which)}
          emptyText={say(texts.choose)}
          options={kinds.map((value) => ({ value, label: say(doneNames[value]) }))}
          value={duty}
          onChange={setChosen}
        />
        <TextField
          name={noteField}
          label={say(texts.note)}
          help={say(texts.noteHelp)}
          optionalText={say(texts.optional)}
          autoComplete="off"
          maxLength={longestDutyNote}
          value={note}
          onChange={setNote}
        />
        <Button type="submit" variant="secondary" busy={isBusy}>
          {say(texts.send)}
        </Button>
      </form>
    </details>
  );
}
