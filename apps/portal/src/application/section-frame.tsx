import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { confirmEmail } from '@ndp/contract/calls/link-care.ts';
import type { Link } from '@ndp/contract/link.ts';
import type { ProjectVariant } from '@ndp/domain/project.ts';
import type { SectionDraft, SectionStep } from '@ndp/flows/application/application.flow.ts';
import { CoOwnersProvider } from '@ndp/flows/application/co-owners/co-owners-store.tsx';
import type { DocumentName, Statements } from '@ndp/flows/application/consent/statements.tsx';
import { StatementsProvider } from '@ndp/flows/application/consent/statements.tsx';
import { applicationLabels } from '@ndp/flows/application/labels.ts';
import type { SectionScreen } from '@ndp/flows/application/section-screen.tsx';
import { pathAfter } from '@ndp/flows/flow.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { getRouteApi, lazyRouteComponent, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { Failure } from '../attempt/failure.tsx';
import { useUnsaved } from '../page/unsaved.ts';
import { ask } from '../site/site.ts';
import { today } from '../site/today.ts';
import { StepForm } from '../steps/step-form.tsx';
import { useValidation } from '../steps/use-validation.ts';
import { dropDraft, keepAnswer, typeSection, useApplication } from './application-store.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import { savingMessages as texts } from './messages.ts';
import { SectionBack, SectionLayout } from './section-layout.tsx';
import { flowOf, isSubmitted, knownAnswers, sectionsOf } from './sections.ts';
import { useCoOwners } from './use-co-owners.ts';
import { useSaving } from './use-saving.ts';

const route = getRouteApi('/site/additional-data/$step/$id/$token');

interface SectionProps {
  readonly application: ApplicationAnswer;
  readonly step: SectionStep;
  readonly screen: SectionScreen<SectionDraft>;
}

/** The frame around a step of the application: its draft, Save, and the way on. */
export function SectionFrame() {
  const { path, screen } = route.useLoaderData();
  const application = useApplication((opened) => opened.application);
  const step = application && flowOf(application).steps.find((candidate) => candidate.path === path);
  if (!step) return null;
  return <Section key={path} application={application} step={step} screen={screen} />;
}

function Section({ application, step, screen }: SectionProps) {
  const { program } = route.useRouteContext().site;
  const { id, token } = route.useParams();
  const link = { id, token };
  const { say } = useLanguage();
  const navigate = useNavigate();
  const saving = useSaving(step, link);
  const draft = { ...knownAnswers(application, step.section), ...useApplication().drafts[step.path] };
  const validation = useValidation(
    step.screenFields ?? step.fields,
    draft,
    () => ({ ...draft, ...useApplication.getState().drafts[step.path] }),
    screen.labels,
  );
  useConfirmation(link);
  const statements = useStatementsOf(link);
  const coOwners = useCoOwners(link);

  useUnsaved({
    isTyped: useApplication(({ drafts }) => Object.keys(drafts).length > 0),
    save: step.section === 'consent' ? undefined : saveQuietly,
  });

  /** Saves what is typed if it is complete. A consent is given by nobody but the applicant, so it never is. */
  async function saveQuietly(): Promise<boolean> {
    const { drafts, application: latest } = useApplication.getState();
    const complete = (step.screenFields ?? step.fields).safeParse({ ...draft, ...drafts[step.path] });
    return complete.success && saving.save(complete.data as object, latest?.revision);
  }

  async function save(section: object, revision = application.revision) {
    if (!(await saving.save(section, revision))) return;
    const saved = useApplication.getState().application ?? application;
    const flow = flowOf(saved);
    const next = isSubmitted(saved) ? flow.whenDone : pathAfter(flow, sectionsOf(saved), step.path);
    if (next === flow.whenDone) await navigate({ to: '/additional-data/overview/$id/$token', params: link });
    else await navigate({ to: '/additional-data/$step/$id/$token', params: { step: next, ...link } });
  }

  function takeSaved(current: ApplicationAnswer) {
    dropDraft(step.path);
    keepAnswer(current);
    saving.settle();
  }

  const { conflict } = saving;
  return (
    <SectionLayout application={application} path={step.path}>
      <StepForm
        title={screen.title}
        tab={applicationLabels[step.id]}
        lead={screen.lead}
        failure={
          <>
            <Failure title={texts.title} lines={saving.problems} kept={texts.kept} />
            {conflict && (
              <ConflictPanel
                labels={screen.labels}
                mine={conflict.mine}
                saved={knownAnswers(conflict.current, step.section)}
                onKeepMine={() => save(conflict.mine, conflict.current.revision)}
                onTakeSaved={() => takeSaved(conflict.current)}
              />
            )}
          </>
        }
        validation={validation}
        next={say(screen.next ?? texts.next)}
        isBusy={saving.isBusy}
        back={<SectionBack application={application} path={step.path} />}
        onAccepted={(section) => save(section)}
      >
        <StatementsProvider value={statements}>
          <CoOwnersProvider value={coOwners}>
            <screen.Fields
              draft={draft}
              change={(patch) => typeSection(step.path, patch)}
              problem={validation.problem}
              program={program}
              today={today()}
              variant={application.project.variant as ProjectVariant}
            />
          </CoOwnersProvider>
        </StatementsProvider>
      </StepForm>
    </SectionLayout>
  );
}

/**
 * Tells the server once that a person acts behind the link: a key, a touch or a click, which mail scanners do
 * not make. If the call fails, the first saved section confirms the address all the same.
 */
function useConfirmation({ id, token }: Link): void {
  const isOpen = useApplication(({ application }) => application?.status === 'submitted');
  useEffect(() => {
    if (!isOpen) return;
    const leaving = new AbortController();
    const confirm = () => {
      leaving.abort();
      void ask(confirmEmail, { params: { id, token } }).then(keepAnswer, () => undefined);
    };
    for (const act of ['pointerdown', 'keydown'])
      window.addEventListener(act, confirm, { signal: leaving.signal });
    return () => leaving.abort();
  }, [isOpen, id, token]);
}

const Text = lazyRouteComponent(() => import('../statements/statement-text.tsx'), 'StatementText');

/** The obliged entity's documents have pages that only the link opens. */
const behindLink: Readonly<Partial<Record<DocumentName, string>>> = {
  'gdpr-clause': 'consent-gdpr-oe',
  'regulations-obliged-entity': 'consent-regulations-oe',
};
function useStatementsOf({ id, token }: Link): Statements {
  return useMemo(
    () => ({
      hrefOf: (name) => {
        const page = behindLink[name];
        return page ? `/additional-data/${page}/${id}/${token}` : `/statements/${name}`;
      },
      Text,
    }),
    [id, token],
  );
}
