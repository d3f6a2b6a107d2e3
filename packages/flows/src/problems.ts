import { estimateProblems, estimateRequired } from './estimate-problems.ts';
import { explainer } from './explainer.ts';
import { sectionProblems, sectionRequired } from './section-problems.ts';

/** Every sentence a field may answer with, in one place: the screen and the 422 answer say the same. */
export const problems = { ...estimateProblems, ...sectionProblems };

export type Problem = keyof typeof problems;

/** Explains every field there is. */
export const fullExplainer = explainer<Problem>(problems, { ...estimateRequired, ...sectionRequired });

export const { problemOf, explain } = fullExplainer;
