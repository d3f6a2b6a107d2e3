import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { paymentMessages as messages, reviewMessages } from '@ndp/flows/application/payment/messages.ts';
import type { PaymentDraft } from '@ndp/flows/application/payment/payment-fields.tsx';
import { formatPln } from '@ndp/flows/figures.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { FactPanel } from '@ndp/ui/fact-panel.tsx';
import styles from './payment.module.css';

interface PaymentFactsProps {
  readonly application: ApplicationAnswer;
  /** What is typed, where it is shown once more before it is sent. */
  readonly draft?: PaymentDraft;
}

/** How much is paid, and to which account; before sending also the day, the device, and where the whole account stands. */
export function PaymentFacts({ application, draft }: PaymentFactsProps) {
  const { say, language } = useLanguage();
  const { quote, settlement } = application;
  const end = String(settlement?.iban_number ?? '').slice(-4);
  return (
    <section className={styles.section}>
      <FactPanel
        amount={
          quote === null ? undefined : { label: say(messages.amount), value: formatPln(quote, language) }
        }
        facts={[
          {
            label: say(messages.account),
            value: say(draft ? reviewMessages.account_whole : messages.account_ends, { end }),
          },
          ...(draft
            ? [
                {
                  label: say(messages.completion_date),
                  value: formatDate(draft.completion_date ?? '', language),
                },
                { label: say(messages.model), value: draft.heater_model_name },
                ...(draft.serial_number ? [{ label: say(messages.serial), value: draft.serial_number }] : []),
              ]
            : []),
        ]}
      />
    </section>
  );
}
