import { waitSpanOf } from '@ndp/domain/statistics/usual-times.ts';
import { SuccessIcon } from '@ndp/ui/icons.tsx';
import type { ReactNode } from 'react';
import { formatPln } from '../../figures.ts';
import { useLanguage } from '../../language.tsx';
import type { Message } from '../../message.ts';
import { formatDate } from '../../numbers.ts';
import { formatMoment } from '../moment.ts';
import { overviewMessages } from '../overview-messages.ts';
import { type CaseApplication, missedDay, type NowContext, situationOf, valuesOf } from './case-now.ts';
import { nowMessages as messages, ownMove, usualTimes, waitingFor } from './messages.ts';
import styles from './now.module.css';
import { type Situation, type SituationTexts, situations } from './situations.ts';

interface NowProps {
  readonly application: CaseApplication;
  readonly now: NowContext;
  /** The page's heading, with the title of the situation. */
  readonly heading: ReactNode;
  /** What is done in this situation, and by when. */
  readonly children?: ReactNode;
}

/** What is now: the state in words, and one box with what to do, or whose move it is. */
export function Now({ application, now, heading, children }: NowProps) {
  const { say, language } = useLanguage();
  const situation = situationOf(application, now.today);
  const { tone, text }: SituationTexts = situations[situation];
  const values = { ...valuesOf(situation, application, language), ...now };
  const sentences = text.map((sentence) => say(sentence, values)).filter(Boolean);
  return (
    <div className={styles.now} data-tone={tone}>
      <div className={styles.head}>
        {tone === 'good' && <SuccessIcon className={styles.icon} />}
        <div>
          {heading}
          <Good application={application} situation={situation} />
        </div>
      </div>
      <div className={styles.box}>
        <Reason application={application} situation={situation} />
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <Late application={application} today={now.today} />
        {children}
        <Waiting application={application} />
      </div>
    </div>
  );
}

/** The title of a case's page on a day in Poland. */
export function useNowTitle(application: CaseApplication, today: string): Message {
  const { say, language } = useLanguage();
  const situation = situationOf(application, today);
  const title = say(situations[situation].title, valuesOf(situation, application, language));
  return { pl: title, en: title };
}

const showsAmount: readonly Situation[] = ['sent', 'sent_to_office', 'signed'];

/** Whether the amount is the news, and stands with the heading. */
export function isAmountNews(situation: Situation): boolean {
  return showsAmount.includes(situation);
}

interface SituationProps {
  readonly application: CaseApplication;
  readonly situation: Situation;
}

/** The amount where it is good news, and that the application was sent where signing it is what is left. */
function Good({ application, situation }: SituationProps) {
  const { say, language } = useLanguage();
  const { quote, history } = application;
  const sentAt = history.findLast(({ status }) => status === 'completed')?.at;
  if ((situation === 'sign' || situation === 'sign_first') && sentAt)
    return <p className={styles.thanks}>{say(messages.thanks, { date: formatMoment(sentAt, language) })}</p>;
  if (quote === null || !isAmountNews(situation)) return null;
  return (
    <p className={styles.amount}>
      <span>{say(overviewMessages.amount)}</span> <strong>{formatPln(quote, language)}</strong>
    </p>
  );
}

/** Situations whose own panel says why. */
const explained: readonly Situation[] = [
  'hearing',
  'refused',
  'refused_appealable',
  'appeal_dismissed',
  'appealed',
];

/** What was written to the last step of a case; paid less than agreed, why. */
function Reason({ application, situation }: SituationProps) {
  const { say, language } = useLanguage();
  const { quote, payment, hearing, history } = application;
  const isLess = payment?.paid && quote !== null && payment.paid.amount_gr < Math.round(quote * 100);
  const reason = (isLess && hearing?.reason) || history.at(-1)?.reason;
  if (!reason || explained.includes(situation)) return null;
  const isOffice = history.at(-1)?.actor === 'operator';
  return (
    <>
      <p>
        {isLess
          ? say(messages.less, { agreed: formatPln(quote, language) })
          : say(isOffice ? messages.office_writes : messages.reason)}
      </p>
      <blockquote className={styles.reason}>{reason}</blockquote>
    </>
  );
}

/** That the office is late, before anybody asks. */
function Late({ application, today }: { readonly application: CaseApplication; readonly today: string }) {
  const { say, language } = useLanguage();
  const day = missedDay(application, today);
  return day ? <p className={styles.late}>{say(messages.late, { day: formatDate(day, language) })}</p> : null;
}

/** Whose move it is, since when, and how long what is waited for usually takes. */
function Waiting({
  application: { status, next, history, usual_days, signing },
}: {
  readonly application: CaseApplication;
}) {
  const { say, language } = useLanguage();
  const since = history.at(-1)?.at;
  // The heading says what is waited for; the applicant has signed.
  if (!next || !since || signing?.second_waits || signing?.is_being_sealed) return null;
  const span = waitSpanOf(status, next);
  const move = next.party === 'applicant' ? ownMove : waitingFor[next.party];
  return (
    <p className={styles.waiting}>
      {say(move, { since: formatMoment(since, language) })}
      {span && usual_days !== null && ` ${say(usualTimes[span], { ...usual_days })}`}
    </p>
  );
}
