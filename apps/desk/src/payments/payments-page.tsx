import { listBankLines } from '@ndp/contract/desk/bank-lines.ts';
import { listPayments } from '@ndp/contract/desk/payments.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { useState } from 'react';
import { askDesk } from '../ask.ts';
import { deskMessages } from '../messages.ts';
import { Failure } from '../page/failure.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import { useWaiting } from '../page/waiting.tsx';
import { useLoaded } from '../use-loaded.ts';
import { BankLines } from './bank-lines.tsx';
import { BatchList } from './batch-list.tsx';
import { Bookings } from './bookings.tsx';
import { paymentMessages as texts } from './messages.ts';
import { PaymentTable } from './payment-table.tsx';
import { SettingsForm } from './settings-form.tsx';
import { StatementForm } from './statement-form.tsx';

/** The payments of a partner: what waits, batches, the bank’s statement, and the settings with their history. */
export function PaymentsPage({ partner }: { readonly partner: DeskPartner }) {
  const { say } = useLanguage();
  const [done, setDone] = useState('');
  // Settings that count now change what the list above them says.
  const [round, setRound] = useState(0);
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
      {may('read-payment-settings') && <SettingsForm partner={partner} onDone={onSet} />}
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
  const { answer, failure, again } = useLoaded(`payments ${partner.id}`, async () => ({
    ...(await askDesk(language, listPayments, { params })),
    ...(await askDesk(language, listBankLines, { params })),
  }));
  const { countAgain } = useWaiting();
  const onChanged = (sentence: string) => {
    onDone(sentence);
    again();
    countAgain();
  };
  const mayBank = partner.acts.includes('bank-files');
  return (
    <>
      <Failure failure={failure} onAgain={again} />
      {!answer && !failure && <p role="status">{say(deskMessages.loading)}</p>}
      {answer && (
        <>
          {!answer.has_bank && <Notice tone="warning">{say(texts.no_bank)}</Notice>}
          <PaymentTable
            partner={partner}
            payments={answer.payments}
            batches={answer.batches}
            onDone={onChanged}
          />
          <BatchList partner={partner} batches={answer.batches} onDone={onChanged} />
          {mayBank && answer.has_bank && <StatementForm partner={partner.id} onDone={onChanged} />}
          <BankLines partner={partner} lines={answer.lines} onDone={onChanged} />
          <Bookings partner={partner.id} />
        </>
      )}
    </>
  );
}
