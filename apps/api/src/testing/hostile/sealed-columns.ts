import { sql } from 'kysely';
import { readFlagReviews } from '../../cases/attention/flag-reviews.ts';
import { openCipher } from '../../cases/keys/application-keys.ts';
import type { ApplicationKey } from '../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import { openKeys } from '../../cases/keys/open-keys.ts';
import { readHelper } from '../../cases/people/invited-helper.ts';
import { readNewOwner } from '../../cases/people/new-owner.ts';
import { readSecondAddress } from '../../cases/people/second-address.ts';
import { findApplication } from '../../cases/store/applications.ts';
import { readEvents } from '../../cases/store/events.ts';
import { readDrafts } from '../../cases/store/section-drafts.ts';
import { readSections } from '../../cases/store/sections.ts';
import { readDuties } from '../../cases/words/case-duties.ts';
import { readMessages } from '../../cases/words/case-messages.ts';
import { readNotes } from '../../cases/words/case-notes.ts';
import { readRefusal } from '../../cases/words/case-refusals.ts';
import { readRounds } from '../../cases/words/correction-rounds.ts';
import { readMessageFiles } from '../../cases/words/message-files.ts';
import { readCoOwners } from '../../features/co-owners/store.ts';
import { findJob, noteOf } from '../../features/desk/bulk-jobs.ts';
import { readInvitations } from '../../features/desk/invitations.ts';
import { findPerson } from '../../features/desk/people.ts';
import { proposedLine, readApprovalReasons, reasonPlace } from '../../features/payments/approve.ts';
import { findLine, wordsOf } from '../../features/payments/bank-lines.ts';
import { readHearing } from '../../features/payments/hearings.ts';
import { type Payment, readPaymentsOf } from '../../features/payments/store.ts';
import { readAgreementLink } from '../../features/settlement/agreement-link.ts';
import { readDocuments } from '../../features/settlement/documents.ts';
import { readPayments } from '../../features/settlement/payments.ts';
import {
  type Envelope,
  type EnvelopeKey,
  openDocument,
  openRecord,
  openSealed,
  openTerms,
  readEnvelope,
} from '../../features/signing/embedded/envelopes.ts';
import { readLinks } from '../../features/signing/embedded/record.ts';
import { openOwnDocument } from '../../features/signing/embedded/sealed-signer.ts';
import { findSignedDocument } from '../../features/signing/requests/artefacts.ts';
import { findRequest, openOrder } from '../../features/signing/requests/requests.ts';
import { leaseMail } from '../../mail/outbox/leased.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { readSuppressed } from '../../platform/mail/suppressions.ts';
import { readWait } from '../../platform/partners/opening-waits.ts';

/** A row of any table. */
export type Row = Readonly<Record<string, unknown>>;

/** Reads what a row holds as the product does. @throws {Error} it does not open */
export type Reader = (store: EncryptedStore, row: Row) => Promise<unknown>;

const beginning = new Date(0);

const ofApplication =
  (read: (store: EncryptedStore, key: Required<ApplicationKey>) => Promise<unknown>): Reader =>
  async (store, row) => {
    const key = { partnerId: String(row.partner_id), applicationId: String(row.application_id ?? row.id) };
    return read(store, { ...key, cipher: await openCipher(store, key) });
  };

const ofPayments = (
  open: (payment: Payment, application: Application, store: EncryptedStore) => unknown,
): Reader =>
  ofApplication(async (store, { partnerId, applicationId }) => {
    const application = await findApplication(store, partnerId, applicationId);
    if (!application) throw new Error('no application');
    const payments = await readPaymentsOf(store.db, application);
    return Promise.all(payments.map((payment) => open(payment, application, store)));
  });

const readHearingOf = ofApplication(async (store, { partnerId, applicationId }) => {
  const application = await findApplication(store, partnerId, applicationId);
  return application && readHearing(store, application);
});

const ofEnvelope =
  (read: (store: EncryptedStore, key: EnvelopeKey) => Promise<unknown>): Reader =>
  (store, row) =>
    read(store, { partnerId: String(row.partner_id), envelopeId: String(row.envelope_id ?? row.id) });

const ofRequest =
  (
    read: (store: EncryptedStore, key: { partnerId: string; requestId: string }) => Promise<unknown>,
  ): Reader =>
  (store, row) =>
    read(store, { partnerId: String(row.partner_id), requestId: String(row.request_id ?? row.id) });

const readApplication = ofApplication(({ db, keys }, { partnerId, applicationId }) =>
  findApplication({ db, keys }, partnerId, applicationId),
);
const readOrder = ofRequest(async (store, key) => {
  const request = await findRequest(store.db, key);
  return request && openOrder(store, request);
});
const readArtefact = ofRequest(({ db, keys }, key) => findSignedDocument({ db, keys }, key));
const ownOf = ({ signers, cipher }: Envelope) => signers.map((each) => openOwnDocument(cipher, each));
const readPaper = ofEnvelope(async (store, key) => {
  const paper = await readEnvelope(store, key);
  return paper && [openTerms(paper), openDocument(paper), openSealed(paper), openRecord(paper), ownOf(paper)];
});

