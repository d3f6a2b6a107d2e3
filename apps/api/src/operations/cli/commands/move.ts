import { mayMove, nextStatuses } from '@ndp/domain/case/transitions.ts';
import { isApplicationStatus } from '@ndp/domain/workflow/statuses.ts';
import { say } from '@ndp/flows/message.ts';
import { moveApplication } from '../../../features/casework/move-application.ts';
import type { Application } from '../../../platform/database/schema/tables.ts';
import { need } from '../arguments.ts';
import { type Answer, type Command, CommandRefused, type Work } from '../command.ts';
import { moveMessages as messages, refusalMessages as refusals } from '../messages.ts';
import { nameOfStatus } from '../status-name.ts';

/** Moves an application one step, tells the applicant why, and ends a signing it leaves behind. */
export const move: Command = {
  name: 'move',
  summary: {
    pl: 'przenosi sprawę do innego stanu; powód przeczyta wnioskodawca',
    en: 'moves an application to another status; the applicant reads the reason',
  },
  operands: ['reference', 'status'],
  needs: ['reason'],
  takes: ['partner'],
  run: moveByHand,
};

async function moveByHand(work: Work): Promise<Answer> {
  const { unit, given, operator, language } = work;
  const application = await work.hold();
  const to = need(given, 'status');
  if (!isApplicationStatus(to)) throw new RangeError(`${to} is no status`);
  if (!mayMove(application.status, to, 'operator')) throw refuseMove(application, to);
  const reason = need(given, 'reason');
  const cancelled = await moveApplication(unit, application, to, { name: operator, reason });
  const { reference } = application;
  const [from, into] = [application.status, to].map((status) => nameOfStatus(status, language));
  const lines = [
    say(messages.moved, language, { reference, from: from ?? '', to: into ?? '' }),
    say(messages.details, language),
    ...(cancelled > 0 ? [say(messages.cancelled, language)] : []),
  ];
  return { blocks: [{ lines }], details: { from: application.status } };
}

function refuseMove({ reference, status }: Application, to: string): CommandRefused {
  const next = nextStatuses(status, 'operator').join(', ');
  if (next === '') return new CommandRefused(refusals.is_over, { reference, from: status });
  return new CommandRefused(refusals.not_movable, { reference, from: status, to, next });
}
