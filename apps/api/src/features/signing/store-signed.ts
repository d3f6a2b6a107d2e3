import { lengthWithin } from '../../platform/crypto/application-cipher.ts';
import type { Database } from '../../platform/database/database.ts';
import { acrossPartners } from '../../platform/database/partner-scope.ts';
import type { Sealed } from '../../platform/database/schema/column-types.ts';
import type { SignatureArtefact } from '../../platform/database/schema/signing-tables.ts';
import { newStorageKey, type Storage } from '../../platform/files/port.ts';

interface SignedStore {
  readonly db: Database;
  readonly storage: Pick<Storage, 'put' | 'remove'>;
}

const batch = 50;
/** Documents of one round: an hour's work at 300 ms each. */
const mostOfRound = 10_000;

/**
 * Moves the signed documents of completed signings from their rows to the store of files, sealed as they are: so the
 * database does not grow by them. Until then, and if this breaks off anywhere, they are read from their rows.
 *
 * @param most  documents in one round
 * @returns how many were moved
 * @throws {StorageFailed}
 */
export function storeSigned(store: SignedStore, most = mostOfRound): Promise<number> {
  return acrossPartners(async () => {
    let moved = 0;
    for (;;) {
      const rows = await findUnmoved(store.db, Math.min(batch, most - moved));
      for (const row of rows) await moveOne(store, row);
      moved += rows.length;
      if (rows.length < batch || moved >= most) return moved;
    }
  });
}

interface Unmoved extends Pick<SignatureArtefact, 'partner_id' | 'request_id'> {
  readonly application_id: string;
  readonly signed_document: Sealed;
}

function findUnmoved(db: Database, most: number): Promise<Unmoved[]> {
  return db
    .selectFrom('signature_artefact as artefact')
    .innerJoin('signature_request as request', (join) =>
      join
        .onRef('request.partner_id', '=', 'artefact.partner_id')
        .onRef('request.id', '=', 'artefact.request_id'),
    )
    .select(['artefact.partner_id', 'artefact.request_id', 'request.application_id'])
    .select((row) => row.ref('artefact.signed_document').$notNull().as('signed_document'))
    .where('artefact.signed_document', 'is not', null)
    .where('request.state', '=', 'completed')
    .orderBy('artefact.stored_at')
    .limit(most)
    .execute();
}

/** The file first: a row never lacks its bytes. One whose row was erased or moved meanwhile goes again. */
async function moveOne({ db, storage }: SignedStore, { signed_document, ...row }: Unmoved): Promise<void> {
  const signed_key = newStorageKey();
  await storage.put(signed_key, signed_document);
  const where = { signed_document: null, signed_key, signed_bytes: lengthWithin(signed_document) };
  if (!(await nameFile(db, row, where))) await storage.remove(signed_key);
}

/** The signed document holds the unsigned one, whose copies end here. */
function nameFile(
  db: Database,
  { partner_id, application_id, request_id }: Omit<Unmoved, 'signed_document'>,
  where: Pick<SignatureArtefact, 'signed_document' | 'signed_key' | 'signed_bytes'>,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // The application's row first, as everywhere: nobody waits for each other.
    await trx
      .selectFrom('application')
      .select('id')
      .where((row) => row.and({ partner_id, id: application_id }))
      .forNoKeyUpdate()
      .execute();
    const { numUpdatedRows } = await trx
      .updateTable('signature_artefact')
      .set(where)
      .where((row) => row.and({ partner_id, request_id }))
      .where('signed_document', 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await trx
      .updateTable('signing_envelope')
      .set({ document: null, sealed_document: null, sealed_record: null })
      .where((row) => row.and({ partner_id, request_id }))
      .execute();
    await trx
      .updateTable('signature_request')
      .set({ document: null })
      .where((row) => row.and({ partner_id, id: request_id }))
      .execute();
    return true;
  });
}
