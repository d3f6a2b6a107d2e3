import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { confirmEmail } from '@ndp/contract/calls/link-care.ts';
import { keepDraft } from '@ndp/contract/calls/sections.ts';
import type { Link } from '@ndp/contract/link.ts';
import type { ProjectVariant } from '@ndp/domain/project.ts';
import type { SectionDraft, SectionStep } from '@ndp/flows/application/application.flow.ts';
import { CoOwnersProvider } from '@ndp/flows/application/co-owners/co-owners-store.tsx';
import { consentMessages, consentNames } from '@ndp/flows/application/consent/messages.ts';
import type { DocumentName, Statements } from '@ndp/flows/application/consent/statements.tsx';
import { StatementsProvider } from '@ndp/flows/application/consent/statements.tsx';
import { remarkAt } from '@ndp/flows/application/corrections/remarks.ts';
import { applicationLabels } from '@ndp/flows/application/labels.ts';
import type { SectionScreen } from '@ndp/flows/application/section-screen.tsx';
import { pathAfter } from '@ndp/flows/flow.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { fullExplainer } from '@ndp/flows/problems.ts';
import { Notice } from '@ndp/ui/notice.tsx';
import { useCallback, useEffect, useMemo } from 'react';
import { Failure } from '../attempt/failure.tsx';
import { useToday } from '../estimate/written.ts';
import { useWrittenHere } from '../estimate/written-here.ts';
import { useUnsaved } from '../page/unsaved.ts';
import { lazyPart } from '../routing/lazy-part.tsx';
import type { LoadedProps } from '../routing/pages.ts';
import { navigate } from '../routing/router.ts';
import { searchOf, useParams, useVisit } from '../routing/visit.ts';
import { tellConfirmed } from '../site/confirmed-tabs.ts';
import { ask } from '../site/site.ts';
import { StepForm } from '../steps/step-form.tsx';
import { countStep, useStepSeen } from '../steps/use-step-count.ts';
import { useValidation } from '../steps/use-validation.ts';
import {
  dropDraft,
  isUnkept,
  type KeptDraft,
  keepAnswer,
  textsOf,
  typeSection,
  useApplication,
} from './application-store.ts';
import { readComing } from './coming.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import { DraftStatus } from './draft-status.tsx';
import { groupErrors } from './group-errors.tsx';
import type { loadSection } from './guard-section.ts';
import { clashWords, preparedMessages, savingMessages as texts } from './messages.ts';
import { findPreparation, Prepared } from './prepared.tsx';
import { reachField } from './reach-field.ts';
import { SectionBack, SectionLayout } from './section-layout.tsx';
import { flowOf, knownAnswers, sectionsOf } from './sections.ts';
import { Seen } from './seen.tsx';
import { useCoOwners } from './use-co-owners.ts';
import { type Keep, useDraftKeeping } from './use-draft-keeping.ts';
import { useProgram } from './use-program.ts';
import { useSaving } from './use-saving.ts';

interface SectionProps {
  readonly application: ApplicationAnswer;
  readonly step: SectionStep;
  readonly screen: SectionScreen<SectionDraft>;
}

const helperClashWords = {
  title: preparedMessages.clashTitle,
  saved: preparedMessages.other,
  takeSaved: preparedMessages.takeOther,
};

/** The frame around a step of the application: its draft, Save, and the way on. */
export function SectionFrame({ data: { path, screen } }: LoadedProps<typeof loadSection>) {
  const application = useApplication((opened) => opened.application);
  const step = application && flowOf(application).steps.find((candidate) => candidate.path === path);
  if (!step) return null;
  return <Section key={path} application={application} step={step} screen={screen} />;
}

