import { lapsedStates } from '../../../cases/facts/has-signed.ts';
import { openCipher } from '../../../cases/keys/application-keys.ts';
import { type ApplicationKey, ofCase } from '../../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../../cases/keys/encrypted-store.ts';
import type { Database } from '../../../platform/database/database.ts';
import { comparePapers, type PaperName } from '../../../platform/database/schema/document-names.ts';
import type { KeptSignerState, RequestState } from '../../../platform/database/schema/signing-tables.ts';
import type { RowUnit } from '../../../platform/unit.ts';
import { openTerms } from './requests.ts';

/** States in which a document that is to be signed cannot be signed yet, or not any more by itself. */
const unreadyStates: readonly RequestState[] = ['queued', 'creating', 'created', 'failed'];

/** How the signing of one document goes. */
export interface DocumentRequest {
  readonly requestId: string;
  readonly paper: PaperName;
  readonly provider: string;
  /** Null until the provider has made it. */
  readonly providerId: string | null;
  readonly state: RequestState;
  /** As the provider told them last; empty until it was asked. */
  readonly signers: readonly KeptSignerState[];
  /** The refs of those who have not answered, in their order. */
  readonly waitingRefs: readonly string[];
  /** Why its end was asked for; null while it stands. */
  readonly cancelReason: string | null;
  /** SHA-256 of the document as it was sent, hexadecimal. */
  readonly documentHash: string;
  readonly createdAt: Date;
  readonly changedAt: Date;
  /** Until when it must be signed. */
  readonly expiresAt: Date;
  readonly lastError: string | null;
}

/** For each document of an application the request that stands, else the newest; in the order of the documents. */
export async function readRequests(store: EncryptedStore, key: ApplicationKey): Promise<DocumentRequest[]> {
  const rows = await selectNewest(store.db, key).execute();
  if (rows.length === 0) return [];
  const cipher = await openCipher(store, key);
  return rows.toSorted(comparePapers).map((row) => {
    const { expiresAt, signers } = openTerms(row, cipher);
    const answered = row.signer_states.filter(({ state }) => state === 'signed' || state === 'declined');
    return {
      requestId: row.id,
      paper: row.paper,
      provider: row.provider,
      providerId: row.provider_id,
      state: row.state,
      signers: row.signer_states,
      waitingRefs: signers
        .map(({ ref }) => ref)
        .filter((ref) => !answered.some((signer) => signer.ref === ref)),
      cancelReason: row.cancel_reason,
      documentHash: row.document_hash,
      createdAt: row.created_at,
      changedAt: row.changed_at,
      expiresAt: new Date(expiresAt),
      lastError: row.last_error,
    };
  });
}

/**
 * Whether a document of the application has still to reach its signers: until all have, nobody is invited and nobody is to
 * sign one alone. What went out on the portal itself counts from that moment, before the worker has noted it.
 */
export async function isPreparing(db: Database, key: ApplicationKey): Promise<boolean> {
  const rows = await selectNewest(db, key)
    .leftJoin('signing_envelope as envelope', (join) =>
      join
        .onRef('envelope.partner_id', '=', 'request.partner_id')
        .onRef('envelope.request_id', '=', 'request.id'),
    )
    .select('envelope.state as on_portal')
    .execute();
  return rows.some(({ state, cancel_reason, on_portal }) => {
    const isOut = on_portal === 'sent' && state !== 'failed';
    return cancel_reason === null && unreadyStates.includes(state) && !isOut;
  });
}

/**
 * Asks for the end of every signing of an application that has not ended; the worker tells the provider. A document
 * that is signed already, while another is not, counts no more: only both together conclude anything. The
 * application's row is locked by the caller, so that nobody signs on the portal from this moment on.
 *
 * @returns how many signings end with it
 */
export async function cancelRequests(
  { db, now }: RowUnit,
  key: ApplicationKey,
  reason: string,
): Promise<number> {
  const cancelled = await db
    .updateTable('signature_request')
    .set({ cancel_reason: reason, due_at: now, is_hinted: true })
    .where((row) => row.and(ofCase(key)))
    .where('state', 'not in', lapsedStates)
    .where('cancel_reason', 'is', null)
    .returning('id')
    .execute();
  return cancelled.length;
}

/** One row for each document: the request that stands, else the newest. */
function selectNewest(db: Database, key: ApplicationKey) {
  return selectRequests(db, key)
    .distinctOn('request.paper')
    .select([
      'request.partner_id',
      'request.id',
      'request.paper',
      'request.provider',
      'request.provider_id',
      'request.state',
      'request.terms',
      'request.signer_states',
      'request.cancel_reason',
      'request.document_hash',
      'request.created_at',
      'request.changed_at',
      'request.last_error',
    ])
    .orderBy('request.paper')
    .orderBy(
      (row) =>
        row.and([row('request.cancel_reason', 'is', null), row('request.state', 'not in', lapsedStates)]),
      'desc',
    )
    .orderBy('request.created_at', 'desc');
}

function selectRequests(db: Database, { partnerId, applicationId }: ApplicationKey) {
  return db
    .selectFrom('signature_request as request')
    .where('request.partner_id', '=', partnerId)
    .where('request.application_id', '=', applicationId);
}
