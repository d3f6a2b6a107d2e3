import { answerHeldRunning, type HeldDuties, markHeldDuty } from '@ndp/contract/calls/handover.ts';
import type { DutyActs } from '../application/duties/acts.ts';
import { ask } from '../site/site.ts';

/** How a new owner says what became of the duties. */
export function actsOfNewOwner(token: string, onChange: (held: HeldDuties) => void): DutyActs {
  return {
    mark: async (duty, body) => onChange(await ask(markHeldDuty, { params: { token, duty }, body })),
    answer: async (body) => onChange(await ask(answerHeldRunning, { params: { token }, body })),
  };
}
