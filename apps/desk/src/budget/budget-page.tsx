import { type BudgetAnswer, readBudget } from '@ndp/contract/desk/budget.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { useState } from 'react';
import { askDesk } from '../ask.ts';
import { CaseLink } from '../case-link.tsx';
import { formatGr } from '../grosze.ts';
import table from '../inbox/inbox.module.css';
import { deskMessages } from '../messages.ts';
import { MoneyStrip } from '../money/money-strip.tsx';
import { Failure } from '../page/failure.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import { useWaiting } from '../page/waiting.tsx';
import styles from '../payments/payments.module.css';
import { useLoaded } from '../use-loaded.ts';
import { WideTable } from '../wide-table.tsx';
import { ChangeBudget } from './change-budget.tsx';
import { partNames, budgetMessages as texts } from './messages.ts';
import { Movements } from './movements.tsx';

/** The budget of a programme: how it is divided, who waits, every movement, and how it is changed. */
export function BudgetPage({ partner }: { readonly partner: DeskPartner }) {
  const { say, language } = useLanguage();
  const [done, setDone] = useState('');
  const [before, setBefore] = useState<number>();
  const { answer, failure, again } = useLoaded(`budget ${partner.id} ${before}`, () =>
    askDesk(language, readBudget, {
      params: { partner: partner.id },
      query: before === undefined ? {} : { before: String(before) },
    }),
  );
  const { countAgain } = useWaiting();
  const onDone = (sentence: string) => {
    setDone(sentence);
    again();
    countAgain();
  };
  return (
    <>
      <h1>{say(texts.title, { partner: partner.title })}</h1>
      <MoneyStrip partner={partner} since={answer} />
      {done && <Notice tone="success" announce="status" title={done} />}
      <Failure failure={failure} onAgain={again} />
      {!answer && !failure && <p role="status">{say(deskMessages.loading)}</p>}
      {answer && (
        <>
          {answer.budget ? <Parts budget={answer.budget} /> : <NoBudget taken={answer.taken_gr} />}
          <ChangeBudget partner={partner} proposal={answer.proposal} onDone={onDone} />
          {answer.budget && <WaitingList partner={partner} answer={answer} />}
          {answer.budget && (
            <Movements partner={partner} answer={answer} before={before} onPage={setBefore} />
          )}
        </>
      )}
    </>
  );
}

function NoBudget({ taken }: { readonly taken: number | null }) {
  const { say, language } = useLanguage();
  return (
    <p>
      {say(texts.none)} {taken !== null && say(texts.taken, { sum: formatGr(taken, language) })}
    </p>
  );
}

function Parts({ budget }: { readonly budget: NonNullable<BudgetAnswer['budget']> }) {
  const { say, language } = useLanguage();
  const { cases } = budget;
  const rows = [
    ['total', budget.total_gr, undefined],
    ['spent', budget.spent_gr, cases.spent],
    ['committed', budget.committed_gr, cases.committed],
    ['reserved', budget.reserved_gr, cases.reserved],
    ['free', budget.free_gr, undefined],
  ] as const;
  return (
    <div className={styles.part}>
      <WideTable
        name={say(texts.parts)}
        heads={[texts.part, texts.amount, texts.cases]}
        numbers={[texts.amount, texts.cases]}
      >
        <tbody>
          {rows.map(([name, gr, count]) => (
            <tr key={name}>
              <th scope="row">{say(partNames[name])}</th>
              <td className={table.number}>{formatGr(gr, language)}</td>
              <td className={table.number}>{count ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </div>
  );
}

function WaitingList({ partner, answer }: { readonly partner: DeskPartner; readonly answer: BudgetAnswer }) {
  const { say, language, locale } = useLanguage();
  const { waiting, waiting_count: count } = answer;
  return (
    <section className={styles.part} aria-labelledby="waiting-list">
      <h2 id="waiting-list">{say(texts.waiting)}</h2>
      <p>{count === 0 ? say(texts.waiting_none) : say(texts.waiting_count, { count })}</p>
      {count > 0 && (
        <WideTable
          name={say(texts.waiting)}
          heads={[texts.place, texts.case, texts.missing, texts.short, texts.since]}
          numbers={[texts.missing, texts.short]}
        >
          <tbody>
            {waiting.map(({ place, reference, missing_gr, short_gr, since }) => (
              <tr key={reference}>
                <td>{place}</td>
                <th scope="row">
                  <CaseLink partner={partner} reference={reference} />
                </th>
                <td className={table.number}>{formatGr(missing_gr, language)}</td>
                <td className={table.number}>{formatGr(short_gr, language)}</td>
                <td className={table.day}>
                  {new Date(since).toLocaleDateString(locale, { timeZone: 'Europe/Warsaw' })}
                </td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      )}
    </section>
  );
}
