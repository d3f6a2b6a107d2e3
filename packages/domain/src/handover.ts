import { dayMs } from './retention/classes.ts';

/** Where the handover of the duties to a new owner stands: one is named, has taken them over, or does not want to. */
export const handoverStates = ['named', 'taken', 'declined'] as const;
export type HandoverState = (typeof handoverStates)[number];

/** Who named the new owner. */
export const handoverNamers = ['applicant', 'office'] as const;
export type HandoverNamer = (typeof handoverNamers)[number];

/** How long a naming may be confirmed, in days; then it is forgotten. */
export const handoverDays = 30;

/** When a naming ends that nobody confirmed. */
export function handoverEnd(namedAt: Date): Date {
  return new Date(namedAt.getTime() + handoverDays * dayMs);
}
