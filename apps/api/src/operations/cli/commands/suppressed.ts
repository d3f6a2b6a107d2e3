import { say } from '@ndp/flows/message.ts';
import { polishTime } from '../../../cases/attention/day.ts';
import { liftSuppression, readSuppressed } from '../../../platform/mail/suppressions.ts';
import type { Answer, Command, Work } from '../command.ts';
import { CommandRefused } from '../command.ts';
import { suppressionMessages as messages } from '../messages.ts';

/** The addresses that get no mail for a while because their mail server refused it; and how to let mail go again. */
export const suppressed: Command = {
  name: 'suppressed',
  summary: {
    pl: 'adresy, na które chwilowo nic nie wychodzi, bo ich serwer odmówił; --lift znosi przerwę',
    en: 'addresses that get no mail for a while because their server refused it; --lift ends the pause',
  },
  takes: ['lift', 'json'],
  run: (work) => (work.given.lift === undefined ? list(work) : lift(work, work.given.lift)),
};

async function list({ trx, context, language, now }: Work): Promise<Answer> {
  const rows = await readSuppressed({ db: trx, keys: context.keys }, now);
  const { address, reason, since, until, none } = messages;
  const details = { rows: rows.length };
  if (rows.length === 0) return { blocks: [{ lines: [say(none, language)] }], data: rows, details };
  const block = {
    columns: [address, reason, since, until].map((head) => say(head, language)),
    rows: rows.map((row) => [row.address, row.reason, polishTime(row.since), polishTime(row.endsAt)]),
  };
  return { blocks: [block], data: rows, details };
}

async function lift({ trx, context, language }: Work, address: string): Promise<Answer> {
  if (!(await liftSuppression({ db: trx, keys: context.keys }, address))) {
    throw new CommandRefused(messages.not_suppressed);
  }
  return { blocks: [{ lines: [say(messages.lifted, language)] }], details: { lifted: 1 } };
}
