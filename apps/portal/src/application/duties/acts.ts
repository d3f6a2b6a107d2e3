import { answerRunning, markDuty } from '@ndp/contract/calls/duties.ts';
import type { Link } from '@ndp/contract/link.ts';
import type { DutyKind } from '@ndp/domain/duties.ts';
import type { RunningAnswer } from '@ndp/domain/running.ts';
import { ask } from '../../site/site.ts';
import { keepAnswer } from '../application-store.ts';

/** How whoever has the duties says what became of them. */
export interface DutyActs {
  mark(duty: DutyKind, body: { readonly is_done: boolean; readonly note: string }): Promise<void>;
  answer(body: { readonly year: number; readonly answer: RunningAnswer }): Promise<void>;
}

/** The same by the link of the application. */
export function actsOfOwner(link: Link): DutyActs {
  return {
    mark: async (duty, body) => keepAnswer(await ask(markDuty, { params: { ...link, duty }, body })),
    answer: async (body) => keepAnswer(await ask(answerRunning, { params: link, body })),
  };
}
