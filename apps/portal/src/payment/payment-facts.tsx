import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { paymentMessages as messages } from '@ndp/flows/application/payment/messages.ts';
import { formatPln } from '@ndp/flows/figures.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { FactPanel } from '@ndp/ui/fact-panel.tsx';
import styles from './payment.module.css';

interface PaymentFactsProps {
  readonly application: ApplicationAnswer;
}

/** How much is paid, and to which account. */
export function PaymentFacts({ application }: PaymentFactsProps) {
  const { say, language } = useLanguage();
  const { quote, settlement } = application;
  const end = String(settlement?.iban_number ?? '').slice(-4);
  return (
    <section className={styles.section}>
      <FactPanel
        amount={
          quote === null ? undefined : { label: say(messages.amount), value: formatPln(quote, language) }
        }
        facts={[{ label: say(messages.account), value: say(messages.account_ends, { end }) }]}
      />
    </section>
  );
}
