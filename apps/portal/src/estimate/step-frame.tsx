import type { Answers } from '@ndp/flows/estimate/answers.ts';
import { estimateFlow } from '@ndp/flows/estimate/estimate.flow.ts';
import { stepLabels } from '@ndp/flows/estimate/labels.ts';
import { wayOn } from '@ndp/flows/estimate/way-on.ts';
import type { Explainer } from '@ndp/flows/explainer.ts';
import { type Flow, pathBefore } from '@ndp/flows/flow.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import type { StepScreen } from '@ndp/flows/screen.tsx';
import { isOpenEnded, stepperEntries } from '@ndp/flows/stepper.ts';
import { buttonClass } from '@ndp/ui/button.tsx';
import { Suspense, useEffect, useState } from 'react';
import { Failure } from '../attempt/failure.tsx';
import { useSending } from '../attempt/use-once.ts';
import { WaitingField } from '../page/waiting-field.tsx';
import { lazyPart } from '../routing/lazy-part.tsx';
import { Link } from '../routing/link.tsx';
import type { LoadedProps } from '../routing/pages.ts';
import { navigate } from '../routing/router.ts';
import { useSite } from '../routing/visit.ts';
import { whenIdle } from '../site/idle.ts';
import { stepMessages } from '../steps/messages.ts';
import { StepForm } from '../steps/step-form.tsx';
import { StepLayout } from '../steps/step-layout.tsx';
import { countStep, useStepSeen } from '../steps/use-step-count.ts';
import { useValidation } from '../steps/use-validation.ts';
import { AnswersSoFar } from './answers-so-far.tsx';
import { accept, acceptLeaving, type, useEstimate } from './estimate-store.ts';
import { fetchAhead, type loadStep } from './guards.ts';
import { loadSubmission } from './load-submission.ts';
import { submissionMessages, frameMessages as texts } from './messages.ts';
import { submissionProblem } from './submission-problem.ts';
import { useToday, useWritten } from './written.ts';

const BeforeFields = lazyPart(() => import('./before-fields.tsx'), 'BeforeFields');

/** The frame around a step of the estimate: the way that leads through all of them, the accepted answers, its question. */
export function StepFrame({ data }: LoadedProps<typeof loadStep>) {
  const { path } = data;
  const flow = estimateFlow(useSite().program, useToday());
  const answers = useEstimate((estimate) => estimate.answers);
  return (
    <StepLayout
      label={texts.steps}
      entries={stepperEntries(flow, answers, path)}
      isOpenEnded={isOpenEnded(flow, answers)}
      labels={stepLabels}
      link={(step, children) => (
        <Link to="/application/$step" params={{ step }}>
          {children}
        </Link>
      )}
      aside={<AnswersSoFar path={path} />}
    >
      <Step key={path} {...data} />
    </StepLayout>
  );
}

interface StepProps {
  readonly path: string;
  readonly screen: StepScreen<Answers>;
  readonly explainer: Explainer;
}

/** The question of a step: its draft, and the way on. */
function Step({ path, screen, explainer }: StepProps) {
  const { program } = useSite();
  const { say } = useLanguage();
  const { answers, drafts, cleared } = useEstimate();
  const written = useWritten();
  const sending = useSending(submissionProblem, written?.problems);

  const day = useToday();
  const flow = estimateFlow(program, day);
  const draft: Answers = { ...answers, ...drafts[path] };
  const validation = useValidation(stepAt(flow, path).schema, draft, () => draftOf(path), {
    explainer,
    failed: written?.failed?.fields,
    labels: written?.failed?.labels,
  });
  const next = wayOn(flow, draft, path);
  useEffect(() => whenIdle(() => fetchAhead(next)), [next]);
  useStepSeen(path);
  const isLast = next === flow.whenDone;
  const [isHeld, hold] = useState(false);
  const { Bar, isOneChoice = false } = screen;
  const isDeadEnd = isHeld || (path === 'quote' && draft.quote?.quote === 0);

  async function send(accepted: Answers) {
    await sending.send(async () => {
      const { sendHere } = await loadSubmission();
      await sendHere(accepted, program);
      countStep(path, 'passed');
      await navigate({ to: '/application/pending-confirm', replace: true });
    });
  }

  async function goOn(said: Answers) {
    if (isHeld) return;
    const next = wayOn(flow, { ...answers, ...said }, path);
    if (next === flow.whenDone) return send({ ...answers, ...said });
    acceptLeaving(path, said);
    countStep(path, 'passed');
    await navigate({ to: '/application/$step', params: { step: next } });
  }

  return (
    <StepForm
      title={screen.title}
      lead={screen.lead}
      failure={
        <>
          <Failure title={submissionMessages.title} lines={sending.problems} kept={submissionMessages.kept} />
          <WaitingField ticket={written?.waiting} />
        </>
      }
      validation={validation}
      next={isDeadEnd ? undefined : say(screen.next ?? (isLast ? stepMessages.send : stepMessages.next))}
      bar={Bar && ((wayOn) => <Bar draft={draft}>{wayOn}</Bar>)}
      isBusy={sending.isBusy}
      action={`/application/${path}`}
      sendingKey={written?.key}
      back={<BackLink flow={flow} path={path} />}
      onAccepted={goOn}
    >
      {(isOneChoice || cleared) && (
        <Suspense>
          <BeforeFields {...{ cleared, isOneChoice }} />
        </Suspense>
      )}
      <screen.Fields
        draft={draft}
        change={(patch) => type(path, patch)}
        answer={accept}
        hold={hold}
        plain={written?.plain}
        problem={validation.problem}
        program={program}
        today={day}
      />
    </StepForm>
  );
}

/** What stands on a step at this moment: the accepted answers, and over them what is typed. */
function draftOf(path: string): Answers {
  const { answers, drafts } = useEstimate.getState();
  return { ...answers, ...drafts[path] };
}

function stepAt(flow: ReturnType<typeof estimateFlow>, path: string) {
  const step = flow.steps.find((candidate) => candidate.path === path);
  if (!step) throw new Error(`no step at "${path}"`);
  return step;
}

/** The way to the question before; from the first one back to the welcome page. */
function BackLink({ flow, path }: { readonly flow: Flow<Answers>; readonly path: string }) {
  const { say } = useLanguage();
  const before = pathBefore(
    flow,
    useEstimate(({ answers }) => answers),
    path,
  );
  const target = before
    ? ({ to: '/application/$step', params: { step: before } } as const)
    : ({ to: '/application/welcome-page' } as const);
  return (
    <Link {...target} className={buttonClass('quiet')}>
      {say(stepMessages.back)}
    </Link>
  );
}
