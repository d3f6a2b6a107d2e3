import { openAnchorJournal } from '../../features/audit/anchor-journal.ts';
import { noteRecovery } from '../../features/audit/note-recovery.ts';
import { isWhole, verifyAudit } from '../../features/audit/verify-audit.ts';
import { eraseAgain } from '../../features/retention/erase-again.ts';
import { openErasureJournal } from '../../features/retention/erasure-journal.ts';
import type { CoreContext } from '../../platform/context.ts';
import { acrossPartners } from '../../platform/database/partner-scope.ts';
import type { Storage } from '../../platform/files/port.ts';
import { findMissing } from './named-files.ts';

interface GoneBack extends Pick<CoreContext, 'config' | 'db' | 'keys'> {
  readonly storage: Pick<Storage, 'has' | 'remove'>;
}

/** What was found and done in a database that went back to an earlier moment. */
export interface TakenUp {
  readonly erased: number;
  /** Whether there was a journal of erasures to go by. */
  readonly isJournalled: boolean;
  readonly missing: Awaited<ReturnType<typeof findMissing>>;
  readonly audit: Awaited<ReturnType<typeof verifyAudit>>;
  /** The trail is unbroken and no file is missing. */
  readonly isWhole: boolean;
}

/**
 * What a database that was restored, or recovered to a moment, needs before anybody is served from it: whoever was
 * erased since is erased again, the anchors of the time that is gone stand no longer, and the rest is looked through.
 */
export async function takeUpAgain({ config, db, keys, storage }: GoneBack, now: Date): Promise<TakenUp> {
  const erasures = await openErasureJournal(config).read();
  const erased = await eraseAgain({ db, storage }, erasures);
  const missing = await findMissing(db, storage);
  const journal = openAnchorJournal(config);
  await acrossPartners(() => noteRecovery(db, journal, now));
  const anchors = await journal.read();
  const audit = await acrossPartners(() => verifyAudit(db, keys, anchors));
  const isAllThere = isWhole(audit) && missing.length === 0;
  return { erased, isJournalled: erasures.length > 0, missing, audit, isWhole: isAllThere };
}
