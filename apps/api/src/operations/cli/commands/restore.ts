import { resolve } from 'node:path';
import { type Language, say } from '@ndp/flows/message.ts';
import { openAnchorJournal } from '../../../features/audit/anchor-journal.ts';
import { readLastAnchor } from '../../../features/audit/anchors.ts';
import { isWhole, verifyAudit } from '../../../features/audit/verify-audit.ts';
import { eraseAgain } from '../../../features/retention/erase-again.ts';
import { openErasureJournal } from '../../../features/retention/erasure-journal.ts';
import type { Config } from '../../../platform/config/config.ts';
import { withAuditActor } from '../../../platform/database/audit-actor.ts';
import { acrossPartners } from '../../../platform/database/partner-scope.ts';
import { adoptStore } from '../../../platform/files/bind-store.ts';
import { findMissing, listFiles } from '../../backup/named-files.ts';
import { type Restored, restoreBackup } from '../../backup/restore-backup.ts';
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

interface RestoredHere extends Restored {
  readonly erased: number;
  /** Whether there was a journal of erasures to go by. */
  readonly isJournalled: boolean;
  readonly missing: Awaited<ReturnType<typeof findMissing>>;
  readonly audit: Awaited<ReturnType<typeof verifyAudit>>;
  /** The trail is unbroken and no file is missing. */
  readonly isWhole: boolean;
}

/**
 * Puts a backup back where this configuration looks for its data, erases again who was erased since, and looks
 * through the audit.
 *
 * @throws {CommandRefused} nothing was changed
 */
async function restoreHere(config: Config, file: string, isReplacing: boolean): Promise<RestoredHere> {
  const restored = await restoreBackup(config, file, isReplacing, new Date()).catch(refuse);
  const erasures = await openErasureJournal(config).read();
  const { context, close } = await openParts(config, adoptStore);
  try {
    const { db, storage } = context;
    const act = { who: 'operator', what: 'restore' } as const;
    const erased = await withAuditActor(act, () => eraseAgain({ db, storage }, erasures));
    const missing = await findMissing(db, storage);
    const journal = openAnchorJournal(config);
    const last = await acrossPartners(() => readLastAnchor(db));
    const at = new Date().toISOString();
    await journal.append([{ n: last?.n ?? 0, hash: last?.hash ?? '', at, isRestored: true }]);
    const anchors = await journal.read();
    const audit = await acrossPartners(() => verifyAudit(db, context.keys, anchors));
    const isAllThere = isWhole(audit) && missing.length === 0;
    return { ...restored, erased, isJournalled: erasures.length > 0, missing, audit, isWhole: isAllThere };
  } finally {
    await close();
  }
}

function describe(restored: RestoredHere, language: Language): readonly string[] {
  const { manifest, setAside, erased, isJournalled, missing, audit } = restored;
  const { madeAt, applications } = manifest;
  const { folder, schema } = setAside;
  const { chains, entries } = audit;
  const files = { count: missing.length, files: listFiles(missing) };
  return [
    say(messages.restored, language, { madeAt, applications, erased }),
    ...(isJournalled ? [] : [say(messages.no_journal, language)]),
    say(isWhole(audit) ? messages.audit_holds : messages.audit_broken, language, { chains, entries }),
    ...(missing.length > 0 ? [say(messages.files_missing, language, files)] : []),
    ...(folder ? [say(messages.kept_folder, language, { folder })] : []),
    ...(schema ? [say(messages.kept_schema, language, { schema })] : []),
  ];
}
