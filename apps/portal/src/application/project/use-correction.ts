import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import {
  correctProject,
  keepProjectDraft,
  quoteProject,
  type SentProject,
} from '@ndp/contract/calls/project.ts';
import type { Link } from '@ndp/contract/link.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import { isOpen } from '@ndp/domain/workflow/statuses.ts';
import { type Answers, changeAnswers } from '@ndp/flows/estimate/answers.ts';
import { projectAnswersOf, projectFields, projectFlow } from '@ndp/flows/estimate/project-answers.ts';
import type { QuoteAnswer } from '@ndp/flows/estimate/quote-answer.ts';
import { namedInstaller } from '@ndp/flows/estimate/requests.ts';
import { isComplete, visibleSteps } from '@ndp/flows/flow.ts';
import { useCallback, useState } from 'react';
import { useSending } from '../../attempt/use-once.ts';
import { useToday } from '../../estimate/written.ts';
import { useWrittenHere } from '../../estimate/written-here.ts';
import { navigate } from '../../routing/router.ts';
import { useParams, useSearch } from '../../routing/visit.ts';
import { ask } from '../../site/site.ts';
import {
  dropDraft,
  type KeptDraft,
  keepAnswer,
  projectPath,
  projectTyped,
  typedFrom,
  typeProject,
  useApplication,
} from '../application-store.ts';
import { readComing } from '../coming.ts';
import { type Keep, useDraftKeeping } from '../use-draft-keeping.ts';
import { conflictIn, savingProblem } from '../use-saving.ts';

/** The amounts of a corrected project, and what it would say then. */
export interface Calculated {
  readonly before: QuoteAnswer;
  readonly after: QuoteAnswer;
  readonly answers: SentProject;
  /** As the application would tell it. */
  readonly project: Partial<ApplicationAnswer['project']>;
}

/** What is answered on a step of the project, the amount it makes, and what becomes of it. */
export function useCorrection(application: ApplicationAnswer, path: string, program: Program) {
  const { id, token } = useParams<'/additional-data/project/$step/$id/$token'>();
  const { from } = readComing(useSearch());
  const written = useWrittenHere();
  const [calculated, setCalculated] = useState(written?.linkPage?.calculated as Calculated | undefined);
  const sending = useSending(savingProblem, written?.problems);
  const day = useToday();
  const known = projectAnswersOf(application.project);
  const patch = useApplication(projectTyped);
  const keeping = useDraftKeeping(projectPath, useKeep({ id, token }));
  const flow = projectFlow(program, day);
  const step = flow.steps.find((candidate) => candidate.path === path) ?? flow.steps[0];
  if (!step) throw new RangeError('a project has no step');
  const latest = () => changeAnswers(known, projectTyped(useApplication.getState()));
  const wayBack =
    from === 'overview'
      ? ({ to: '/additional-data/overview/$id/$token' } as const)
      : ({ to: '/additional-data/check/$id/$token' } as const);

  async function leave() {
    void keeping.giveUp();
    await navigate({ ...wayBack, params: { id, token } });
  }

  /** Asks for the amount, once every other step that is asked accepts its answers too. */
  async function calculate(accepted: Answers) {
    typeProject(accepted);
    const answers = latest();
    const open = visibleSteps(flow, answers).find((candidate) => !isComplete(candidate, answers));
    if (open) {
      const params = { step: open.path, id, token };
      return navigate({
        to: '/additional-data/project/$step/$id/$token',
        params,
        search: { ...(from && { from }), also: true },
      });
    }
    const sent = toSent(answers);
    if (isSame(sent, toSent(known))) return leave();
    await sending.send(async () => {
      const quotes = await ask(quoteProject, { params: { id, token }, body: { answers: sent } });
      const found = { ...quotes, answers: sent, project: toldOf(answers, program) };
      if (quotes.after.quote === quotes.before.quote && isOpen(application.status)) await store(found);
      else setCalculated(found);
    });
  }

  /**
   * The amount that was shown goes with the correction; whatever is no longer so is refused. Where something else
   * changed meanwhile, such as the status, the project is corrected all the same.
   */
  async function store(accepted: Calculated, seen = application): Promise<void> {
    const headers = { 'if-match': `"${seen.revision}"` };
    const body = { answers: accepted.answers, quote: accepted.after.quote };
    await keeping.keepNow();
    try {
      keepAnswer(await ask(correctProject, { params: { id, token }, body, headers }));
    } catch (error) {
      const current = conflictIn(error);
      if (current) keepAnswer(current);
      if (current && seen === application && isSameProject(current, application))
        return store(accepted, current);
      setCalculated(undefined);
      throw error;
    }
    dropDraft(projectPath);
    await navigate({ to: '/additional-data/check/$id/$token', params: { id, token } });
  }

  return {
    answers: changeAnswers(known, patch),
    latest,
    step,
    calculated,
    wayBack,
    keeping,
    /** The project as it would be told with what is typed here, or with what another window has kept. */
    told: (draft?: KeptDraft) =>
      toldOf(
        draft ? changeAnswers(known, typedFrom(projectPath, draft.typed) as Answers) : latest(),
        program,
      ),
    calculate,
    leave,
    accept: () => calculated && sending.send(() => store(calculated)),
    reconsider: () => setCalculated(undefined),
    isBusy: sending.isBusy,
    problems: sending.problems,
  };
}

/** Keeps answers about the project on the server until they are accepted. */
export function useKeep({ id, token }: Link): Keep {
  return useCallback((body) => ask(keepProjectDraft, { params: { id, token }, body }), [id, token]);
}

/** The project as it travels. */
export function toSent(answers: Answers): SentProject {
  const all = answers as Readonly<Record<string, unknown>>;
  return Object.fromEntries(projectFields.map((field) => [field, all[field] ?? null])) as SentProject;
}

/** Whether two states of an application speak of one project and one amount. */
function isSameProject(one: ApplicationAnswer, other: ApplicationAnswer): boolean {
  const [a, b] = [one, other].map(({ project }) => projectAnswersOf(project));
  return one.quote === other.quote && isSame({ ...a }, { ...b });
}

export function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The project under the names the application tells it by. */
export function toldOf(answers: Answers, { installer }: Program): Calculated['project'] {
  const listed = installer.kind === 'from-list' ? installer.installers : [];
  const chosen = listed.find(({ key }) => key === answers.selected_installer);
  const heater_installer_name = chosen ? `${chosen.name}, ${chosen.town}` : (namedInstaller(answers) ?? null);
  return { ...toSent(answers), heater_installer_name } as Calculated['project'];
}
