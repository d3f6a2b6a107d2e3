import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { savePlan } from '@ndp/contract/calls/plan.ts';
import type { Link as ApplicationLink } from '@ndp/contract/link.ts';
import { overviewMessages } from '@ndp/flows/application/overview-messages.ts';
import { overviewParts } from '@ndp/flows/application/overview-rows.ts';
import type { Answers } from '@ndp/flows/estimate/answers.ts';
import { planningMessages } from '@ndp/flows/estimate/planning/messages.ts';
import { PlanFields } from '@ndp/flows/estimate/planning/screen.tsx';
import { planning } from '@ndp/flows/estimate/planning/step.ts';
import { estimateExplainer } from '@ndp/flows/explain.ts';
import { formatPln } from '@ndp/flows/figures.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { buttonClass } from '@ndp/ui/button.tsx';
import { FactPanel } from '@ndp/ui/fact-panel.tsx';
import { Failure } from '../../attempt/failure.tsx';
import { useSending } from '../../attempt/use-once.ts';
import { useToday } from '../../estimate/written.ts';
import { useWrittenHere } from '../../estimate/written-here.ts';
import { Contact } from '../../page/contact/contact.tsx';
import { useUnsaved } from '../../page/unsaved.ts';
import { Link } from '../../routing/link.tsx';
import { navigate } from '../../routing/router.ts';
import { useParams } from '../../routing/visit.ts';
import { ask } from '../../site/site.ts';
import { StepForm } from '../../steps/step-form.tsx';
import { useValidation } from '../../steps/use-validation.ts';
import {
  dropDraft,
  isUnkept,
  keepAnswer,
  projectPath,
  projectTyped,
  typedFrom,
  typeProject,
  useApplication,
} from '../application-store.ts';
import { ConflictPanel } from '../conflict-panel.tsx';
import { DraftStatus } from '../draft-status.tsx';
import { clashWords, savingMessages } from '../messages.ts';
import { useCompared } from '../project/compared.ts';
import { toldOf, useKeep } from '../project/use-correction.ts';
import { useDraftKeeping } from '../use-draft-keeping.ts';
import { useProgram } from '../use-program.ts';
import { savingProblem } from '../use-saving.ts';
import styles from './callback.module.css';
import { planMessages as texts } from './messages.ts';

/** The first page of an application made of a measured project: what was found out, and how it will be replaced. */
export function PlanPage() {
  const application = useApplication((opened) => opened.application);
  return application ? <Plan application={application} /> : null;
}

function Plan({ application }: { readonly application: ApplicationAnswer }) {
  const link = useParams<'/additional-data/planning/$id/$token'>();
  const program = useProgram();
  const { say } = useLanguage();
  const written = useWrittenHere();
  const day = useToday();
  const sending = useSending(savingProblem, written?.problems);
  const draft = useApplication(projectTyped);
  const keeping = useDraftKeeping(projectPath, useKeep(link));
  const compared = useCompared(application);
  // The consent to be called was given with the request.
  const typed = () => ({ ...projectTyped(useApplication.getState()), gdpr_consent: true });
  const validation = useValidation(planning(program, day).schema, { ...draft, gdpr_consent: true }, typed, {
    explainer: estimateExplainer,
    labels: { is_other_funding: planningMessages.other_funding },
    failed: written?.failed?.fields,
  });

  useUnsaved({
    isTyped: useApplication((opened) => isUnkept(opened, projectPath)),
    save: keeping.keepNow,
  });

  async function save(accepted: object) {
    const { gdpr_consent: _, ...body } = accepted as { gdpr_consent: boolean };
    const isSaved = await sending.send(async () => {
      await keeping.keepNow();
      keepAnswer(await ask(savePlan, { params: link, body: body as never }));
      dropDraft(projectPath);
    });
    if (isSaved) await navigate({ to: '/grant/application/$id/$token', params: link, replace: true });
  }

  return (
    <div className={styles.page}>
      <StepForm
        title={texts.title}
        lead={texts.lead}
        failure={
          <>
            <Failure title={savingMessages.title} lines={sending.problems} kept={savingMessages.kept} />
            {keeping.clash && (
              <ConflictPanel
                {...compared(
                  toldOf(draft, program),
                  toldOf(typedFrom(projectPath, keeping.clash.typed) as Answers, program),
                )}
                words={clashWords}
                onKeepMine={() => keeping.settle('mine')}
                onTakeSaved={() => keeping.settle('other')}
              />
            )}
          </>
        }
        status={<DraftStatus of="plan" state={keeping.state} />}
        validation={validation}
        next={say(texts.next)}
        isBusy={sending.isBusy}
        back={null}
        onAccepted={save}
      >
        <PlanOf application={application} />
        <PlanFields
          draft={draft}
          change={typeProject}
          problem={validation.problem}
          program={program}
          today={day}
        />
      </StepForm>
      <Contact />
      <YourData link={link} />
    </div>
  );
}

/** The amount, and the data it was calculated from. */
function PlanOf({ application }: { readonly application: ApplicationAnswer }) {
  const { say, language } = useLanguage();
  const [project] = overviewParts(application, language);
  const { reference, quote } = application;
  return (
    <section className={styles.found} aria-labelledby="found">
      <h2 id="found">{say(texts.found)}</h2>
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

function YourData({ link }: { readonly link: ApplicationLink }) {
  const { say } = useLanguage();
  return (
    <Link to="/additional-data/your-data/$id/$token" params={link} className={buttonClass('quiet')}>
      {say(savingMessages.yourData)}
    </Link>
  );
}