function Section({ application, step, screen }: SectionProps) {
  const program = useProgram();
  const { id, token } = useParams<'/additional-data/$step/$id/$token'>();
  const link = { id, token };
  const { say, language } = useLanguage();
  const written = useWrittenHere();
  const { conflict: before, clash: clashBefore } = written?.linkPage ?? {};
  const saving = useSaving(
    step,
    link,
    written?.problems,
    before && { mine: before.mine, current: application },
  );
  const { pathname, search } = useVisit();
  const { from, field } = readComing(searchOf({ search }));
  const draft = { ...knownAnswers(application, step.section), ...useApplication().drafts[step.path] };
  const validation = useValidation(
    step.screenFields ?? step.fields,
    draft,
    () => ({ ...draft, ...useApplication.getState().drafts[step.path] }),
    { explainer: fullExplainer, labels: screen.labels, failed: written?.failed?.fields },
  );
  useConfirmation(link);
  useStepSeen(step.id);
  const day = useToday();
  const statements = useStatementsOf(link);
  const coOwners = useCoOwners(link);

  const keeping = useDraftKeeping(step.path, useKeep(step, link), clashBefore as KeptDraft | undefined);
  useUnsaved({
    isTyped: useApplication((opened) => Object.keys(opened.drafts).some((path) => isUnkept(opened, path))),
    save: keeping.keepNow,
  });
  useEffect(() => {
    if (field) reachField(field);
  }, [field]);

  /** The statements are sent from the page that shows everything they speak of; what came from there goes back to it. */
  async function goOn(saved: ApplicationAnswer) {
    countStep(step.id, 'passed');
    const next = pathAfter(flowOf(saved), sectionsOf(saved), step.path);
    if (from === 'check' || step.section === 'consent')
      await navigate({ to: '/additional-data/check/$id/$token', params: link });
    else await navigate({ to: '/additional-data/$step/$id/$token', params: { step: next, ...link } });
  }

  async function save(section: object, revision = application.revision) {
    if (step.section === 'consent') return goOn(application);
    const newer = await findPreparation(step, link);
    if (newer) return keeping.meet(newer);
    if (await saving.save(section, revision))
      await goOn(useApplication.getState().application ?? application);
  }

  function takeSaved(current: ApplicationAnswer) {
    dropDraft(step.path);
    keepAnswer(current);
    saving.settle();
  }

  const remark = (place: string) => remarkAt(application.corrections, place, language);
  const { conflict } = saving;
  return (
    <SectionLayout application={application} link={link} path={step.path}>
      {remark(`${step.section}.*`) && <Notice tone="warning">{remark(`${step.section}.*`)}</Notice>}
      <Prepared application={application} section={step.section} />
      <StepForm
        title={applicationLabels[step.id]}
        lead={screen.lead}
        failure={
          <>
            <Failure title={texts.title} lines={saving.problems} kept={texts.kept} />
            {conflict && (
              <ConflictPanel
                labels={screen.labels}
                mine={conflict.mine}
                saved={knownAnswers(conflict.current, step.section)}
                over={{ of: 'saved', number: conflict.current.revision }}
                onKeepMine={() => save(conflict.mine, conflict.current.revision)}
                onTakeSaved={() => takeSaved(conflict.current)}
              />
            )}
            {!conflict && keeping.clash && (
              <ConflictPanel
                labels={screen.labels}
                mine={draft}
                saved={{ ...draft, ...keeping.clash.typed }}
                words={application.helper ? { ...clashWords, ...helperClashWords } : clashWords}
                over={{ of: 'typed', number: keeping.clash.version }}
                onKeepMine={() => keeping.settle('mine')}
                onTakeSaved={() => keeping.settle('other')}
              />
            )}
          </>
        }
        validation={{
          ...validation,
          errors: groupErrors(
            validation.errors,
            (name) => name in consentNames,
            ({ length: count }) => say(consentMessages.all, { count }),
          ),
        }}
        next={say(screen.next ?? (from === 'check' ? texts.nextCheck : texts.next))}
        isBusy={saving.isBusy}
        action={pathname + search}
        status={<DraftStatus state={keeping.state} />}
        back={<SectionBack application={application} link={link} path={step.path} />}
        onAccepted={(section) => save(section)}
      >
        <Seen
          revision={before?.seen ?? application.revision}
          draft={clashBefore ? undefined : application.drafts[step.section]?.version}
        />
        <StatementsProvider value={statements}>
          <CoOwnersProvider value={coOwners}>
            <screen.Fields
              plain={written?.plain}
              draft={draft}
              change={(patch) => typeSection(step.path, patch)}
              problem={(name) => validation.problem(name) ?? remark(`${step.section}.${name}`)}
              program={program}
              today={day}
              variant={application.project.variant as ProjectVariant}
            />
          </CoOwnersProvider>
        </StatementsProvider>
      </StepForm>
    </SectionLayout>
  );
}

function useKeep({ section }: SectionStep, { id, token }: Link): Keep {
  return useCallback(
    (draft) => {
      const revision = useApplication.getState().application?.revision ?? 0;
      const typed = textsOf(draft.typed);
      return ask(keepDraft, { params: { id, token, section }, body: { ...draft, typed, revision } });
    },
    [id, token, section],
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
      void ask(confirmEmail, { params: { id, token } }).then(
        (answer) => {
          keepAnswer(answer);
          tellConfirmed(id);
        },
        () => undefined,
      );
    };
    for (const act of ['pointerdown', 'keydown'])
      window.addEventListener(act, confirm, { signal: leaving.signal });
    return () => leaving.abort();
  }, [isOpen, id, token]);
}

const Text = lazyPart(() => import('../statements/statement-text.tsx'), 'StatementText');

/** The obliged entity's documents have pages that only the link opens. */
const openedBySecret: Readonly<Partial<Record<DocumentName, string>>> = {
  'gdpr-clause': 'consent-gdpr-oe',
  'regulations-obliged-entity': 'consent-regulations-oe',
};
function useStatementsOf({ id, token }: Link): Statements {
  const program = useProgram();
  return useMemo(
    () => ({
      hrefOf: (name) => {
        const page = openedBySecret[name];
        return page ? `/additional-data/${page}/${id}/${token}` : `/statements/${name}`;
      },
      Text: ({ name }) => <Text name={name} program={program} />,
    }),
    [id, token, program],
  );
}
