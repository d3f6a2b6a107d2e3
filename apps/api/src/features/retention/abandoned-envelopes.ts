import type { Database } from '../../platform/database/database.ts';
import { acrossPartners, withinPartner } from '../../platform/database/partner-scope.ts';
import { type SigningPort, SigningRefused } from '../signing/port/port.ts';

/**
 * Cancels what a signing platform still holds open of erased applications. What it refuses has ended there; while it
 * does not answer, the next sweep tries again.
 *
 * @throws {SigningDelayed} the platform does not answer
 */
export async function cancelAbandoned(
  db: Database,
  port: Pick<SigningPort, 'name' | 'cancel'>,
): Promise<void> {
  const open = db.selectFrom('abandoned_envelope').selectAll().where('provider', '=', port.name);
  const envelopes = await acrossPartners(() => open.execute());
  for (const { partner_id, provider, provider_id } of envelopes) {
    await port.cancel(provider_id, 'erased').catch((cause: unknown) => {
      if (!(cause instanceof SigningRefused)) throw cause;
    });
    const cancelled = db
      .deleteFrom('abandoned_envelope')
      .where((row) => row.and({ partner_id, provider, provider_id }));
    await withinPartner(partner_id, () => cancelled.execute());
  }
}
