import { type RegulatorAnswer, readReport } from '@ndp/contract/desk/regulator.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import type { Message } from '@ndp/flows/message.ts';
import { Notice } from '@ndp/ui/notice.tsx';
import { useState } from 'react';
import { useAddress } from '../address.ts';
import { askDesk } from '../ask.ts';
import { CaseLink } from '../case-link.tsx';
import table from '../inbox/inbox.module.css';
import { Link } from '../link.tsx';
import { deskMessages } from '../messages.ts';
import { Failure } from '../page/failure.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import { useWaiting } from '../page/waiting.tsx';
import styles from '../payments/payments.module.css';
import { polishToday } from '../polish-today.ts';
import { useLoaded } from '../use-loaded.ts';
import { WideTable } from '../wide-table.tsx';
import { ReportHistory } from './history.tsx';
import { regulatorMessages as texts } from './messages.ts';
import { ReleaseReport } from './release.tsx';
import { ReportLines } from './report-lines.tsx';
import { useKwh, useToe } from './use-toe.ts';

/** Years one can look at, the running one first. */
const yearsShown = 5;

/** The report of a year to the regulator: its totals, what is missing, and its way to be released. */
export function RegulatorPage({ partner }: { readonly partner: DeskPartner }) {
  const { say, language } = useLanguage();
  const { searchParams } = useAddress();
  const [done, setDone] = useState('');
  const thisYear = Number(polishToday().slice(0, 4));
  const year = searchParams.get('year') ?? String(thisYear);
  const { answer, failure, again } = useLoaded(`regulator ${partner.id} ${year}`, () =>
    askDesk(language, readReport, { params: { partner: partner.id }, query: { year } }),
  );
  const { countAgain } = useWaiting();
  const onDone = (sentence: string) => {
    setDone(sentence);
    again();
    countAgain();
  };
  const of = { partner, year };
  return (
    <>
      <h1>{say(texts.title, { partner: partner.title })}</h1>
      <p>{say(texts.about)}</p>
      <Years thisYear={thisYear} year={year} />
      {done && <Notice tone="success" announce="status" title={done} />}
      <Failure failure={failure} onAgain={again} />
      {!answer && !failure && <p role="status">{say(deskMessages.loading)}</p>}
      {answer && (
        <>
          <Totals year={year} answer={answer} />
          {answer.lines.length > 0 && <ReportLines partner={partner} answer={answer} />}
          <Incomplete partner={partner} answer={answer} />
          <ReleaseReport key={year} {...of} answer={answer} onDone={onDone} />
          {answer.proposals.length > 0 && <ReportHistory proposals={answer.proposals} />}
        </>
      )}
    </>
  );
}

function Years({ thisYear, year }: { readonly thisYear: number; readonly year: string }) {
  const { say } = useLanguage();
  const { pathname } = useAddress();
  const years = Array.from({ length: yearsShown }, (_, i) => String(thisYear - i));
  return (
    <nav className={table.tabs} aria-label={say(texts.years)}>
      {years.map((each) => (
        <Link key={each} to={`${pathname}?year=${each}`} className={table.tab} current={each === year}>
          {each}
        </Link>
      ))}
    </nav>
  );
}

interface AnswerProps {
  readonly answer: RegulatorAnswer;
}

function Totals({ year, answer }: AnswerProps & { readonly year: string }) {
  const { say } = useLanguage();
  const inToe = useToe();
  const headOf = (name: string): Message => ({ pl: name, en: name });
  const years = [headOf(year), headOf(String(Number(year) - 1))];
  const inKwh = useKwh();
  const { cases, toe, kwh, before } = answer;
  const rows = [
    [texts.cases, String(cases), String(before.cases)],
    [texts.toe, inToe(toe), inToe(before.toe)],
    [texts.kwh, inKwh(kwh), inKwh(before.kwh)],
  ] as const;
  return (
    <section className={styles.part} aria-labelledby="totals">
      <h2 id="totals">{say(texts.totals)}</h2>
      <WideTable isNarrow name={say(texts.totals)} heads={[texts.what, ...years]} numbers={years}>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name.en}>
              <th scope="row">{say(name)}</th>
              {values.map((value, i) => (
                <td className={table.number} key={years[i]?.en}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </WideTable>
    </section>
  );
}

function Incomplete({ partner, answer }: AnswerProps & { readonly partner: DeskPartner }) {
  const { say } = useLanguage();
  const { incomplete, incomplete_count: count } = answer;
  return (
    <section className={styles.part} aria-labelledby="incomplete">
      <h2 id="incomplete">{say(texts.incomplete)}</h2>
      <p>{count === 0 ? say(texts.whole) : say(texts.incomplete_count, { count })}</p>
      {count > 0 && (
        <WideTable isNarrow name={say(texts.incomplete)} heads={[texts.case, texts.missing]}>
          <tbody>
            {incomplete.map(({ reference, missing }) => (
              <tr key={reference}>
                <th scope="row" className={table.day}>
                  <CaseLink partner={partner} reference={reference} />
                </th>
                <td>{missing.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      )}
    </section>
  );
}
