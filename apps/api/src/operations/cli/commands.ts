import type { Command } from './command.ts';
import { adoptFiles } from './commands/adopt-files.ts';
import { audit } from './commands/audit.ts';
import { backup, restore } from './commands/backup.ts';
import { beginSigningCommand } from './commands/begin-signing.ts';
import { consentsCommand } from './commands/consents.ts';
import { deskPlatform, deskRole } from './commands/desk-role.ts';
import { digest } from './commands/digest.ts';
import { documents } from './commands/documents.ts';
import { erase } from './commands/erase.ts';
import { exportUre } from './commands/export-ure.ts';
import { acceptName, refuseName } from './commands/judge-name.ts';
import { list } from './commands/list.ts';
import { measureCommand } from './commands/measure.ts';
import { migrateCommand } from './commands/migrate.ts';
import { move } from './commands/move.ts';
import { exportPartner, importPartner } from './commands/partner-files.ts';
import { exportProgram, importProgram } from './commands/program-files.ts';
import { resendLink } from './commands/resend-link.ts';
import { restartSigning } from './commands/restart-signing.ts';
import { retention } from './commands/retention.ts';
import { rotateKeys } from './commands/rotate-keys.ts';
import { show } from './commands/show.ts';
import { suppressed } from './commands/suppressed.ts';
import { verifyAuditCommand } from './commands/verify-audit.ts';
import { waiting } from './commands/waiting.ts';
import { describeCommands, describeVersion } from './help.ts';

const help: Command = {
  name: 'help',
  summary: { pl: 'ta lista', en: 'this list' },
  run: async ({ language }) => ({ blocks: describeCommands(commands, language) }),
};

const version: Command = {
  name: 'version',
  summary: { pl: 'wersja programu i jej commit', en: 'the version of the product and its commit' },
  run: async () => ({ blocks: describeVersion() }),
};

/** What an operator can do. */
export const commands: readonly Command[] = [
  list,
  show,
  measureCommand,
  move,
  beginSigningCommand,
  restartSigning,
  acceptName,
  refuseName,
  resendLink,
  consentsCommand,
  documents,
  deskRole,
  deskPlatform,
  exportPartner,
  importPartner,
  exportProgram,
  importProgram,
  digest,
  exportUre,
  suppressed,
  waiting,
  erase,
  retention,
  audit,
  verifyAuditCommand,
  rotateKeys,
  migrateCommand,
  backup,
  restore,
  adoptFiles,
  help,
  version,
];
