import type { SentProject } from '@ndp/contract/calls/project.ts';
import { enterPaper, paperSheet } from '@ndp/contract/desk/paper-entries.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import { type Answers, changeAnswers } from '@ndp/flows/estimate/answers.ts';
import { projectFields, projectFlow } from '@ndp/flows/estimate/project-answers.ts';
import { projectType } from '@ndp/flows/estimate/project-type/step.ts';
import { estimateExplainer } from '@ndp/flows/explain.ts';
import { visibleSteps } from '@ndp/flows/flow.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import type { Language } from '@ndp/flows/message.ts';
import { useEffect, useState } from 'react';
import { casePath, goTo } from '../address.ts';
import { askDesk } from '../ask.ts';
import type { DeskPartner } from '../page/shell.tsx';
import { polishToday } from '../polish-today.ts';
import { useAction } from '../use-action.ts';
import { useUnsaved } from '../use-unsaved.ts';
import { paperMessages as texts } from './messages.ts';

/** What is typed about the form itself. */
export interface Sheet {
  readonly came_on: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly language: Language;
}

const emptySheet: Sheet = { came_on: '', first_name: '', last_name: '', email: '', language: 'pl' };

/** The kind of building, and once that is known what the estimate asks about it. */
export function paperSteps(program: Program, today: string, answers: Answers) {
  const flow = projectFlow(program, today);
  const asked = answers.project_variant ? visibleSteps(flow, answers) : [];
  return [projectType, ...flow.steps.filter((step) => asked.includes(step))];
}

/** A form on paper while it is entered: what is typed, what is wrong with it, and the saving, which leads to the case. */
export function usePaper(partner: DeskPartner, program: Program) {
  const { language } = useLanguage();
  const [sheet, setSheet] = useState(emptySheet);
  const [answers, setAnswers] = useState<Answers>({});
  const [attempt, setAttempt] = useState(0);
  const [reference, setReference] = useState<string>();
  const action = useAction();
  const isTyped = sheet !== emptySheet || Object.keys(answers).length > 0;
  useUnsaved(isTyped && reference === undefined);
  useEffect(() => {
    if (reference) goTo(casePath(partner.id, reference), { replace: true });
  }, [partner.id, reference]);
  const found = useProblems(program, sheet, answers);
  const problems = attempt > 0 ? found : [];
  const save = async () => {
    const { project_variant = 'home' } = answers;
    const body = { ...sheet, project_variant, answers: toSent(answers) };
    setReference((await askDesk(language, enterPaper, { params: { partner: partner.id }, body })).reference);
  };
  return {
    ...{ sheet, answers, action, attempt, problems },
    problem: (field: string) => problems.find((each) => each.field === field)?.text,
    changeSheet: (patch: Partial<Sheet>) => setSheet((before) => ({ ...before, ...patch })),
    changeAnswers: (patch: Answers) => setAnswers((before) => changeAnswers(before, patch)),
    send: () => {
      setAttempt(attempt + 1);
      return found.length === 0 && action.run(save);
    },
  };
}

/** The first thing wrong with each field, in the order of the page. */
function useProblems(program: Program, sheet: Sheet, answers: Answers) {
  const { say, language } = useLanguage();
  const today = polishToday();
  const { came_on: cameOn, ...named } = sheet;
  const day = cameOn === '' || cameOn > today ? [{ field: 'came_on', text: say(texts.needs_day) }] : [];
  const parsed = [
    paperSheet.safeParse({ ...named, came_on: today }),
    ...paperSteps(program, today, answers).map(({ schema }) =>
      schema.safeParse({ ...answers, gdpr_consent: true }),
    ),
  ];
  const issues = parsed.flatMap(({ error }) => error?.issues ?? []);
  const explained = issues.map((issue) => ({
    field: String(issue.path[0]),
    text: estimateExplainer.explain(issue, language),
  }));
  const withoutData =
    answers.knows_efficiency === 'no' ? [{ field: 'knows_efficiency', text: say(texts.no_efficiency) }] : [];
  const all = [...day, ...explained, ...withoutData];
  return all.filter(({ field }, n) => all.findIndex((each) => each.field === field) === n);
}

/** The project as it travels. */
function toSent(answers: Answers): SentProject {
  const all = answers as Readonly<Record<string, unknown>>;
  return Object.fromEntries(projectFields.map((field) => [field, all[field] ?? null])) as SentProject;
}
