import { sweep } from '../../app/housekeeping.ts';
import { mails as kinds } from '../../app/mail-kinds.ts';
import { takeTurn } from '../../calls/desk/bulk/work-off.ts';
import { expireDrafts } from '../../features/application/expire-drafts.ts';
import { moveUp } from '../../features/budget/move-up.ts';
import { turnAbsences } from '../../features/desk/absences.ts';
import { followDuties } from '../../features/duties/follow-duties.ts';
import { eraseDue } from '../../features/retention/due.ts';
import { expireUnsigned } from '../../features/signing/process/expire-unsigned.ts';
import { remindSigners } from '../../features/signing/process/remind-signers.ts';
import { storeSigned } from '../../features/signing/store-signed.ts';
import { leaseMail, markSent } from '../../mail/outbox/leased.ts';
import { writer } from '../../mail/write-mail.ts';
import { withAuditActor } from '../../platform/database/audit-actor.ts';
import type { TakenMail } from '../test-api.ts';
import type { World } from './world.ts';

/** One round of every worker and loop of the product. @returns the mails that left, each written as it is sent */
export async function workAll({ api, pipeline, now }: World): Promise<readonly TakenMail[]> {
  const { context } = pipeline;
  await withAuditActor({ who: 'system', what: 'workers' }, async () => {
    await moveUp(context);
    await pipeline.work();
    await expireDrafts(context);
    await expireUnsigned(context);
    await remindSigners(context);
    await followDuties(context);
    await eraseDue(api.running, now);
    await storeSigned(api.running);
    while (await takeTurn({ ...api.running, log: context.log }));
    await sweep(api.running.db, now);
  });
  await turnAbsences(api.running);
  // How often something may be done has tests of its own.
  await api.context.counters.forget();
  await api.context.db.deleteFrom('attempt_window').execute();
  const write = writer(kinds, api.running);
  const taken: TakenMail[] = [];
  for (;;) {
    const mail = await leaseMail(api.context, { now, leaseMs: 60_000, withFirst: true });
    if (!mail) return taken;
    taken.push({ ...mail, payload: { token: '', ...mail.payload } });
    await write(mail);
    await markSent(api.context.db, mail.id, now);
  }
}
