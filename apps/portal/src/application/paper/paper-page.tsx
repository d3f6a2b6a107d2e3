import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { acknowledgement, acknowledgePaper } from '@ndp/contract/calls/link-care.ts';
import { overviewMessages } from '@ndp/flows/application/overview-messages.ts';
import { overviewParts } from '@ndp/flows/application/overview-rows.ts';
import { Consent } from '@ndp/flows/estimate/consent.tsx';
import { estimateExplainer } from '@ndp/flows/explain.ts';
import { formatPln } from '@ndp/flows/figures.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { buttonClass } from '@ndp/ui/button.tsx';
import { FactPanel } from '@ndp/ui/fact-panel.tsx';
import { useState } from 'react';
import { Failure } from '../../attempt/failure.tsx';
import { useSending } from '../../attempt/use-once.ts';
import { useToday } from '../../estimate/written.ts';
import { useWrittenHere } from '../../estimate/written-here.ts';
import { Contact } from '../../page/contact/contact.tsx';
import { Link } from '../../routing/link.tsx';
import { navigate } from '../../routing/router.ts';
import { useParams } from '../../routing/visit.ts';
import { ask } from '../../site/site.ts';
import { StepForm } from '../../steps/step-form.tsx';
import { useValidation } from '../../steps/use-validation.ts';
import { keepAnswer, useApplication } from '../application-store.ts';
import styles from '../callback/callback.module.css';
import { savingMessages } from '../messages.ts';
import { useProgram } from '../use-program.ts';
import { savingProblem } from '../use-saving.ts';
import { acknowledgeField, paperMessages as texts } from './messages.ts';

/** The first page of a case the office entered from paper: what was entered, and what only its applicant can tick. */
export function PaperPage() {
  const application = useApplication((opened) => opened.application);
  return application?.paper ? <Paper application={application} cameOn={application.paper.came_on} /> : null;
}

interface PaperProps {
  readonly application: ApplicationAnswer;
  readonly cameOn: string;
}

function Paper({ application, cameOn }: PaperProps) {
  const link = useParams<'/additional-data/paper/$id/$token'>();
  const program = useProgram();
  const { say, language } = useLanguage();
  const written = useWrittenHere();
  const today = useToday();
  const sending = useSending(savingProblem, written?.problems);
  const [draft, setDraft] = useState<{ gdpr_consent?: boolean | undefined }>({});
  const validation = useValidation(acknowledgement, draft, () => draft, {
    explainer: estimateExplainer,
    failed: written?.failed?.fields,
  });
  async function confirm() {
    const isSent = await sending.send(async () =>
      keepAnswer(await ask(acknowledgePaper, { params: link, body: { gdpr_consent: true } })),
    );
    if (isSent) await navigate({ to: '/grant/application/$id/$token', params: link, replace: true });
  }
  return (
    <div className={styles.page}>
      <StepForm
        title={texts.title}
        failure={<Failure title={savingMessages.title} lines={sending.problems} />}
        validation={validation}
        next={say(texts.next)}
        isBusy={sending.isBusy}
        back={null}
        onAccepted={() => void confirm()}
      >
        <p>{say(texts.lead, { day: formatDate(cameOn, language) })}</p>
        <Entered application={application} />
        <input type="hidden" name={acknowledgeField} value="yes" />
        <Consent
          draft={draft}
          change={(patch) => setDraft({ ...draft, ...(patch as typeof draft) })}
          problem={validation.problem}
          program={program}
          today={today}
        />
      </StepForm>
      <Contact />
      <Link to="/additional-data/your-data/$id/$token" params={link} className={buttonClass('quiet')}>
        {say(savingMessages.yourData)}
      </Link>
    </div>
  );
}

/** The amount, and the answers it was calculated from. */
function Entered({ application }: Pick<PaperProps, 'application'>) {
  const { say, language } = useLanguage();
  const [project] = overviewParts(application, language);
  const { reference, quote } = application;
  return (
    <section className={styles.found} aria-labelledby="entered">
      <h2 id="entered">{say(texts.entered)}</h2>
      <FactPanel
        amount={{ label: say(overviewMessages.amount), value: formatPln(quote ?? 0, language) }}
        facts={[
          { label: say(overviewMessages.reference), value: reference },
          ...(project?.rows ?? []).map(({ label, value }) => ({ label: say(label), value })),
        ]}
      />
      <p>{say(texts.wrong)}</p>
    </section>
  );
}
