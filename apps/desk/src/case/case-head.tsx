import type { CaseAnswer } from '@ndp/contract/desk/cases.ts';
import { movesForOffice, type NextMove, nameOfMove, whoseMove } from '@ndp/flows/application/move-names.ts';
import { formatPln } from '@ndp/flows/figures.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import type { Language, Message, Translate } from '@ndp/flows/message.ts';
import { formatDate } from '@ndp/flows/numbers.ts';
import type { ReactNode } from 'react';
import { DaysLeft } from '../inbox/days-left-tag.tsx';
import { nameOfOfficer } from '../inbox/name-of-officer.ts';
import { snoozeMessages } from '../inbox/snooze-messages.ts';
import { StatusTag } from '../page/tag.tsx';
import { paperMessages } from '../paper/messages.ts';
import styles from './case.module.css';
import { DutyCount } from './duties.tsx';
import { dutyMessages } from './duty-messages.ts';
import { caseMessages as texts } from './messages.ts';

interface CaseHeadProps {
  readonly shown: CaseAnswer;
  readonly labels: ReactNode;
  /** What can be done. */
  readonly children: ReactNode;
}

/** Who, where, how much, days left, whose move. */
export function CaseHead({ shown, labels, children }: CaseHeadProps) {
  const { say, language, locale } = useLanguage();
  const { reference, applicant, place, status, standing, next } = shown;
  const facts: readonly (readonly [Message, ReactNode])[] = [
    [texts.due, <DaysLeft key="due" of={shown} />],
    [texts.amount, shown.amount === null ? '–' : formatPln(shown.amount, language)],
    [texts.officer, shown.assignee ? nameOfOfficer(shown.assignee, say) : say(texts.nobody)],
    [texts.since, new Date(shown.since).toLocaleDateString(locale, { timeZone: 'Europe/Warsaw' })],
    ...(shown.snoozed_until === null
      ? []
      : [[snoozeMessages.snoozed, formatDate(shown.snoozed_until, language)] as const]),
    ...(shown.paper === null ? [] : [[paperMessages.fact, tellPaper(shown.paper, language, say)] as const]),
    ...(shown.prepared.length === 0 ? [] : [[texts.prepared, tellPrepared(shown, language, say)] as const]),
    ...(shown.duties.length === 0
      ? []
      : [[dutyMessages.fact, <DutyCount key="duties" duties={shown.duties} />] as const]),
    ...(shown.waiting_place === null
      ? []
      : [[texts.waiting, say(texts.waiting_place, { place: shown.waiting_place })] as const]),
    ...(next ? [[whoseMove, tellMove(next, say)] as const] : []),
  ];
  return (
    <section className={styles.head} aria-label={say(texts.title, { reference })}>
      <div className={styles.who}>
        <h1>
          {applicant ?? say(texts.title, { reference })}
          {place && (
            <span className={styles.where}>
              <span className={styles.dot}> · </span>
              {place}
            </span>
          )}
        </h1>
        {applicant && <span className={styles.number}>{say(texts.title, { reference })}</span>}
        <StatusTag status={status}>{standing}</StatusTag>
        {labels}
        {shown.viewers.length > 0 && (
          <span className={styles.soft}>{say(texts.viewers, { names: shown.viewers.join(', ') })}</span>
        )}
      </div>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label.pl}>
            <dt>{say(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}

/** Which parts a helper prepared, and when the applicant repeated amount and duties. */
function tellPrepared(
  { prepared, terms_confirmed_on: day }: Pick<CaseAnswer, 'prepared' | 'terms_confirmed_on'>,
  language: Language,
  say: Translate,
): string {
  const confirmed =
    day === null ? say(texts.terms_open) : say(texts.terms, { day: formatDate(day, language) });
  return `${prepared.join(', ')}; ${confirmed}`;
}

/** When the form came on paper, and who entered it. */
function tellPaper(
  { came_on, entered_on, who }: NonNullable<CaseAnswer['paper']>,
  language: Language,
  say: Translate,
): string {
  const [came, entered] = [formatDate(came_on, language), formatDate(entered_on, language)];
  return say(paperMessages.fact_value, { came, entered, who });
}

/** Who acts next, and with what. */
function tellMove({ party, action }: NextMove, say: ReturnType<typeof useLanguage>['say']): string {
  const what = nameOfMove(action);
  return [movesForOffice[party], ...(what ? [what] : [])].map((each) => say(each)).join(' ');
}
