import { say } from '@ndp/flows/message.ts';
import { bringUp } from '../../../platform/open-store.ts';
import type { Command, LineAlone, Reply } from '../command.ts';
import { evidenceMessages as messages } from '../evidence-messages.ts';

/** Brings the tables to the newest form, before any server of this version starts. */
export const migrateCommand: Command = {
  name: 'migrate',
  summary: {
    pl: 'przygotowuje bazę dla tej wersji, zanim uruchomi się jej serwery (MIGRATIONS=apart)',
    en: 'prepares the database for this version before its servers are started (MIGRATIONS=apart)',
  },
  takes: ['json'],
  runAlone: migrateHere,
};

/** @throws {ConfigError} the database cannot be reached, or was made by another build; nothing was changed */
async function migrateHere({ readConfig, language }: LineAlone): Promise<Reply> {
  const applied = await bringUp(readConfig());
  const summary = say(messages.migrated, language, { count: applied.length });
  return { exitCode: 0, lines: [summary, ...applied], data: { applied } };
}
