import type { ReactNode } from 'react';
import { formatPln } from '../../figures.ts';
import { useTold } from '../../form/told.tsx';
import { useLanguage } from '../../language.tsx';
import type { Message } from '../../message.ts';
import { formatDate } from '../../numbers.ts';
import { type Act, ActButton } from './act-button.tsx';
import { nextStepMessages as texts } from './messages.ts';
import styles from './next-steps.module.css';

/** What the next steps are told from, under the wire's names. */
interface StandingApplication {
  readonly status: string;
  readonly contact_email: string | null;
  readonly signing: {
    readonly can_remind: boolean;
    readonly is_held?: boolean;
  } | null;
  readonly payment: {
    readonly is_open: boolean;
    readonly paid?: { readonly amount_gr: number; readonly booked_on: string } | null;
  } | null;
}

interface NextStepsProps {
  readonly application: StandingApplication;
  readonly remind: Act;
  readonly sendPapers: Act;
  /** Leads to the settlement, with the text given. */
  readonly paymentLink: (text: string) => ReactNode;
  /** The days that count. */
  readonly deadlines?: ReactNode;
}

/** What the applicant can do now: sign, get the signed documents, ask for the payment. */
export function NextSteps({ application, remind, sendPapers, paymentLink, deadlines }: NextStepsProps) {
  const { say, language } = useLanguage();
  const { status, signing, payment } = application;
  const email = application.contact_email ?? '';
  const isWaiting = status === 'contract_sent' && signing !== null;
  if (!isWaiting && payment === null) return null;
  return (
    <div className={styles.steps}>
      {deadlines && <div className={styles.step}>{deadlines}</div>}
      {isWaiting && signing.is_held && (
        <div className={styles.step}>
          <p className={styles.until}>{say(texts.held)}</p>
          <p>{say(texts.held_next)}</p>
        </div>
      )}
      {isWaiting && !signing.is_held && (
        <div className={styles.step}>
          <p>{say(texts.sign_where, { email })}</p>
          {signing.can_remind && (
            <ActButton name="remind" act={remind} done={say(texts.sign_sent, { email })}>
              {say(texts.sign_again)}
            </ActButton>
          )}
        </div>
      )}
      {payment?.paid && (
        <div className={styles.step}>
          <p>
            {say(texts.paid, {
              amount: formatPln(payment.paid.amount_gr / 100, language, 2),
              day: formatDate(payment.paid.booked_on, language),
            })}
          </p>
        </div>
      )}
      {payment?.is_open && (
        <div className={styles.step}>
          <p>{say(texts.payment)}</p>
          <div>{paymentLink(say(texts.payment_go))}</div>
        </div>
      )}
      {payment !== null && (
        <div className={styles.step}>
          <p>{say(texts.papers)}</p>
          <ActButton
            name="send_papers"
            act={sendPapers}
            done={say(texts.papers_sent, { email })}
            variant="quiet"
          >
            {say(texts.papers_send)}
          </ActButton>
        </div>
      )}
    </div>
  );
}

interface WithdrawalProps {
  readonly withdraw: Act;
  /** Whether a new application can be made. */
  readonly newEstimate: string;
  /** How it is asked, where it is not an application that is taken back. */
  readonly words?: Readonly<Record<'withdraw' | 'withdraw_what' | 'withdraw_yes', Message>>;
}

/** Takes an application back; a second press confirms it. */
export function Withdrawal({ withdraw, newEstimate, words = texts }: WithdrawalProps) {
  const { say } = useLanguage();
  return (
    <details className={styles.withdrawal} open={useTold('withdraw') !== undefined}>
      <summary>{say(words.withdraw)}</summary>
      <div className={styles.step}>
        <p>{say(words.withdraw_what, { newEstimate })}</p>
        <ActButton name="withdraw" act={withdraw}>
          {say(words.withdraw_yes)}
        </ActButton>
      </div>
    </details>
  );
}
