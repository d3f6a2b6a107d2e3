import type { Program } from '@ndp/domain/programs/program.ts';
import { isComplete, visibleSteps } from '../../flow.ts';
import type { Answers } from '../answers.ts';
import { estimateFlow } from '../estimate.flow.ts';
import { writeFragment } from './fragment.ts';
import { type LinkedField, type LinkedStep, linkedFields, linkPath, linkVersion } from './linked-fields.ts';

/**
 * The address that opens these answers on another device: technical answers behind `#`, nothing personal. Pure.
 *
 * @param origin  of the portal
 * @param day     of the estimate, `YYYY-MM-DD`; whoever opens the link sees the number it had on that day
 */
export function writeLink(answers: Answers, program: Program, origin: string, day: string): string {
  const fields = visibleSteps(estimateFlow(program, day), answers)
    .filter((step) => step.id === 'planning' || isComplete(step, answers))
    .flatMap((step): readonly LinkedField[] => linkedFields[step.id as LinkedStep] ?? []);
  const given = fields.flatMap((field) => {
    const answer = answers[field];
    return answer == null || answer === false ? [] : [[field, String(answer)] as const];
  });
  return `${origin}${linkPath}#${writeFragment([['v', linkVersion], ['on', day], ...given])}`;
}
