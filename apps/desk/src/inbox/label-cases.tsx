import type { InboxAnswer } from '@ndp/contract/desk/inbox.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { SelectField } from '@ndp/ui/select-field.tsx';
import { ActionForm } from '../action-form.tsx';
import { labelMessages as texts } from '../page/label-messages.ts';
import { Menu } from '../page/menu.tsx';
import { useForm } from '../use-form.ts';
import styles from './inbox.module.css';

interface LabelCasesProps {
  readonly count: number;
  readonly labels: InboxAnswer['labels'];
  /** Begins it with the selected cases. */
  readonly onLabel: (label: string) => Promise<unknown>;
}

/** Puts a label on the selected cases. */
export function LabelCases({ count, labels, onLabel }: LabelCasesProps) {
  const { say } = useLanguage();
  const { typed, isTried, action, change, send } = useForm<{ label: string | undefined }>({
    label: undefined,
  });
  const { label } = typed;
  return (
    <Menu label={say(texts.open_cases)} className={styles.up}>
      <ActionForm
        className={styles.handOver}
        action={action}
        button={say(texts.send_cases, { count })}
        onSend={() => send(label !== undefined && (() => onLabel(label)))}
      >
        <SelectField
          name="label_cases"
          label={say(texts.label)}
          emptyText={say(texts.needs_label)}
          value={label}
          options={labels.map(({ id, name }) => ({ value: id, label: name }))}
          error={isTried && label === undefined ? say(texts.needs_label) : undefined}
          onChange={(chosen) => change({ label: chosen })}
        />
      </ActionForm>
    </Menu>
  );
}
