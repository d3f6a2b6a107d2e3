import { estimateProblems, estimateRequired } from './estimate-problems.ts';
import { type Explainer, explainer } from './explainer.ts';

/** Explains the fields of the estimate, and nothing else. */
export const estimateExplainer: Explainer = explainer(estimateProblems, estimateRequired);
