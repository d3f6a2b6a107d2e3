import type { CaseAnswer } from '@ndp/contract/desk/cases.ts';
import { movesForOffice, type NextMove, nameOfMove, whoseMove } from '@ndp/flows/application/move-names.ts';
import { formatPln } from '@ndp/flows/figures.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { useState } from 'react';
import { viewPath } from '../address.ts';
import { Link } from '../link.tsx';
import { deskMessages } from '../messages.ts';
import { Failure } from '../page/failure.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import { useWaiting } from '../page/waiting.tsx';
import { AmountDue } from '../payments/amount-due.tsx';
import { Appeal } from './appeal.tsx';
import styles from './case.module.css';
import { CaseActs, Done } from './case-acts.tsx';
import { Conversation } from './conversation.tsx';
import { Correction } from './correction/correction.tsx';
import { CoveredData } from './covered-data.tsx';
import { Files } from './files.tsx';
import { Flags } from './flags.tsx';
import { LastStep } from './last-step.tsx';
import { caseMessages as texts } from './messages.ts';
import { Notes } from './notes.tsx';
import { Records } from './records.tsx';
import { useCase } from './use-case.ts';

/** Everything about one case on one page. */
export function CasePage({
  partner,
  reference,
}: {
  readonly partner: DeskPartner;
  readonly reference: string;
}) {
  const { say, language } = useLanguage();
  const key = { partner: partner.id, reference };
  const { answer: shown, failure, again } = useCase(key);
  const [done, setDone] = useState({ sentence: '', language });
  const { countAgain } = useWaiting();
  // What is typed elsewhere on the page stays when something was done.
  const onDone = (sentence: string) => {
    setDone({ sentence, language });
    again();
    countAgain();
  };
  return (
    <>
      <p>
        <Link to={viewPath(partner.id)}>{say(texts.back)}</Link>
      </p>
      <h1>{say(texts.title, { reference })}</h1>
      <Done sentence={done.language === language ? done.sentence : ''} />
      <Failure failure={failure} onAgain={again} />
      {!shown && !failure && <p role="status">{say(deskMessages.loading)}</p>}
      {shown && (
        <>
          <Head shown={shown} />
          <div className={styles.columns}>
            <div>
              <Files
                of={key}
                files={shown.files}
                mayJudge={shown.actions.includes('judge-document')}
                onDone={onDone}
              />
              <Answers parts={shown.parts} />
            </div>
            <div>
              <CaseActs partner={partner} shown={shown} onDone={onDone} />
              <Flags partner={partner} shown={shown} onDone={onDone} />
              <LastStep key={shown.last_step?.id} partner={partner} shown={shown} onDone={onDone} />
              <Appeal partner={partner} shown={shown} onDone={onDone} />
              <Correction partner={partner} shown={shown} onDone={onDone} />
              <Notes partner={partner} shown={shown} onDone={onDone} />
              <Conversation partner={partner} shown={shown} />
              <AmountDue of={key} shown={shown} onDone={onDone} />
              <CoveredData of={key} fields={shown.covered} />
            </div>
            <div>
              <Records shown={shown} />
            </div>
          </div>
        </>
      )}
    </>
  );
}

function Head({ shown }: { readonly shown: CaseAnswer }) {
  const { say, language, locale } = useLanguage();
  const day = (moment: string) => new Date(moment).toLocaleDateString(locale, { timeZone: 'Europe/Warsaw' });
  const facts = [
    [texts.status, shown.standing],
    ...(shown.next ? [[whoseMove, tellMove(shown.next, say)] as const] : []),
    [texts.since, day(shown.since)],
    [texts.due, shown.due_on ? day(`${shown.due_on}T12:00:00Z`) : say(texts.nothing_due)],
    [texts.amount, shown.amount === null ? '–' : formatPln(shown.amount, language)],
    ...(shown.waiting_place === null
      ? []
      : [[texts.waiting, say(texts.waiting_place, { place: shown.waiting_place })] as const]),
    [texts.officer, shown.assignee?.name ?? say(texts.nobody)],
    ...(shown.flags.length > 0 ? [[texts.flags, shown.flags.join(', ')] as const] : []),
  ] as const;
  return (
    <dl className={styles.head}>
      {facts.map(([label, value]) => (
        <div key={label.pl}>
          <dt>{say(label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Who acts next, and with what. */
function tellMove({ party, action }: NextMove, say: ReturnType<typeof useLanguage>['say']): string {
  const what = nameOfMove(action);
  return [movesForOffice[party], ...(what ? [what] : [])].map((each) => say(each)).join(' ');
}

function Answers({ parts }: Pick<CaseAnswer, 'parts'>) {
  const { say } = useLanguage();
  return (
    <section className={styles.card} aria-labelledby="answers">
      <h2 id="answers">{say(texts.answers)}</h2>
      {parts.map(({ title, rows }) => (
        <div key={title}>
          <h3>{title}</h3>
          <dl className={styles.answers}>
            {rows.map(({ label, value }) => (
              <div key={`${label} ${value}`}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}
