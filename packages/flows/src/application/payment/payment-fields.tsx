import type { CompletionDays } from '@ndp/domain/settlement/completion.ts';
import { CheckField } from '@ndp/ui/check-field.tsx';
import { DateField } from '@ndp/ui/date-field.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { bindField, bindText, bindTick } from '../../form/bind-field.tsx';
import { dateTexts } from '../../form/field-texts.ts';
import { useLanguage } from '../../language.tsx';
import type { Message } from '../../message.ts';
import { formatDate } from '../../numbers.ts';
import { paymentMessages as messages, paymentStatement } from './messages.ts';
import styles from './payment-fields.module.css';

/** What is typed of a payment application and not sent yet. */
export interface PaymentDraft {
  readonly completion_date?: string | undefined;
  readonly heater_model_name?: string | undefined;
  readonly serial_number?: string | undefined;
  readonly consent_payment?: boolean | undefined;
}

export const paymentLabels: Readonly<Record<keyof PaymentDraft, Message>> = {
  completion_date: messages.completion_date,
  heater_model_name: messages.model,
  serial_number: messages.serial,
  consent_payment: messages.statement,
};

interface PaymentFieldsProps {
  readonly draft: PaymentDraft;
  readonly change: (patch: PaymentDraft) => void;
  /** The sentence about a field that did not pass, in the page's language. */
  readonly problem: (field: string) => string | undefined;
  /** The day of the agreement, and the last one it allows, `YYYY-MM-DD`. */
  readonly days: Pick<CompletionDays, 'earliest' | 'latest'>;
}

/** When the replacement was finished, with which device, and the statement. */
export function PaymentFields(props: PaymentFieldsProps) {
  const { say, language, locale } = useLanguage();
  const { earliest, latest } = props.days;
  return (
    <>
      <DateField
        {...bindField(props, 'completion_date')}
        label={say(messages.completion_date)}
        help={say(messages.completion_date_help, {
          earliest: formatDate(earliest, language),
          latest: formatDate(latest, language),
        })}
        min={earliest}
        max={latest}
        locale={locale}
        texts={dateTexts(say)}
        required
      />
      <TextField
        {...bindText(props, 'heater_model_name')}
        label={say(messages.model)}
        help={say(messages.model_help)}
        autoComplete="off"
        required
      />
      <details
        className={styles.serial}
        open={Boolean(props.draft.serial_number) || props.problem('serial_number') !== undefined}
      >
        <summary>{say(messages.serial_fold)}</summary>
        <TextField
          {...bindText(props, 'serial_number')}
          label={say(messages.serial)}
          help={say(messages.serial_help)}
          autoComplete="off"
          maxLength={40}
        />
      </details>
      <CheckField {...bindTick(props, 'consent_payment')} label={say(paymentStatement)} required />
    </>
  );
}
