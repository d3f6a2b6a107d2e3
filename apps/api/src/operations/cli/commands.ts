import type { Command } from './command.ts';
import { adoptFiles } from './commands/adopt-files.ts';
import { backup } from './commands/backup.ts';
import { deskPlatform, deskRole } from './commands/desk-role.ts';
import { digest } from './commands/digest.ts';
import { mailReturned } from './commands/mail-returned.ts';
import { migrateCommand } from './commands/migrate.ts';
import { recovered } from './commands/recovered.ts';
import { restore } from './commands/restore.ts';
import { rotateKeys } from './commands/rotate-keys.ts';
import { verifyAuditCommand } from './commands/verify-audit.ts';
import { describeCommands, describeVersion } from './help.ts';

const help: Command = {
  name: 'help',
  summary: { pl: 'ta lista', en: 'this list' },
  runAlone: async ({ language }) => ({ exitCode: 0, lines: describeCommands(commands, language) }),
};

const version: Command = {
  name: 'version',
  summary: { pl: 'wersja programu i jej commit', en: 'the version of the product and its commit' },
  runAlone: async () => ({ exitCode: 0, lines: describeVersion() }),
};

/** What an operator can do on the server. Whatever is done with cases, is done at the desk. */
export const commands: readonly Command[] = [
  deskRole,
  deskPlatform,
  digest,
  mailReturned,
  verifyAuditCommand,
  rotateKeys,
  migrateCommand,
  backup,
  restore,
  recovered,
  adoptFiles,
  help,
  version,
];
