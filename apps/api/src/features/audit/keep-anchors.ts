import type { CoreContext } from '../../platform/context.ts';
import { withLongTimeout } from '../../platform/database/deadline.ts';
import { acrossPartners } from '../../platform/database/partner-scope.ts';
import type { Heartbeat } from '../../platform/jobs/heartbeat.ts';
import { startLoop, type WorkLoop } from '../../platform/jobs/work-loop.ts';
import type { Log } from '../../platform/log.ts';
import { openAnchorJournal } from './anchor-journal.ts';
import { anchorChains } from './anchors.ts';

/** How long the newest end of a chain may go without an anchor, ms. */
const everyMs = 60_000;

interface AnchoringContext extends Pick<CoreContext, 'config' | 'db' | 'keys' | 'clock'> {
  readonly log: Log;
  /** Where each anchor is told. */
  readonly auditLog: Log<'info'>;
  readonly heartbeat?: Heartbeat | undefined;
}

/** Anchors what grew, every minute. */
export function startAnchoring(context: AnchoringContext): WorkLoop {
  const { log, auditLog, heartbeat } = context;
  return startLoop({
    name: 'anchors',
    heartbeat,
    work: async () => {
      await keepAnchors(context, auditLog);
      return everyMs;
    },
    whenFailed: 'the audit could not be anchored; it is tried again',
    log,
  });
}

/** Anchors the chains of the audit, and says so where the database does not reach: in the journal and in the log. */
export async function keepAnchors(
  { config, db, keys, clock }: Pick<CoreContext, 'config' | 'db' | 'keys' | 'clock'>,
  log: Log<'info'>,
): Promise<void> {
  const anchor = await withLongTimeout(() => acrossPartners(() => anchorChains(db, keys, clock())));
  if (!anchor) return;
  const { n, hash, at } = anchor;
  await openAnchorJournal(config).append([{ n, hash, at: at.toISOString() }]);
  log.info({ anchor: n, hash }, 'the audit was anchored');
}
