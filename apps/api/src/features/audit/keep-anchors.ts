import type { CoreContext } from '../../platform/context.ts';
import { acrossPartners } from '../../platform/database/partner-scope.ts';
import type { Log } from '../../platform/log.ts';
import { openAnchorJournal } from './anchor-journal.ts';
import { anchorChains } from './anchors.ts';

/** Anchors the chains of the audit, and says so where the database does not reach: in the journal and in the log. */
export async function keepAnchors(
  { config, db, keys, clock }: Pick<CoreContext, 'config' | 'db' | 'keys' | 'clock'>,
  log: Log<'info'>,
): Promise<void> {
  const anchor = await acrossPartners(() => anchorChains(db, keys, clock()));
  if (!anchor) return;
  const { n, hash, at } = anchor;
  await openAnchorJournal(config).append([{ n, hash, at: at.toISOString() }]);
  log.info({ anchor: n, hash }, 'the audit was anchored');
}
