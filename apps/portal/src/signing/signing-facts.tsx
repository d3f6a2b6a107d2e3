import type { SigningAnswer } from '@ndp/contract/calls/signing.ts';
import { formatMoment } from '@ndp/flows/application/moment.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatPln } from '@ndp/flows/numbers.ts';
import { signingMessages as texts } from './messages.ts';
import styles from './signing-facts.module.css';
import { daysLeft, hourOf } from './term.ts';

/** Amount, signer, reference and term at one glance. */
export function SigningFacts({ signing }: { readonly signing: SigningAnswer }) {
  const { say } = useLanguage();
  const { quote, signer_name, reference } = signing;
  return (
    <dl className={styles.facts}>
      {quote !== null && (
        <div className={styles.amount}>
          <dt>{say(texts.amount)}</dt>
          <dd>{formatPln(quote)}</dd>
        </div>
      )}
      <div>
        <dt>{say(texts.signer)}</dt>
        <dd>{signer_name}</dd>
      </div>
      <div>
        <dt>{say(texts.reference)}</dt>
        <dd>{reference}</dd>
      </div>
      <div>
        <dt>{say(texts.term)}</dt>
        <dd>
          <Term deadline={signing.deadline} />
        </dd>
      </div>
    </dl>
  );
}

function Term({ deadline }: { readonly deadline: string }) {
  const { say, language } = useLanguage();
  const days = daysLeft(deadline, new Date());
  if (days < 1) return say(texts.termToday, { hour: hourOf(deadline) });
  return say(texts.termDays, { date: formatMoment(deadline, language), days });
}
