import { readFileSync } from 'node:fs';
import { say } from '@ndp/flows/message.ts';
import { noteReturned } from '../../../mail/outbox/returned.ts';
import { need } from '../arguments.ts';
import { type Command, CommandRefused, type CommandResult, type Work } from '../command.ts';
import { returnedMessages as messages } from '../messages.ts';

/** Takes the report of a mail server about a mail it could not deliver. */
export const mailReturned: Command = {
  name: 'mail-returned',
  summary: {
    pl: 'notuje przy sprawie wiadomość, która wróciła niedoręczona: raport serwera poczty, jak przyszedł',
    en: 'notes at its case a mail that came back undelivered: the report of the mail server, as it came',
  },
  operands: ['file'],
  run: note,
};

async function note({ trx, given, language, now }: Work): Promise<CommandResult> {
  const mails = await noteReturned(trx, readReport(need(given, 'file')), now);
  return { lines: [say(messages.noted, language, { mails })], details: { mails } };
}

/** @param path  of the report; `-` stands for what is piped in. @throws {CommandRefused} it cannot be read */
function readReport(path: string): string {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch {
    throw new CommandRefused(messages.unreadable);
  }
}
