import { FactPanel } from '@ndp/ui/fact-panel.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import type { ReactNode } from 'react';
import { clientDetailsQuestions } from '../../estimate/client-details/questions.ts';
import type { ZeroCause } from '../../estimate/quote/zero-cause.ts';
import { submitQuestions } from '../../estimate/submit/questions.ts';
import { formatPln } from '../../figures.ts';
import { useLanguage } from '../../language.tsx';
import { formatDate, formatNumber } from '../../numbers.ts';
import { formatterIn, rowsOf } from '../../question.ts';
import { applicantQuestions } from '../applicant/questions.ts';
import { AnswerCard } from '../check/answer-card.tsx';
import { ActButton, type ApplicantAction } from '../next-steps/act-button.tsx';
import styles from '../overview.module.css';
import type { OverviewApplication } from '../overview-application.ts';
import { overviewMessages } from '../overview-messages.ts';
import { overviewParts } from '../overview-rows.ts';
import { TimelineList } from '../status-timeline.tsx';
import { type CallbackRequest, callbackState, callbackTimeline } from './callback-timeline.ts';
import { callbackStates, measuredZero, callbackMessages as messages } from './messages.ts';

interface CallbackOverviewProps {
  readonly request: OverviewApplication &
    CallbackRequest & {
      /** By when an adviser calls, `YYYY-MM-DD`. */
      readonly call_by: string | null;
      readonly zero_cause: ZeroCause | null;
    };
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** The lower limit of the law for the efficiency before the project, a decimal. */
  readonly floor: string;
  readonly confirm: ApplicantAction;
  /** Whether a new application can be made. */
  readonly newEstimate: string;
  /** What stands at the end of the page. */
  readonly end: ReactNode;
}

/** A request to be called back: where it stands, what comes next and by when, and what was sent. */
export function CallbackOverview({
  request,
  today,
  floor,
  confirm,
  end,
  newEstimate,
}: CallbackOverviewProps) {
  const { say, language } = useLanguage();
  const { reference, call_by, quote } = request;
  const state = callbackState(request);
  const isWaiting = state === 'unconfirmed' || state === 'waiting';
  const day = call_by && formatDate(call_by, language);
  return (
    <div className={styles.overview}>
      <FactPanel
        amount={
          quote === null
            ? undefined
            : { label: say(overviewMessages.amount), value: formatPln(quote, language) }
        }
        facts={[
          { label: say(overviewMessages.reference), value: reference },
          { label: say(overviewMessages.status), value: say(callbackStates[state]) },
          ...(isWaiting && day ? [{ label: say(messages.call_by), value: day }] : []),
        ]}
      />
      {state === 'unconfirmed' && <Confirmation email={request.contact_email} confirm={confirm} />}
      {isWaiting && call_by !== null && call_by < today && (
        <Notice tone="warning" title={say(messages.late_title)}>
          <p>{say(messages.late)}</p>
        </Notice>
      )}
      <section>
        <h2>{say(messages.next_title)}</h2>
        {isWaiting && <WhatComes day={day ?? ''} phone={String(request.client.phone_number ?? '')} />}
        {state === 'nothing' && <Nothing cause={request.zero_cause ?? 'no_saving'} floor={floor} />}
        {(state === 'withdrawn' || state === 'rejected' || state === 'expired') && (
          <p className={styles.next}>{say(messages[state], { newEstimate })}</p>
        )}
      </section>
      <section>
        <h2>{say(overviewMessages.timeline_title)}</h2>
        <TimelineList entries={callbackTimeline(request)} />
      </section>
      <Sent request={request} />
      {end}
    </div>
  );
}

/** The press that shows that the messages reach whoever sent the request. */
function Confirmation({
  email,
  confirm,
}: {
  readonly email: string | null;
  readonly confirm: ApplicantAction;
}) {
  const { say } = useLanguage();
  return (
    <Notice title={say(messages.confirm_title)}>
      <p className={styles.told}>{say(messages.confirm_text, { email: email ?? '' })}</p>
      <ActButton name="confirm" act={confirm} variant="primary">
        {say(messages.confirm)}
      </ActButton>
    </Notice>
  );
}

function WhatComes({ day, phone }: { readonly day: string; readonly phone: string }) {
  const { say } = useLanguage();
  const steps = [
    say(messages.next_call, { day, phone }),
    say(messages.next_measure),
    say(messages.next_amount),
    say(messages.next_application),
  ];
  return (
    <>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={styles.next}>{say(messages.nothing_to_do)}</p>
    </>
  );
}

function Nothing({ cause, floor }: { readonly cause: ZeroCause; readonly floor: string }) {
  const { say, language } = useLanguage();
  return (
    <Notice tone="warning" level={3} title={say(messages.zero_title, { amount: formatPln(0, language) })}>
      <p>{say(measuredZero[cause], { floor: formatNumber(Number(floor), language, 2) })}</p>
      <p>{say(messages.zero_next)}</p>
    </Notice>
  );
}

/** What was sent: the building, and whom to contact. */
function Sent({ request }: { readonly request: CallbackOverviewProps['request'] }) {
  const { say, language } = useLanguage();
  const [building] = overviewParts(request, language);
  const { first_name, phone_number } = applicantQuestions;
  const { email } = submitQuestions;
  const questions = {
    building_name: { ...clientDetailsQuestions.building_name, shown: {} },
    first_name,
    phone_number,
    email,
  };
  const given = rowsOf(
    questions,
    'shown',
    { ...request.client, email: request.contact_email },
    formatterIn(language),
  );
  return (
    <section className={styles.answers}>
      <h2>{say(messages.data_title)}</h2>
      <AnswerCard title={say(messages.building)} level={3} rows={building?.rows ?? []} isWhole />
      <AnswerCard title={say(messages.who)} level={3} rows={given} isWhole />
    </section>
  );
}
