import { handoverNamers, handoverStates } from '@ndp/domain/handover.ts';
import * as z from 'zod/mini';
import { caseDuties, doneDuties, runningAnswer } from './duty-answers.ts';

/** Who is named to take the duties over, and what became of it; days are Polish ones. */
const dutyHandover = z.object({
  state: z.enum(handoverStates),
  name: z.string(),
  email: z.string(),
  named_on: z.string(),
  /** The last day to confirm. */
  until: z.string(),
  /** When it was confirmed or declined; null: not yet. */
  answered_on: z.nullable(z.string()),
});

/** What the owner before is told of the duties: what was said of them until they were taken over, and by whom they are. */
export const toldDuties = {
  done_duties: doneDuties,
  running: runningAnswer,
  duty_handover: z.nullable(dutyHandover),
};

/** The same as the office reads it. */
export const officeHandover = z.extend(dutyHandover, {
  named_by: z.enum(handoverNamers),
  /** Why the office named this person; empty: the owner did. */
  reason: z.string(),
  /** The name it was confirmed with; empty: it was not. */
  typed_name: z.string(),
});

/** What the office is told of the duties, whoever has them; the handover is null where they stay. */
export const officeDuties = {
  duties: caseDuties,
  running: runningAnswer,
  duty_handover: z.nullable(officeHandover),
};
