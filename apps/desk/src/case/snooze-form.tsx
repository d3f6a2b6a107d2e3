import { mostSnoozed, snooze } from '@ndp/contract/desk/cases.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { Button } from '@ndp/ui/button.tsx';
import control from '@ndp/ui/control.module.css';
import { FieldFrame } from '@ndp/ui/field-frame.tsx';
import { controlId } from '@ndp/ui/field-ids.ts';
import { ActionForm } from '../action-form.tsx';
import { askDesk } from '../ask.ts';
import { snoozeMessages as texts } from '../inbox/snooze-messages.ts';
import { dayAfter } from '../polish-today.ts';
import { useForm } from '../use-form.ts';
import styles from './case.module.css';
import type { CasePartProps } from './case-part.ts';

/** Puts a case aside until a day, and takes one up again that is put aside. */
export function SnoozeForm({ partner, shown, onDone }: CasePartProps) {
  const { say, language } = useLanguage();
  const { typed, isTried, action, ...form } = useForm({ until: shown.snoozed_until ?? dayAfter(7) });
  const { until } = typed;
  const params = { partner: partner.id, reference: shown.reference };
  const sendUntil = (day: string | null) => askDesk(language, snooze, { params, body: { until: day } });
  const putAside = async () => {
    if (await form.send(until !== '' && (() => sendUntil(until))))
      onDone(say(texts.done, { day: formatDate(until, language) }));
  };
  const takeUp = async () => {
    if (await action.run(() => sendUntil(null))) onDone(say(texts.woken));
  };
  const error = isTried && until === '' ? say(texts.needs_day) : undefined;
  return (
    <ActionForm className={styles.form} {...{ action, button: say(texts.send) }} onSend={putAside}>
      <FieldFrame
        name="snooze_until"
        label={say(texts.until)}
        help={say(texts.help)}
        controlId={controlId('snooze_until')}
        error={error}
      >
        <input
          type="date"
          id={controlId('snooze_until')}
          className={control.control}
          aria-invalid={error !== undefined}
          value={until}
          min={dayAfter(1)}
          max={dayAfter(mostSnoozed)}
          onChange={({ target }) => form.change({ until: target.value })}
        />
      </FieldFrame>
      {shown.snoozed_until && (
        <Button variant="secondary" busy={action.isBusy} onClick={() => void takeUp()}>
          {say(texts.wake)}
        </Button>
      )}
    </ActionForm>
  );
}
