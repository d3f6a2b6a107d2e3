import { say } from '@ndp/flows/message.ts';
import { BackupRefused, backupRefusals } from '../../backup/refused.ts';
import { writeBackup } from '../../backup/write-backup.ts';
import { type Command, CommandRefused, type CommandResult, type Work } from '../command.ts';
import { evidenceMessages as messages } from '../evidence-messages.ts';

/** Writes database and files, encrypted, while the product works. */
export const backup: Command = {
  name: 'backup',
  summary: {
    pl: 'zaszyfrowana kopia bazy i plików (klucz: BACKUP_KEY); serwer może działać',
    en: 'an encrypted backup of database and files (key: BACKUP_KEY); the server may run',
  },
  needs: ['out'],
  writes: 'file',
  run: (work) => backUp(work).catch(refuse),
};

async function backUp({ trx, context, now, language }: Work): Promise<CommandResult> {
  const { manifest, pieces } = await writeBackup(context, trx, now);
  const { applications } = manifest;
  return {
    lines: [say(messages.backed_up, language, { applications })],
    file: () => refusing(pieces),
    details: { applications },
  };
}

/** A file may be found missing while the backup is written. */
async function* refusing(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* pieces;
  } catch (cause) {
    refuse(cause);
  }
}

/** @throws {CommandRefused} the sentence of the refusal; any other fault as it was thrown */
export function refuse(cause: unknown): never {
  throw cause instanceof BackupRefused ? new CommandRefused(backupRefusals[cause.why], cause.values) : cause;
}
