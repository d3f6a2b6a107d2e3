import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { isOpen } from '@ndp/domain/workflow/statuses.ts';
import { changedRows, checkParts } from '@ndp/flows/application/check/check-rows.ts';
import { remarkAt } from '@ndp/flows/application/corrections/remarks.ts';
import { Difference } from '@ndp/flows/application/project/difference.tsx';
import { projectMessages as messages } from '@ndp/flows/application/project/messages.ts';
import type { Answers } from '@ndp/flows/estimate/answers.ts';
import { estimateExplainer } from '@ndp/flows/explain.ts';
import { formatPln } from '@ndp/flows/figures.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { fieldsOf } from '@ndp/flows/schema-fields.ts';
import { buttonClass } from '@ndp/ui/button.tsx';
import { focusField } from '@ndp/ui/field-ids.ts';
import { FormButton } from '@ndp/ui/form-button.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { useEffect } from 'react';
import { Failure } from '../../attempt/failure.tsx';
import { useToday } from '../../estimate/written.ts';
import { useWrittenHere } from '../../estimate/written-here.ts';
import { PageHeading } from '../../page/page-heading.tsx';
import { useUnsaved } from '../../page/unsaved.ts';
import { Link } from '../../routing/link.tsx';
import type { LoadedProps } from '../../routing/pages.ts';
import { useParams, useSearch } from '../../routing/visit.ts';
import { StepForm } from '../../steps/step-form.tsx';
import { useValidation } from '../../steps/use-validation.ts';
import { isUnkept, projectPath, projectTyped, typeProject, useApplication } from '../application-store.ts';
import styles from '../check-page.module.css';
import { readComing } from '../coming.ts';
import { ConflictPanel } from '../conflict-panel.tsx';
import { DraftStatus } from '../draft-status.tsx';
import { clashWords, savingMessages as texts } from '../messages.ts';
import layout from '../overview-page.module.css';
import { useProgram } from '../use-program.ts';
import { useCompared } from './compared.ts';
import type { loadProject } from './load-project.ts';
import { type Calculated, useCorrection } from './use-correction.ts';

/** One step of the estimate once more, and the amount its other answers make. */
export function ProjectPage({ data }: LoadedProps<typeof loadProject>) {
  const application = useApplication((opened) => opened.application);
  if (!application) return null;
  return <Project key={data.path} application={application} {...data} />;
}

type ProjectProps = { readonly application: ApplicationAnswer } & LoadedProps<typeof loadProject>['data'];

function Project({ application, path, screen }: ProjectProps) {
  const program = useProgram();
  const { field, also } = readComing(useSearch());
  const link = useParams<'/additional-data/project/$step/$id/$token'>();
  const { say, language } = useLanguage();
  const written = useWrittenHere();
  const day = useToday();
  const correction = useCorrection(application, path, program);
  const { answers, step, calculated } = correction;
  const typed = useApplication(projectTyped);
  const { keeping } = correction;
  const compared = useCompared(application);
  const isTypedHere = Object.keys(typed).some((each) => Object.hasOwn(fieldsOf(step.schema), each));
  const validation = useValidation(step.schema, answers, () => correction.latest(), {
    explainer: estimateExplainer,
    failed: written?.failed?.fields,
  });
  useUnsaved({
    isTyped: useApplication((opened) => isUnkept(opened, projectPath)),
    save: keeping.keepNow,
  });
  useEffect(() => {
    if (field) focusField(field);
  }, [field]);
  if (calculated)
    return <Decision application={application} correction={correction} calculated={calculated} />;
  return (
    <div className={layout.page}>
      <StepForm
        title={screen.title}
        lead={path === 'heat-source' ? messages.lead : screen.lead}
        failure={
          <>
            <Failure title={texts.title} lines={correction.problems} kept={messages.kept} />
            {keeping.clash && (
              <ConflictPanel
                {...compared(correction.told(), correction.told(keeping.clash))}
                words={clashWords}
                onKeepMine={() => keeping.settle('mine')}
                onTakeSaved={() => keeping.settle('other')}
              />
            )}
            {also && (
              <Notice tone="warning" announce="status">
                {say(messages.also)}
              </Notice>
            )}
          </>
        }
        validation={validation}
        next={say(messages.next)}
        isBusy={correction.isBusy}
        status={
          <DraftStatus
            of="project"
            state={keeping.state === 'restored' && !isTypedHere ? 'none' : keeping.state}
          />
        }
        back={
          <Link
            {...correction.wayBack}
            params={{ id: link.id, token: link.token }}
            className={buttonClass('quiet')}
            onClick={() => void keeping.giveUp()}
          >
            {say(messages.leave)}
          </Link>
        }
        onAccepted={(accepted) => void correction.calculate(accepted as Answers)}
      >
        {path !== 'heat-source' && <p className={styles.soft}>{say(messages.lead)}</p>}
        <screen.Fields
          draft={answers}
          change={typeProject}
          problem={(name) =>
            validation.problem(name) ?? remarkAt(application.corrections, `project.${name}`, language)
          }
          program={program}
          plain={written?.plain}
          today={day}
          isCorrection
        />
      </StepForm>
    </div>
  );
}

interface DecisionProps {
  readonly application: ApplicationAnswer;
  readonly correction: ReturnType<typeof useCorrection>;
  readonly calculated: Calculated;
}

/** The new amount beside the old one: accepted, or back to the answers. */
function Decision({ application, correction, calculated }: DecisionProps) {
  const { say, language } = useLanguage();
  const { before, after } = calculated;
  const corrected = { ...application, project: { ...application.project, ...calculated.project } };
  return (
    <div className={layout.page}>
      <div className={styles.page}>
        <Failure title={texts.title} lines={correction.problems} kept={messages.kept} />
        <PageHeading title={messages.title} />
        <Difference
          before={before}
          after={after}
          changes={changedRows(checkParts(application, language), checkParts(corrected, language))}
          isSent={!isOpen(application.status)}
        />
        <div className={styles.actions}>
          {after.quote > 0 && (
            <FormButton
              name="accept"
              value={String(after.quote)}
              busy={correction.isBusy}
              onAct={() => void correction.accept()}
            >
              {after.quote === before.quote
                ? say(messages.accept_same)
                : say(messages.accept, { amount: formatPln(after.quote, language) })}
            </FormButton>
          )}
          <FormButton variant="secondary" name="reconsider" onAct={correction.reconsider}>
            {say(messages.back)}
          </FormButton>
          <FormButton variant="quiet" name="leave" onAct={() => void correction.leave()}>
            {say(messages.leave)}
          </FormButton>
        </div>
      </div>
    </div>
  );
}
