import type { Database } from '../../../platform/database/database.ts';
import { acrossPartners, withinPartner } from '../../../platform/database/partner-scope.ts';
import type { SignatureRequest } from '../../../platform/database/schema/signing-tables.ts';
import type { Hint } from '../port/port.ts';
import { isFinal } from '../port/states.ts';

/**
 * Heeds a call from a provider: its request is looked at next. The call itself changes no state, and the same call
 * again changes nothing at all.
 */
export async function noteHint(
  db: Database,
  provider: string,
  hint: Hint,
  now: Date,
): Promise<'noted' | 'repeated' | 'unknown'> {
  const request = await acrossPartners(() => findByProviderId(db, provider, hint));
  if (!request) return 'unknown';
  if (isFinal(request.state)) return 'repeated';
  return withinPartner(request.partner_id, () => note(db, request, hint, now));
}

/** A provider knows no partners: its name for a document is all that is said. */
function findByProviderId(db: Database, provider: string, { providerId }: Hint) {
  return db
    .selectFrom('signature_request')
    .select(['partner_id', 'id', 'state'])
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
}

function note(
  db: Database,
  request: Pick<SignatureRequest, 'partner_id' | 'id'>,
  hint: Hint,
  now: Date,
): Promise<'noted' | 'repeated'> {
  return db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('signature_hint')
      .values({
        partner_id: request.partner_id,
        request_id: request.id,
        dedupe_key: hint.dedupeKey,
        received_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('dedupe_key')
      .executeTakeFirst();
    if (!added) return 'repeated' as const;
    await trx
      .updateTable('signature_request')
      .set({ due_at: now, is_hinted: true })
      .where((row) => row.and({ partner_id: request.partner_id, id: request.id }))
      .execute();
    return 'noted' as const;
  });
}
