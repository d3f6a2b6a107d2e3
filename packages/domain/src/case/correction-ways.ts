import type { ApplicationStatus } from '../workflow/statuses.ts';
import { lineOf } from './actions.ts';

/** What can be asked to be corrected: before the agreement answers, after it documents of the settlement. */
export type CorrectedThings = 'answers' | 'documents';

const { in: ways } = lineOf('request-correction');
const { in: reviewed } = lineOf('review');

/** The statuses an officer brings a case through to ask for a correction; none: it cannot be asked for now. */
export function wayToCorrection(status: string): readonly ApplicationStatus[] {
  const from = status as ApplicationStatus;
  const steps = ways[from] ?? [];
  const [first] = reviewed[from] ?? [];
  return ways[from] && first && steps.length === 0 ? [first, ...(ways[first] ?? [])] : steps;
}

/** What a correction can be asked of in this status. */
export function correctedThings(status: string): CorrectedThings | undefined {
  const end = wayToCorrection(status).at(-1);
  return end && (end === 'in_realisation' ? 'documents' : 'answers');
}

/** Whether this step of an officer asks for a correction, which is done item by item. */
export function asksForCorrection(from: string, to: string): boolean {
  return wayToCorrection(from).at(-1) === to;
}
