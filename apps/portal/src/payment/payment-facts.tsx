import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import type { DocumentKind } from '@ndp/domain/settlement/document-kinds.ts';
import { documentNames, paymentMessages as messages } from '@ndp/flows/application/payment/messages.ts';
import { formatPln } from '@ndp/flows/figures.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { FactPanel } from '@ndp/ui/fact-panel.tsx';
import { Deadlines } from '../calendar/deadlines.tsx';
import styles from './payment.module.css';

interface PaymentFactsProps {
  readonly application: ApplicationAnswer;
  readonly payment: NonNullable<ApplicationAnswer['payment']>;
}

/** How much is paid, to which account, what is still missing, and the days that count. */
export function PaymentFacts({ application, payment }: PaymentFactsProps) {
  const { say, language } = useLanguage();
  const { quote, settlement, deadlines } = application;
  const end = String(settlement?.iban_number ?? '').slice(-4);
  return (
    <section className={styles.section}>
      <FactPanel
        amount={
          quote === null ? undefined : { label: say(messages.amount), value: formatPln(quote, language) }
        }
        facts={[
          { label: say(messages.account), value: say(messages.account_ends, { end }) },
          { label: say(messages.missing), value: <Missing payment={payment} /> },
        ]}
      />
      <p>{say(messages.by_when)}</p>
      <Deadlines deadlines={deadlines} heading="h2" />
    </section>
  );
}

function Missing({ payment }: Pick<PaymentFactsProps, 'payment'>) {
  const { say } = useLanguage();
  const missing = payment.kinds.filter(
    ({ kind, is_required }) => is_required && !payment.documents.some((sent) => sent.kind === kind),
  );
  if (missing.length === 0) return say(messages.nothing_missing);
  return (
    <ul className={styles.missing}>
      {missing.map(({ kind }) => (
        <li key={kind}>{say(documentNames[kind as DocumentKind])}</li>
      ))}
    </ul>
  );
}
