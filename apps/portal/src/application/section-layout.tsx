import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { applicationLabels } from '@ndp/flows/application/labels.ts';
import { pathBefore } from '@ndp/flows/flow.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate, formatPln } from '@ndp/flows/numbers.ts';
import { stepperEntries } from '@ndp/flows/stepper.ts';
import { buttonClass } from '@ndp/ui/button.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { stepMessages } from '../steps/messages.ts';
import { StepLayout } from '../steps/step-layout.tsx';
import { savingMessages as texts } from './messages.ts';
import styles from './section-layout.module.css';
import { flowOf, sectionsOf } from './sections.ts';

const route = getRouteApi('/site/additional-data/$step/$id/$token');

interface SectionLayoutProps {
  readonly application: ApplicationAnswer;
  readonly path: string;
  readonly children: ReactNode;
}

/** The page of a step of the application: its stepper, and beside it which application this is. */
export function SectionLayout({ application, path, children }: SectionLayoutProps) {
  const { say } = useLanguage();
  const { id, token } = route.useParams();
  return (
    <StepLayout
      label={texts.steps}
      entries={stepperEntries(flowOf(application), sectionsOf(application), path)}
      labels={applicationLabels}
      link={(step, text) => (
        <Link to="/additional-data/$step/$id/$token" params={{ step, id, token }}>
          {text}
        </Link>
      )}
      aside={<Reference application={application} />}
    >
      {isReopened(application) && <Notice tone="warning">{say(texts.reopened)}</Notice>}
      {children}
    </StepLayout>
  );
}
function isReopened({ history }: ApplicationAnswer): boolean {
  return history.some(({ status }) => status === 'completed');
}

function Reference({ application }: { readonly application: ApplicationAnswer }) {
  const { say, language } = useLanguage();
  const { id, token } = route.useParams();
  return (
    <aside className={styles.panel} aria-labelledby="reference">
      <h2 id="reference" className={styles.title}>
        {say(texts.reference, { reference: application.reference })}
      </h2>
      {application.quote !== null && (
        <p>
          {say(texts.amount)}
          <strong className={styles.amount}>{formatPln(application.quote)}</strong>
        </p>
      )}
      <p className={styles.soft}>{say(texts.resume)}</p>
      {application.draft_expires_on !== null && (
        <p className={styles.soft}>
          {say(texts.expires, { day: formatDate(application.draft_expires_on, language) })}
        </p>
      )}
      <p className={styles.soft}>
        <Link to="/additional-data/your-data/$id/$token" params={{ id, token }}>
          {say(texts.yourData)}
        </Link>
      </p>
    </aside>
  );
}

interface SectionBackProps {
  readonly application: ApplicationAnswer;
  readonly path: string;
}
export function SectionBack({ application, path }: SectionBackProps) {
  const { say } = useLanguage();
  const { id, token } = route.useParams();
  const step = pathBefore(flowOf(application), sectionsOf(application), path);
  if (!step) return null;
  return (
    <Link
      to="/additional-data/$step/$id/$token"
      params={{ step, id, token }}
      className={buttonClass('quiet')}
    >
      {say(stepMessages.back)}
    </Link>
  );
}
