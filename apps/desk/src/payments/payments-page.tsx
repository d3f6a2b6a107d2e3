import { type DeskBankLine, listBankLines } from '@ndp/contract/desk/bank-lines.ts';
import { type DeskBatch, listPayments, paymentStages } from '@ndp/contract/desk/payments.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { useState } from 'react';
import { pagePath, useAddress } from '../address.ts';
import { askDesk } from '../ask.ts';
import { Link } from '../link.tsx';
import { deskMessages } from '../messages.ts';
import { MoneyStrip } from '../money/money-strip.tsx';
import { Failure } from '../page/failure.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import { useWaiting } from '../page/waiting.tsx';
import { useLoaded } from '../use-loaded.ts';
import { BankLines } from './bank-lines.tsx';
import { BatchList } from './batch-list.tsx';
import { paymentMessages as texts } from './messages.ts';
import { PaymentTable } from './payment-table.tsx';
import styles from './payments.module.css';
import { SettingsForm } from './settings-form.tsx';
import { StatementForm } from './statement-form.tsx';
import { Unproposed } from './unproposed.tsx';

/** The stage the address asks for; undefined: everything that waits. */
function useStage() {
  const { searchParams } = useAddress();
  const named = searchParams.get('stage');
  return listedStages.find((each) => each === named);
}
const listedStages = ['to_propose', ...paymentStages] as const;

/** The payments of a partner: what waits, batches, the bank’s statement, and the settings with their history. */
export function PaymentsPage({ partner }: { readonly partner: DeskPartner }) {
  const { say } = useLanguage();
  const [done, setDone] = useState('');
  // Settings that count now change what the list above them says.
  const [round, setRound] = useState(0);
  const stage = useStage();
  const onSet = (sentence: string) => {
    setDone(sentence);
    setRound(round + 1);
  };
  const may = (act: string) => partner.acts.includes(act);
  return (
    <>
      <h1>{say(may('read-payments') ? texts.title : texts.settings_title, { partner: partner.title })}</h1>
      {done && <Notice tone="success" announce="status" title={done} />}
      {may('read-payments') && <Waiting key={round} partner={partner} onDone={setDone} />}
      {may('read-payment-settings') && !stage && <SettingsForm partner={partner} onDone={onSet} />}
    </>
  );
}

interface WaitingProps {
  readonly partner: DeskPartner;
  readonly onDone: (sentence: string) => void;
}

function Waiting({ partner, onDone }: WaitingProps) {
  const { say, language } = useLanguage();
  const params = { partner: partner.id };
  const stage = useStage();
  const listed = paymentStages.find((each) => each === stage);
  const { answer, failure, again } = useLoaded(`payments ${partner.id} ${stage}`, async () => ({
    ...(await askDesk(language, listPayments, { params, query: { stage: listed } })),
    ...(await askDesk(language, listBankLines, { params })),
  }));
  const { countAgain } = useWaiting();
  const onChanged = (sentence: string) => {
    onDone(sentence);
    again();
    countAgain();
  };
  return (
    <>
      {partner.acts.includes('read-budget') && <MoneyStrip partner={partner} since={answer} />}
      <Failure failure={failure} onAgain={again} />
      {!answer && !failure && <p role="status">{say(deskMessages.loading)}</p>}
      {answer && !answer.has_bank && <Notice tone="warning">{say(texts.no_bank)}</Notice>}
      {answer && (stage === undefined || listed) && (
        <PaymentTable
          partner={partner}
          stage={listed}
          payments={answer.payments}
          batches={answer.batches}
          onDone={onChanged}
        />
      )}
      {answer && !listed && <Unproposed partner={partner.id} cases={answer.to_propose} />}
      {answer && stage === undefined && <Banking partner={partner} answer={answer} onDone={onChanged} />}
      {stage && <Link to={pagePath(partner.id, 'payments')}>{say(texts.all_payments)}</Link>}
    </>
  );
}

interface BankingProps extends WaitingProps {
  readonly answer: {
    readonly batches: readonly DeskBatch[];
    readonly lines: readonly DeskBankLine[];
    readonly has_bank: boolean;
  };
}

/** What goes to the bank and what comes back from it. */
function Banking({ partner, answer, onDone }: BankingProps) {
  const { say } = useLanguage();
  return (
    <>
      <BatchList partner={partner} batches={answer.batches} onDone={onDone} />
      {partner.acts.includes('bank-files') && answer.has_bank && (
        <StatementForm partner={partner.id} onDone={onDone} />
      )}
      <BankLines partner={partner} lines={answer.lines} onDone={onDone} />
      <section className={styles.part} aria-labelledby="accounts">
        <h2 id="accounts">{say(texts.accounts)}</h2>
        <Link to={pagePath(partner.id, 'bookings')}>{say(texts.bookings)}</Link>
      </section>
    </>
  );
}