/** Takes the mail out of the outbox as the worker does. */
async function readMail({ db, keys }: EncryptedStore, { id }: Row): Promise<unknown> {
  await sql`update outbox set due_at = ${beginning}, failed_at = null, dropped_at = null, leased_until = null where id = ${id}`.execute(
    db,
  );
  const mail = await leaseMail({ db, keys }, { now: new Date(), leaseMs: 1, withFirst: true });
  if (mail?.id !== id) throw new Error('the payload does not open');
  return mail;
}

/** Every column that holds sealed bytes, with what reads it. */
export const sealedColumns: Readonly<Record<string, Reader>> = {
  'application.facts': readApplication,
  'application_key.sealed_key': readApplication,
  'application_event.sealed_reason': ofApplication(({ db }, key) => readEvents(db, key)),
  'application_section.data': ofApplication(readSections),
  'co_owner.person': ofApplication(readCoOwners),
  'co_owner_answer.details': ofApplication(readCoOwners),
  'case_flag_look.reason': ofApplication(readFlagReviews),
  'bulk_job.note': async ({ db, keys }, { partner_id, id, person_id }) => {
    const job = await findJob(db, { partnerId: String(partner_id), jobId: String(id) }, String(person_id));
    return job && noteOf({ keys }, job);
  },
  'bank_line.words': async ({ db, keys }, row) => {
    const line = await findLine(db, String(row.partner_id), String(row.entry_hash));
    return line && wordsOf(keys, line);
  },
  'case_duty.note': ofApplication(readDuties),
  'duty_handover.person': ofApplication((store, key) => readNewOwner(store, key, beginning)),
  'case_message.body': ofApplication(readMessages),
  'case_note.body': ofApplication(readNotes),
  'case_refusal.body': ofApplication(readRefusal),
  'correction_round.items': ofApplication(readRounds),
  'desk_person.facts': (store, { issuer, subject }) =>
    findPerson(store, { issuer: String(issuer), subject: String(subject) }),
  'desk_invitation.address': (store, { partner_id }) => readInvitations(store, String(partner_id)),
  'helper.person': ofApplication(readHelper),
  'hash_key.sealed_key': (store) => openKeys(store, beginning),
  'opening_wait.address': ({ db, keys }, { partner_id, id }) =>
    readWait({ db, keys }, { partnerId: String(partner_id), id: String(id) }),
  'message_file.file_name': ofApplication(readMessageFiles),
  'outbox.payload': readMail,
  'payment_application.data': ofApplication(readPayments),
  'payment.sealed_reason': ofPayments((payment, application) =>
    payment.sealed_reason ? application.cipher.open(payment.sealed_reason, reasonPlace(payment)) : undefined,
  ),
  'payment_hearing.sealed_answer': readHearingOf,
  'payment_hearing.sealed_reason': readHearingOf,
  'payment_approval.sealed_reason': ofPayments((payment, application, { db }) =>
    readApprovalReasons(db, application, payment),
  ),
  'payment_revision.line': ofPayments((payment, application) => proposedLine(application, payment)),
  'second_address.address': ofApplication(readSecondAddress),
  'section_draft.typed': ofApplication(readDrafts),
  'secret_link.sealed_token': ofApplication(async (store, { partnerId, applicationId }) => {
    const application = await findApplication(store, partnerId, applicationId);
    return application && readAgreementLink(store, { ...application, status: 'contract_signed' }, beginning);
  }),
  'settlement_document.facts': ofApplication(readDocuments),
  'settlement_document.file_name': ofApplication(readDocuments),
  'signature_artefact.audit_document': readArtefact,
  'signature_artefact.signed_document': readArtefact,
  'signature_request.document': readOrder,
  'signature_request.terms': readOrder,
  'signing_envelope.document': readPaper,
  'signing_envelope.sealed_document': readPaper,
  'signing_envelope.sealed_record': readPaper,
  'signing_envelope.terms': readPaper,
  'signing_event.sealed_body': ofEnvelope(readLinks),
  'signing_signer.held_signature': readPaper,
  'signing_signer.own_document': readPaper,
  'signing_signer.own_signature': readPaper,
  'signing_signer.person': readPaper,
  'signing_signer.sealed_reason': readPaper,
  'suppressed_address.address': ({ db, keys }) => readSuppressed({ db, keys }, beginning),
};

/** Columns of keyed hashes, which nothing opens. */
const hashColumns: readonly string[] = [
  'account_transfer.account_hash',
  'application.email_index',
  'application.payload_hash',
  'application.submission_secret_hash',
  'secret_link.token_hash',
  'case_trait.hash',
  'search_token.token',
  'evidence_hash.hash',
  'payment.payee_hash',
  'desk_session.id_hash',
  'desk_invitation.token_hash',
  'attempt_window.hash',
  'opening_wait.email_hash',
  'opening_wait.token_hash',
  'idempotency.key_hash',
  'idempotency.request_hash',
  'signing_signer.code_hash',
  'spent_proof.hash',
  'suppressed_address.hash',
];

/** Every column of bytes that holds no keyed hash, by its name. */
export async function findSealedColumns(owner: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = current_schema() and data_type = 'bytea' order by name`.execute(owner);
  return rows.map(({ name }) => name).filter((name) => !hashColumns.includes(name));
}
