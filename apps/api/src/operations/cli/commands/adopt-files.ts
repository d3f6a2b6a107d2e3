import { say } from '@ndp/flows/message.ts';
import { adoptWithin } from '../../../platform/files/bind-store.ts';
import { findMissing, namedFiles } from '../../backup/named-files.ts';
import type { Command, CommandResult, Work } from '../command.ts';
import { evidenceMessages as messages } from '../evidence-messages.ts';

/** Ties files to the database they belong to, after a person has looked that they do. */
export const adoptFiles: Command = {
  name: 'adopt-files',
  summary: {
    pl: 'wiąże bazę z plikami, gdy serwer odmawia startu, bo do siebie nie należą (po odtworzeniu bazy albo przeniesieniu plików)',
    en: 'ties database and files together where the server refuses to start because they are not (after a recovery of the database or a move of the files)',
  },
  run: adopt,
};

async function adopt({ trx, context, now, language }: Work): Promise<CommandResult> {
  let named = 0;
  for await (const _ of namedFiles(trx)) named += 1;
  const missing = (await findMissing(trx, context.storage)).length;
  await adoptWithin(trx, context.storage, now);
  return {
    lines: [say(messages.adopted, language, { named, missing })],
    details: { named, missing },
  };
}
