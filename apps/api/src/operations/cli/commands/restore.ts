import { resolve } from 'node:path';
import { type Language, say } from '@ndp/flows/message.ts';
import { isWhole } from '../../../features/audit/verify-audit.ts';
import type { Config } from '../../../platform/config/config.ts';
import { withAuditActor } from '../../../platform/database/audit-actor.ts';
import { adoptStore } from '../../../platform/files/bind-store.ts';
import { listFiles } from '../../backup/named-files.ts';
import { type Restored, restoreBackup } from '../../backup/restore-backup.ts';
import { type TakenUp, takeUpAgain } from '../../backup/take-up-again.ts';
import { need } from '../arguments.ts';
import type { Command, LineAlone } from '../command.ts';
import { evidenceMessages as messages } from '../evidence-messages.ts';
import { openParts } from '../open-parts.ts';
import { refuse } from './backup.ts';

/** A backup is put back while no server runs. */
export const restore = {
  name: 'restore',
  summary: {
    pl: 'odtwarza kopię (klucz: BACKUP_KEY); serwer musi stać',
    en: 'restores a backup (key: BACKUP_KEY); the server must be stopped',
  },
  operands: ['file'],
  takes: ['replace'],
  runAlone: async ({ readConfig, given, language, folder }: LineAlone) => {
    const file = resolve(folder, need(given, 'file'));
    const restored = await restoreHere(readConfig(), file, given.replace !== undefined);
    return { exitCode: restored.isWhole ? 0 : 1, lines: describe(restored, language) };
  },
} satisfies Command;

type RestoredHere = Restored & TakenUp;

/**
 * Puts a backup back where this configuration looks for its data, erases again who was erased since, and looks
 * through the audit.
 *
 * @throws {CommandRefused} nothing was changed
 */
async function restoreHere(config: Config, file: string, isReplacing: boolean): Promise<RestoredHere> {
  const restored = await restoreBackup(config, file, isReplacing, new Date()).catch(refuse);
  const { context, close } = await openParts(config, adoptStore);
  try {
    const act = { who: 'operator', what: 'restore' } as const;
    return { ...restored, ...(await withAuditActor(act, () => takeUpAgain(context, new Date()))) };
  } finally {
    await close();
  }
}

function describe(restored: RestoredHere, language: Language): readonly string[] {
  const { manifest, setAside, erased } = restored;
  const { madeAt, applications } = manifest;
  const { folder, schema } = setAside;
  return [
    say(messages.restored, language, { madeAt, applications, erased }),
    ...describeTakenUp(restored, language),
    ...(folder ? [say(messages.kept_folder, language, { folder })] : []),
    ...(schema ? [say(messages.kept_schema, language, { schema })] : []),
  ];
}

/** What an operator has to know of a database that went back. */
export function describeTakenUp(
  { isJournalled, missing, audit }: TakenUp,
  language: Language,
): readonly string[] {
  const { chains, entries } = audit;
  const files = { count: missing.length, files: listFiles(missing) };
  return [
    ...(isJournalled ? [] : [say(messages.no_journal, language)]),
    say(isWhole(audit) ? messages.audit_holds : messages.audit_broken, language, { chains, entries }),
    ...(missing.length > 0 ? [say(messages.files_missing, language, files)] : []),
  ];
}
