import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { OldStore } from '../../app/upgrade/seal-old-rows.ts';
import { chainStart, nextLink } from '../../features/signing/embedded/chain.ts';
import { newStorageKey } from '../../platform/files/port.ts';
import { testKeys } from '../test-keys.ts';

/** What is written open, or sealed under the ring, in an application of an older version. */
export const planted = {
  email: 'kanarek@example.pl',
  name: 'Wróblińska',
  note: 'sójcza uwaga',
  reason: 'puchaczowy powód',
  typed: 'Gawronowicz',
} as const;

const seal = (plain: string, ...place: readonly unknown[]) => testKeys.seal(plain, place.join('\n'));
const base64 = (plain: string) => Buffer.from(plain).toString('base64');

/** Where the parts of an application of an older version are to be found. */
export interface OldIds {
  readonly id: string;
  readonly request: string;
  readonly envelope: string;
}

/** Writes an application with one row of everything, as the version before keys of applications did. */
export async function writeOldApplication({ db, storage }: OldStore): Promise<OldIds> {
  const [id, request, envelope, document, owner] = Array.from({ length: 5 }, () => randomUUID());
  if (!id || !request || !envelope || !document || !owner) throw new Error('no ids');
  const own = ['mpec', id];
  const client = JSON.stringify({ last_name: planted.name });
  const project = JSON.stringify({ variant: 'home', note: planted.note });
  await sql`insert into application (partner_id, id, reference, kind, status, language, email, client, project,
      created_at, changed_at)
    values ('mpec', ${id}, ${id}, 'estimate', 'withdrawn', 'pl', ${planted.email}, ${client}, ${project}, now(), now())`.execute(
    db,
  );
  await sql`insert into application_event (partner_id, application_id, n, status, at, actor, reason)
    values ('mpec', ${id}, 1, 'withdrawn', now(), 'applicant', ${planted.reason})`.execute(db);
  const section = seal(JSON.stringify({ last_name: planted.name }), 'section', ...own, 'client_info');
  await sql`insert into application_section values ('mpec', ${id}, 'client_info', ${section}, 1, now())`.execute(
    db,
  );
  const person = seal(
    JSON.stringify({ name: planted.name, email: planted.email }),
    'co-owner',
    ...own,
    owner,
  );
  await sql`insert into co_owner (partner_id, id, application_id, n, person, language, state, created_at)
    values ('mpec', ${owner}, ${id}, 1, ${person}, 'pl', 'objected', now())`.execute(db);
  const details = seal(JSON.stringify({ reason: planted.reason }), 'co-owner-answer', ...own, owner, 1);
  const hash = createHash('sha256').update('x').digest('hex');
  await sql`insert into co_owner_answer values ('mpec', ${owner}, 1, ${id}, 'object', '1', ${hash}, ${hash}, 'pl',
    ${details}, now())`.execute(db);
  const payment = seal(JSON.stringify({ heater_model_name: 'Bocianowa' }), 'payment', ...own, 1);
  await sql`insert into payment_application values ('mpec', ${id}, 1, '2026-11-01', ${payment}, '[]', '1', ${hash},
    'pl', now())`.execute(db);
  const storageKey = newStorageKey();
  await storage.put(
    storageKey,
    testKeys.sealBytes(Buffer.from('plik'), ['settlement-file', ...own, document].join('\n')),
  );
  const fileName = seal('zimorodek.pdf', 'settlement-name', ...own, document);
  await sql`insert into settlement_document (partner_id, id, application_id, kind, file_name, media_type, bytes,
      content_hash, storage_key, uploaded_at)
    values ('mpec', ${document}, ${id}, 'invoice', ${fileName}, 'application/pdf', 4, ${hash}, ${storageKey}, now())`.execute(
    db,
  );
  const mail = randomUUID();
  const payload = seal(JSON.stringify({ email: planted.email }), 'outbox', mail, ...own, 'confirm-email');
  await sql`insert into outbox (id, partner_id, application_id, kind, payload, message_id, due_at, created_at)
    values (${mail}, 'mpec', ${id}, 'confirm-email', ${payload}, ${mail}, now(), now())`.execute(db);
  await writeSigning({ id, request, envelope }, db, hash);
  return { id, request, envelope };
}

async function writeSigning(
  { id, request, envelope }: OldIds,
  db: OldStore['db'],
  hash: string,
): Promise<void> {
  const signing = (plain: string, column: string, of: string) => seal(plain, 'signature', column, 'mpec', of);
  const terms = JSON.stringify({ expiresAt: '2026-12-01T00:00:00.000Z', signers: [{ ref: '1' }] });
  const states = JSON.stringify([{ ref: '1', state: 'declined', declineReason: planted.reason }]);
  await sql`insert into signature_request (partner_id, id, application_id, paper, provider, state, terms, document,
      document_hash, signer_states, created_at, changed_at, due_at)
    values ('mpec', ${request}, ${id}, 'agreement', 'embedded', 'declined', ${signing(terms, 'terms', request)},
      ${signing(base64('umowa'), 'document', request)}, ${hash}, ${states}::jsonb, now(), now(), now())`.execute(
    db,
  );
  await sql`insert into signature_artefact values ('mpec', ${request},
    ${signing(base64('podpisana'), 'signed-document', request)}, ${hash}, null, now())`.execute(db);
  const told = JSON.stringify({ title: 'Umowa', language: 'pl', returnUrl: '/' });
  await sql`insert into signing_envelope values ('mpec', ${envelope}, ${request}, ${id}, 'declined',
    ${signing(told, 'envelope-terms', envelope)}, ${signing(base64('umowa'), 'envelope-document', envelope)}, ${hash},
    null, now(), now())`.execute(db);
  await sql`insert into signing_signer (partner_id, envelope_id, n, ref, state, email, name, decline_reason)
    values ('mpec', ${envelope}, 1, '1', 'declined', ${planted.email}, ${planted.name}, ${planted.reason})`.execute(
    db,
  );
  const event = { kind: 'signed', at: '2026-11-01T00:00:00.000Z', typedName: planted.typed } as const;
  const link = nextLink(chainStart('mpec', envelope, hash), undefined, event);
  await sql`insert into signing_event (partner_id, envelope_id, n, body, hash)
    values ('mpec', ${envelope}, ${link.n}, ${link.body}, ${link.hash})`.execute(db);
}
