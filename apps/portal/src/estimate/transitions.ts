import { type Answers, changeAnswers } from '@ndp/flows/estimate/answers.ts';
import type { Confirmation, StoredEstimate, Submitted } from './stored-answers.ts';

/** The estimate once a step's answers are accepted: what was typed on it is typed no longer. Pure. */
export function acceptedInto(
  { answers, drafts, cleared: _, ...rest }: StoredEstimate,
  path: string,
  change: Answers,
): StoredEstimate {
  const after = changeAnswers(answers, change);
  const { [path]: __, ...others } = drafts;
  const isNewProject = after.project_variant !== answers.project_variant;
  return { ...rest, answers: after, drafts: isNewProject ? {} : others };
}

/** The estimate once the server has stored it: the answers are kept no longer. Pure. */
export function finished(submitted: Submitted, confirmation: Confirmation): StoredEstimate {
  return { answers: {}, drafts: {}, sending: undefined, submitted, confirmation };
}
