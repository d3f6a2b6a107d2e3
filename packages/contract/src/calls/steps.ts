import { applicationLabels } from '@ndp/flows/application/labels.ts';
import { stepLabels } from '@ndp/flows/estimate/labels.ts';
import * as z from 'zod/mini';
import { call } from '../call.ts';

export type CountedFlow = 'estimate' | 'application';

const stepsOf = {
  estimate: Object.keys(stepLabels),
  application: [...Object.keys(applicationLabels).filter((step) => step !== 'overview'), 'check'],
} as const satisfies Readonly<Record<CountedFlow, readonly string[]>>;

/** The steps that are counted, in the order of their flow. */
export const countedSteps: Readonly<Record<CountedFlow, readonly string[]>> = stepsOf;

/** What is counted of a step: that it was shown, and that it was answered and led on. */
export const stepMarks = ['seen', 'passed'] as const;
export type StepMark = (typeof stepMarks)[number];

export const countStep = call('POST /partners/steps', {
  summary: 'Counts that a step was shown or answered; nothing is kept of who did it',
  status: 202,
  body: z.strictObject({
    step: z.enum([...stepsOf.estimate, ...stepsOf.application]),
    mark: z.enum(stepMarks),
  }),
  answer: z.object({ status: z.literal('counted') }),
});
