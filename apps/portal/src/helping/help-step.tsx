import { Refused } from '@ndp/contract/ask.ts';
import { type HelpingAnswer, prepareSection } from '@ndp/contract/calls/helping.ts';
import type { ProjectVariant } from '@ndp/domain/project.ts';
import type { SectionDraft } from '@ndp/flows/application/application.flow.ts';
import { type HelperStep, preparedFields } from '@ndp/flows/application/helping/preparation.ts';
import { applicationLabels } from '@ndp/flows/application/labels.ts';
import type { SectionScreen } from '@ndp/flows/application/section-screen.tsx';
import { useLanguage } from '@ndp/flows/language.tsx';
import type { Message } from '@ndp/flows/message.ts';
import { fullExplainer } from '@ndp/flows/problems.ts';
import { buttonClass } from '@ndp/ui/button.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { useCallback, useState } from 'react';
import {
  isUnkept,
  type KeptDraft,
  textsOf,
  typeSection,
  useApplication,
} from '../application/application-store.ts';
import { ConflictPanel } from '../application/conflict-panel.tsx';
import { DraftStatus } from '../application/draft-status.tsx';
import { Seen } from '../application/seen.tsx';
import { type Keep, useDraftKeeping } from '../application/use-draft-keeping.ts';
import { useProgram } from '../application/use-program.ts';
import { Failure } from '../attempt/failure.tsx';
import { isGone } from '../attempt/problem.ts';
import { useToday } from '../estimate/written.ts';
import { useWrittenHere } from '../estimate/written-here.ts';
import { useUnsaved } from '../page/unsaved.ts';
import { Link } from '../routing/link.tsx';
import type { LoadedProps } from '../routing/pages.ts';
import { navigate } from '../routing/router.ts';
import { useParams } from '../routing/visit.ts';
import { ask } from '../site/site.ts';
import { stepMessages } from '../steps/messages.ts';
import { StepForm } from '../steps/step-form.tsx';
import { useValidation } from '../steps/use-validation.ts';
import { HelpLayout } from './help-layout.tsx';
import { HelpOver } from './help-over.tsx';
import { helpStepMessages as texts } from './messages.ts';
import { answersOn, type loadHelpStep, lookAgain, stepsOf } from './open-helping.ts';

/** A page of the application as a helper fills it in. */
export function HelpStep({ data: { path, screen } }: LoadedProps<typeof loadHelpStep>) {
  const helping = useApplication((opened) => opened.helping);
  const step = helping && stepsOf(helping).find((candidate) => candidate.path === path);
  if (!helping || !step) return <HelpOver />;
  return <Preparing key={path} helping={helping} step={step} screen={screen} />;
}

interface PreparingProps {
  readonly helping: HelpingAnswer;
  readonly step: HelperStep;
  readonly screen: SectionScreen<SectionDraft>;
}

function Preparing({ helping, step, screen }: PreparingProps) {
  const program = useProgram();
  const { token } = useParams<'/grant/help/$token/$step'>();
  const { say } = useLanguage();
  const written = useWrittenHere();
  const [isBusy, setBusy] = useState(false);
  const [lines, setLines] = useState(written?.problems ?? []);
  const draft: SectionDraft = answersOn(
    helping,
    step,
    useApplication((opened) => opened.drafts),
  );
  const validation = useValidation(
    preparedFields(step),
    draft,
    () => answersOn(helping, step, useApplication.getState().drafts),
    { explainer: fullExplainer, labels: screen.labels, failed: written?.failed?.fields },
  );
  const clashBefore = written?.linkPage?.clash as KeptDraft | undefined;
  const keeping = useDraftKeeping(step.path, useKeep(step, token), clashBefore);
  const seen = useApplication((opened) => opened.kept[step.path]?.version);
  useUnsaved({
    isTyped: useApplication((opened) => isUnkept(opened, step.path)),
    save: keeping.keepNow,
  });
  const day = useToday();
  const steps = stepsOf(helping);
  const at = steps.findIndex(({ path }) => path === step.path);

  async function goOn() {
    setBusy(true);
    setLines([]);
    const isKept = await keeping.keepNow();
    setBusy(false);
    if (!isKept) return setLines([say(texts.stillHere)]);
    const next = steps[at + 1];
    if (next) await navigate({ to: '/grant/help/$token/$step', params: { token, step: next.path } });
    else await navigate({ to: '/grant/help/$token', params: { token } });
  }

  const back = steps[at - 1];
  return (
    <HelpLayout helping={helping} step={step} token={token}>
      <Notice>{say(adviceOn(step, helping))}</Notice>
      <StepForm
        title={applicationLabels[step.id]}
        failure={
          keeping.clash ? (
            <ConflictPanel
              labels={screen.labels}
              mine={draft}
              saved={{ ...draft, ...keeping.clash.typed }}
              words={clashWords}
              over={{ of: 'typed', number: keeping.clash.version }}
              onKeepMine={() => keeping.settle('mine')}
              onTakeSaved={() => keeping.settle('other')}
            />
          ) : (
            <Failure title={texts.notKept} lines={lines} kept={texts.stillHere} />
          )
        }
        validation={validation}
        next={say(texts.next)}
        isBusy={isBusy}
        status={<DraftStatus state={keeping.state} of="helper" />}
        back={
          back && (
            <Link
              to="/grant/help/$token/$step"
              params={{ token, step: back.path }}
              className={buttonClass('quiet')}
            >
              {say(stepMessages.back)}
            </Link>
          )
        }
        onAccepted={() => void goOn()}
      >
        {/* Until somebody has chosen, nothing goes over what was met. */}
        <Seen revision={clashBefore ? 0 : helping.revision} draft={clashBefore ? 0 : seen} />
        <screen.Fields
          plain={written?.plain}
          draft={draft}
          change={(patch) => typeSection(step.path, patch)}
          problem={validation.problem}
          program={program}
          today={day}
          variant={helping.variant as ProjectVariant}
          isHelper
        />
      </StepForm>
    </HelpLayout>
  );
}

const clashWords = {
  title: texts.clashTitle,
  explanation: texts.clash,
  saved: texts.other,
  keepMine: texts.mine,
  takeSaved: texts.theirs,
};

/** What of this page is left to the applicant. */
function adviceOn({ section }: HelperStep, { variant }: HelpingAnswer): Message {
  if (section === 'settlement') return texts.account;
  return section === 'client_info' && variant === 'home' ? texts.person : texts.leave;
}

/** Whoever meets what somebody else has typed or saved sees how the case stands now; a link that died ends the visit. */
function useKeep({ section }: HelperStep, token: string): Keep {
  return useCallback(
    async (draft) => {
      const revision = useApplication.getState().helping?.revision ?? 0;
      const params = { token, section };
      try {
        const typed = textsOf(draft.typed);
        return await ask(prepareSection, { params, body: { ...draft, typed, revision } });
      } catch (error) {
        if (isGone(error)) useApplication.setState({ helping: undefined });
        else if (error instanceof Refused && error.status === 412) await lookAgain(token).catch(() => {});
        throw error;
      }
    },
    [section, token],
  );
}
