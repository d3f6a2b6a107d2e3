import { languageOf, say } from '@ndp/flows/message.ts';
import type { Config } from '../../platform/config/config.ts';
import { bringUp } from '../../platform/open-store.ts';
import type { CommandArguments } from './arguments.ts';
import { evidenceMessages as messages } from './evidence-messages.ts';
import type { Reply } from './run-command.ts';

/**
 * Brings the database to the form this version works on, before any of its servers starts.
 *
 * @throws {ConfigError} it cannot be reached, or was made by another build; nothing was changed
 */
export async function migrateHere(config: Config, given: CommandArguments): Promise<Reply> {
  const applied = await bringUp(config);
  const language = languageOf(given.lang);
  const told = say(messages.migrated, language, { count: applied.length });
  return { exitCode: 0, lines: [told, ...applied], data: { applied } };
}
