import { type Explainer, explainer } from './explainer.ts';
import { firstProblems } from './first-problems.ts';

/** Explains the first question; what comes with the later ones explains those. */
export const firstExplainer: Explainer = explainer(firstProblems, {});
