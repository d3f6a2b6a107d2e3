import { CheckField } from '@ndp/ui/check-field.tsx';
import { DateField } from '@ndp/ui/date-field.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { dateTexts } from '../../form/field-texts.ts';
import { useLanguage } from '../../language.tsx';
import type { Message } from '../../message.ts';
import { formatDate } from '../../numbers.ts';
import { paymentMessages as messages, paymentStatement } from './messages.ts';

/** What is typed of a payment application and not sent yet. */
export interface PaymentDraft {
  readonly completion_date?: string | undefined;
  readonly heater_model_name?: string | undefined;
  readonly consent_payment?: boolean | undefined;
}

export const paymentLabels: Readonly<Record<keyof PaymentDraft, Message>> = {
  completion_date: messages.completion_date,
  heater_model_name: messages.model,
  consent_payment: messages.statement,
};

interface PaymentFieldsProps {
  readonly draft: PaymentDraft;
  readonly change: (patch: PaymentDraft) => void;
  /** The sentence about a field that did not pass, in the page's language. */
  readonly problem: (field: string) => string | undefined;
  /** The day of the agreement, `YYYY-MM-DD`. */
  readonly earliest: string;
}

/** When the replacement was finished, with which device, and the statement. */
export function PaymentFields({ draft, change, problem, earliest }: PaymentFieldsProps) {
  const { say, language, locale } = useLanguage();
  return (
    <>
      <DateField
        name="completion_date"
        label={say(messages.completion_date)}
        help={say(messages.completion_date_help, { earliest: formatDate(earliest, language) })}
        min={earliest}
        locale={locale}
        value={draft.completion_date}
        onChange={(completion_date) => change({ completion_date })}
        error={problem('completion_date')}
        texts={dateTexts(say)}
        required
      />
      <TextField
        name="heater_model_name"
        label={say(messages.model)}
        help={say(messages.model_help)}
        autoComplete="off"
        value={draft.heater_model_name ?? ''}
        onChange={(heater_model_name) => change({ heater_model_name })}
        error={problem('heater_model_name')}
        required
      />
      <CheckField
        name="consent_payment"
        label={say(paymentStatement)}
        checked={draft.consent_payment ?? false}
        onChange={(consent_payment) => change({ consent_payment })}
        error={problem('consent_payment')}
        required
      />
    </>
  );
}
