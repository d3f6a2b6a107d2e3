import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { confirmEmail } from '@ndp/contract/calls/link-care.ts';
import type { Link as ApplicationLink } from '@ndp/contract/link.ts';
import { buildingInfo } from '@ndp/flows/application/building-info/step.ts';
import { callbackMessages } from '@ndp/flows/application/callback/messages.ts';
import { checkMessages } from '@ndp/flows/application/check/messages.ts';
import { consent } from '@ndp/flows/application/consent/step.ts';
import { applicationLabels } from '@ndp/flows/application/labels.ts';
import { ActButton } from '@ndp/flows/application/next-steps/act-button.tsx';
import { formatPln } from '@ndp/flows/figures.ts';
import { pathBefore } from '@ndp/flows/flow.ts';
import { Details } from '@ndp/flows/form/details.tsx';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { summaryMessages } from '@ndp/flows/project/summary-messages.ts';
import { type StepperEntry, stepperEntries } from '@ndp/flows/stepper.ts';
import { buttonClass } from '@ndp/ui/button.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import type { ReactNode } from 'react';
import { sentenceOf } from '../attempt/problem.ts';
import { Link } from '../routing/link.tsx';
import { ask } from '../site/site.ts';
import { stepMessages } from '../steps/messages.ts';
import { StepLayout } from '../steps/step-layout.tsx';
import { keepAnswer } from './application-store.ts';
import { savingMessages as texts } from './messages.ts';
import styles from './section-layout.module.css';
import { flowOf, isReopened, sectionsOf } from './sections.ts';
import { UnderWay } from './under-way.tsx';

interface SectionLayoutProps {
  readonly application: ApplicationAnswer;
  readonly link: ApplicationLink;
  readonly path: string;
  readonly children: ReactNode;
}

/** The page of a step of the application: its stepper, and beside it which application this is. */
export function SectionLayout({ application, link, path, children }: SectionLayoutProps) {
  return (
    <StepLayout
      label={texts.steps}
      entries={entriesOf(application, path)}
      labels={labels}
      link={(step, text) => (
        <Link to="/additional-data/$step/$id/$token" params={{ step, ...link }}>
          {text}
        </Link>
      )}
      aside={<Reference application={application} link={link} />}
    >
      {isReopened(application) && (
        <Reopened link={link} isLast={path === consent.path || path === checkPath} />
      )}
      {application.status === 'submitted' && <Unconfirmed application={application} link={link} />}
      <UnderWay application={application} isKnown={path !== buildingInfo.path} />
      {children}
    </StepLayout>
  );
}

/** The page that shows everything before it is sent: counted behind the sections, and no section itself. */
export const checkPath = 'check';

const labels = { ...applicationLabels, [checkPath]: checkMessages.title };

function entriesOf(application: ApplicationAnswer, path: string): readonly StepperEntry[] {
  const entries = stepperEntries(flowOf(application), sectionsOf(application), path);
  const check = { id: checkPath, path: checkPath } as const;
  if (path !== checkPath) return [...entries, { ...check, state: 'todo' }];
  // Ticked statements are given only when they are sent.
  return [...entries.map((entry) => ({ ...entry, state: 'done' as const })), { ...check, state: 'current' }];
}

interface ReopenedProps {
  readonly link: ApplicationLink;
  /** Whether the page is one of the two it is sent from. */
  readonly isLast: boolean;
}

/** That nothing is sent now, and the shortest way to send it again. */
function Reopened({ link, isLast }: ReopenedProps) {
  const { say } = useLanguage();
  return (
    <Notice tone="warning">
      <p>{say(texts.reopened)}</p>
      {!isLast && (
        <Link
          to="/additional-data/$step/$id/$token"
          params={{ step: consent.path, ...link }}
          className={buttonClass('secondary')}
        >
          {say(texts.sendAgain)}
        </Link>
      )}
    </Notice>
  );
}

/** The press that shows that the messages reach whoever sent the estimate; any other act on the page shows it too. */
function Unconfirmed({ application, link }: Omit<SectionLayoutProps, 'path' | 'children'>) {
  const { say, language } = useLanguage();
  const confirm = () => sentenceOf(ask(confirmEmail, { params: link }).then(keepAnswer), language);
  return (
    <Notice title={say(callbackMessages.confirm_title)}>
      <p>{say(texts.unconfirmed, { email: application.contact_email ?? '' })}</p>
      <ActButton name="confirm" act={confirm} variant="primary">
        {say(callbackMessages.confirm)}
      </ActButton>
    </Notice>
  );
}

function Reference({ application, link }: Omit<SectionLayoutProps, 'path' | 'children'>) {
  const { say, language } = useLanguage();
  const { send } = application.last_days;
  return (
    <aside className={styles.panel} aria-labelledby="reference">
      <h2 id="reference" className={styles.title}>
        {say(texts.reference, { reference: application.reference })}
      </h2>
      {application.quote !== null && (
        <p>
          {say(texts.amount)} <strong>{formatPln(application.quote, language)}</strong>
        </p>
      )}
      <Details title={say(texts.more)}>
        <p>
          <Link to="/additional-data/helper/$id/$token" params={link}>
            {say(texts.helper)}
          </Link>
        </p>
        {application.project.is_sub_type_assumed && <p>{say(summaryMessages.sub_type_assumed)}</p>}
        <p>{say(texts.resume)}</p>
        {application.draft_expires_on !== null && (
          <p>
            {say(application.draft_expires_on < send ? texts.expires : texts.sendBy, {
              day: formatDate(application.draft_expires_on, language),
              send: formatDate(send, language),
            })}
          </p>
        )}
        <p>
          <Link to="/additional-data/your-data/$id/$token" params={link}>
            {say(texts.yourData)}
          </Link>
        </p>
      </Details>
    </aside>
  );
}

export function SectionBack({ application, link, path }: Omit<SectionLayoutProps, 'children'>) {
  const { say } = useLanguage();
  const step = pathBefore(flowOf(application), sectionsOf(application), path);
  if (!step) return null;
  return (
    <Link to="/additional-data/$step/$id/$token" params={{ step, ...link }} className={buttonClass('quiet')}>
      {say(stepMessages.back)}
    </Link>
  );
}
