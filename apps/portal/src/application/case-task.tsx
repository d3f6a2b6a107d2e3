import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import type { Link as ApplicationLink } from '@ndp/contract/link.ts';
import { isDuty } from '@ndp/domain/duties.ts';
import { secondSignerOf } from '@ndp/flows/application/applicant/signers.ts';
import { coOwnerMessages } from '@ndp/flows/application/co-owners/messages.ts';
import { unansweredCoOwners } from '@ndp/flows/application/co-owners/rules.ts';
import { ActButton, type ApplicantAction } from '@ndp/flows/application/next-steps/act-button.tsx';
import { nextStepMessages as texts } from '@ndp/flows/application/next-steps/messages.ts';
import { situationOf } from '@ndp/flows/application/now/case-now.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { buttonClass } from '@ndp/ui/button.tsx';
import { Deadlines } from '../calendar/deadlines.tsx';
import { Link } from '../routing/link.tsx';
import { Corrections } from './corrections.tsx';
import { Duties } from './duties/duties.tsx';
import { Hearing } from './hearing.tsx';
import { Refused } from './refused.tsx';

interface CaseTaskProps {
  readonly application: ApplicationAnswer;
  readonly link: ApplicationLink;
  readonly today: string;
  readonly remind: ApplicantAction;
  /** Opens the application again and leads to a field of a section. */
  readonly onCorrect: (section: string, field: string | undefined) => void;
}

/** What an applicant does in a case now, with its one button, and the days that count. */
export function CaseTask({ application, link, today, remind, onCorrect }: CaseTaskProps) {
  const { say } = useLanguage();
  const { payment, signing, contact_email: email, deadlines } = application;
  const situation = situationOf(application, today);
  const isSigning = ['sign', 'sign_first', 'sign_second'].includes(situation);
  // Once all have signed, the last day to sign is nobody's any more.
  const isOver = (kind: string) => isDuty(kind) || (situation === 'sealing' && kind === 'signing');
  const days = deadlines.filter(({ kind }) => !isOver(kind));
  const second = secondSignerOf(application.client);
  const unanswered = unansweredCoOwners(application.co_owners, application.client.client_type);
  return (
    <>
      <Corrections application={application} link={link} on="overview" onCorrect={onCorrect} />
      <Refused application={application} link={link} />
      <Hearing application={application} link={link} />
      {isSigning && unanswered.length > 0 && (
        <p>{say(coOwnerMessages.unanswered, { names: unanswered.map(({ name }) => name).join(', ') })}</p>
      )}
      {isSigning && signing?.can_remind && (
        <ActButton
          name="remind"
          act={remind}
          variant="primary"
          done={say(texts.sign_sent, { email: (situation === 'sign_second' ? second?.email : email) ?? '' })}
        >
          {say(situation === 'sign_second' ? texts.sign_again_second : texts.sign_again)}
        </ActButton>
      )}
      {payment?.is_open && (
        <div>
          <Link
            to="/additional-data/payment/$id/$token"
            params={link}
            className={`${buttonClass('primary')} no-print`}
          >
            {say(texts.payment_go)}
          </Link>
        </div>
      )}
      <Deadlines deadlines={days} />
      <Duties application={application} link={link} />
    </>
  );
}

interface SignedDocumentsProps {
  readonly application: ApplicationAnswer;
  readonly send: ApplicantAction;
}

/** Asks for the link to the signed documents. */
export function SignedDocuments({ application, send }: SignedDocumentsProps) {
  const { say } = useLanguage();
  return (
    <>
      <p>{say(texts.papers)}</p>
      <ActButton
        name="send_papers"
        act={send}
        done={say(texts.papers_sent, { email: application.contact_email ?? '' })}
      >
        {say(texts.papers_send)}
      </ActButton>
    </>
  );
}
