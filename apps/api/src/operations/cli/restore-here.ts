import { resolve } from 'node:path';
import { languageOf, say } from '@ndp/flows/message.ts';
import { openAnchorJournal } from '../../features/audit/anchor-journal.ts';
import { readLastAnchor } from '../../features/audit/anchors.ts';
import { isWhole, verifyAudit } from '../../features/audit/verify-audit.ts';
import { eraseAgain } from '../../features/retention/erase-again.ts';
import { openErasureJournal } from '../../features/retention/erasure-journal.ts';
import type { Config } from '../../platform/config/config.ts';
import { lockDataDir } from '../../platform/config/data-dir-lock.ts';
import { withAuditActor } from '../../platform/database/audit-actor.ts';
import { acrossPartners } from '../../platform/database/partner-scope.ts';
import { adoptStore } from '../../platform/files/bind-store.ts';
import { findMissing, listFiles } from '../backup/named-files.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { type CommandArguments, need } from './arguments.ts';
import { refuse } from './commands/backup.ts';
import { evidenceMessages as messages } from './evidence-messages.ts';
import { openParts } from './open-parts.ts';
import type { Reply } from './run-command.ts';

/**
 * Puts a backup back where this configuration looks for its data, erases again who was erased since, and looks
 * through the audit.
 *
 * @param folder  what a relative path begins in
 * @throws {CommandRefused} nothing was changed
 * @throws {ConfigError} a server holds the data folder
 */
export async function restoreHere(config: Config, given: CommandArguments, folder: string): Promise<Reply> {
  const unlock = await lockDataDir(config.dataDir);
  const file = resolve(folder, need(given, 'file'));
  const { manifest, setAside } = await restoreBackup(config, file, given.replace !== undefined, new Date())
    .catch(refuse)
    .finally(unlock);
  const erasures = await openErasureJournal(config).read();
  const { context, close } = await openParts(config, adoptStore);
  try {
    const { storage } = context;
    const act = { who: 'operator', what: 'restore' } as const;
    const erased = await withAuditActor(act, () => eraseAgain({ db: context.db, storage }, erasures));
    const missing = await findMissing(context.db, storage);
    const journal = openAnchorJournal(config);
    const last = await acrossPartners(() => readLastAnchor(context.db));
    const at = new Date().toISOString();
    await journal.append([{ n: last?.n ?? 0, hash: last?.hash ?? '', at, isRestored: true }]);
    const lines = await journal.read();
    const verdict = await acrossPartners(() => verifyAudit(context.db, context.keys, lines));
    const { chains, entries } = verdict;
    const isIntact = isWhole(verdict);
    const values = { madeAt: manifest.madeAt, applications: manifest.applications, erased };
    const language = languageOf(given.lang);
    const said = [
      say(messages.restored, language, values),
      ...(erasures.length === 0 ? [say(messages.no_journal, language)] : []),
      say(isIntact ? messages.audit_holds : messages.audit_broken, language, { chains, entries }),
      ...(missing.length === 0
        ? []
        : [say(messages.files_missing, language, { count: missing.length, files: listFiles(missing) })]),
      ...setAside.folders.map((kept) => say(messages.kept_folder, language, { folder: kept })),
      ...(setAside.schema ? [say(messages.kept_schema, language, { schema: setAside.schema })] : []),
    ];
    return { exitCode: isIntact && missing.length === 0 ? 0 : 1, lines: said };
  } finally {
    await close();
  }
}
