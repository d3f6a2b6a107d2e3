import { applicationStatuses } from '@ndp/domain/workflow/statuses.ts';
import { statusNames } from '@ndp/flows/application/status-names.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { SelectField } from '@ndp/ui/select-field.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { ActionForm } from '../action-form.tsx';
import { CheckList } from '../check-list.tsx';
import { DayField } from '../day-field.tsx';
import { sampleMessages as texts } from './messages.ts';
import styles from './sample.module.css';
import type { useWanted } from './use-wanted.ts';

interface SampleFormProps {
  readonly form: ReturnType<typeof useWanted>;
  readonly programs: readonly string[];
  readonly onSend: () => unknown;
}

/** Of which cases how many are drawn, and by which seed. */
export function SampleForm({ form, programs, onSend }: SampleFormProps) {
  const { say } = useLanguage();
  const { typed, change, errorOf, action } = form;
  return (
    <ActionForm className={styles.form} action={action} button={say(texts.draw)} onSend={onSend}>
      <CheckList
        name="status"
        className={styles.statuses}
        legend={say(texts.statuses)}
        help={say(texts.statuses_help)}
        options={applicationStatuses.map((value) => ({ value, label: say(statusNames[value].name) }))}
        chosen={typed.statuses}
        error={errorOf('statuses')}
        onChange={(statuses) => change({ statuses })}
      />
      <div className={styles.row}>
        {(['from', 'to'] as const).map((name) => (
          <DayField
            key={name}
            name={name}
            label={say(texts[name])}
            required
            value={typed[name]}
            error={errorOf(name)}
            onChange={(day) => change({ [name]: day })}
          />
        ))}
        {programs.length > 1 && (
          <SelectField
            name="program"
            label={say(texts.program)}
            emptyText={say(texts.every_program)}
            value={typed.program}
            options={programs.map((value) => ({ value, label: value }))}
            onChange={(program) => change({ program })}
          />
        )}
      </div>
      <TextField
        name="size"
        label={say(texts.size)}
        inputMode="numeric"
        width="short"
        maxLength={5}
        required
        value={typed.size}
        error={errorOf('size')}
        onChange={(size) => change({ size })}
      />
      <TextField
        name="seed"
        label={say(texts.seed)}
        help={say(texts.seed_help)}
        maxLength={200}
        required
        value={typed.seed}
        error={errorOf('seed')}
        onChange={(seed) => change({ seed })}
      />
    </ActionForm>
  );
}
