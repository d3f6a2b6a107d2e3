import type { Answers } from '../answers.ts';
import type { EstimateStepId } from '../labels.ts';

/** The steps whose answers could turn a zero into an amount, most promising first. Pure. */
export function changeableAnswers(answers: Answers): readonly EstimateStepId[] {
  const reason = answers.quote?.explanation.reason;
  if (!reason || reason === 'programme_closed') return [];
  if (reason === 'not_in_reference_set') return ['heat-source'];
  if (answers.project_variant === 'non_residential') return ['efficiency-selector', 'surface-area'];
  return answers.project_variant === 'apartment' ? ['surface-area', 'heat-source'] : ['heat-source'];
}
