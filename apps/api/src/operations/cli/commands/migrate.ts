import { say } from '@ndp/flows/message.ts';
import type { Command } from '../command.ts';
import { evidenceMessages as messages } from '../evidence-messages.ts';

/** Brings the tables to the newest form; the command line does it itself, for a server that runs has done so. */
export const migrateCommand: Command = {
  name: 'migrate',
  summary: {
    pl: 'przygotowuje bazę dla tej wersji, zanim uruchomi się jej serwery (MIGRATIONS=apart)',
    en: 'prepares the database for this version before its servers are started (MIGRATIONS=apart)',
  },
  takes: ['json'],
  run: async ({ language }) => ({ lines: [say(messages.migrated, language, { count: 0 })] }),
};
