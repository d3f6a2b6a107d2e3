import { mostSnoozed } from '@ndp/contract/desk/cases.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { ActionForm } from '../action-form.tsx';
import { DayField } from '../day-field.tsx';
import { Menu } from '../page/menu.tsx';
import { dayAfter } from '../polish-today.ts';
import { useForm } from '../use-form.ts';
import styles from './inbox.module.css';
import { snoozeMessages as texts } from './snooze-messages.ts';

interface SnoozeCasesProps {
  readonly count: number;
  /** Begins it with the selected cases. */
  readonly onSnooze: (until: string) => Promise<unknown>;
}

/** Puts the selected cases aside until a day; those with a deadline before it stay. */
export function SnoozeCases({ count, onSnooze }: SnoozeCasesProps) {
  const { say } = useLanguage();
  const { typed, isTried, action, change, send } = useForm({ until: dayAfter(7) });
  const { until } = typed;
  return (
    <Menu label={say(texts.open)} className={styles.up}>
      <ActionForm
        className={styles.handOver}
        action={action}
        button={say(texts.send_cases, { count })}
        onSend={() => send(until !== '' && (() => onSnooze(until)))}
      >
        <DayField
          name="snooze_cases_until"
          label={say(texts.until)}
          value={until}
          min={dayAfter(1)}
          max={dayAfter(mostSnoozed)}
          error={isTried && until === '' ? say(texts.needs_day) : undefined}
          onChange={(day) => change({ until: day })}
        />
        <p>{say(texts.help_cases)}</p>
      </ActionForm>
    </Menu>
  );
}
