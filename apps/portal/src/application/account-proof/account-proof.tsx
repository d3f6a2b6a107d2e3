import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { formatIban } from '@ndp/domain/identifiers/iban.ts';
import { proofGr } from '@ndp/domain/money/bank/account-proof.ts';
import { formatGrosze } from '@ndp/flows/figures.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import styles from './account-proof.module.css';
import { accountProofMessages as texts } from './messages.ts';

type Proof = NonNullable<ApplicationAnswer['account_proof']>;

/** How an applicant who wants to proves that the account is theirs, and what came of it. */
export function AccountProof({ proof: { state, on, ask } }: { readonly proof: Proof }) {
  const { say, language } = useLanguage();
  const day = on === null ? '' : formatDate(on, language);
  if (state === 'proven') return <p>{say(texts.proven, { day })}</p>;
  return (
    <div className={styles.part}>
      {state === 'other' && <p role="status">{say(texts.other, { day })}</p>}
      {ask && <Transfer ask={ask} />}
    </div>
  );
}

function Transfer({ ask }: { readonly ask: NonNullable<Proof['ask']> }) {
  const { say, language } = useLanguage();
  const facts = [
    [texts.amount, formatGrosze(proofGr, language)],
    [texts.payee, ask.payee],
    [texts.account, formatIban(ask.account).replace(/^PL/, '')],
    [texts.transferTitle, ask.title],
  ] as const;
  return (
    <>
      <p>{say(texts.voluntary)}</p>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label.en}>
            <dt>{say(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{say(texts.result)}</p>
    </>
  );
}
