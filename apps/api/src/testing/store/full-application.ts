import type { CoOwnerSummary } from '@ndp/contract/calls/co-owners.ts';
import { writeFlagReview } from '../../cases/attention/flag-reviews.ts';
import { openCipher } from '../../cases/keys/application-keys.ts';
import { type ApplicationKey, sealContext } from '../../cases/keys/case-key.ts';
import { writeHelper } from '../../cases/people/invited-helper.ts';
import { writeSecondAddress } from '../../cases/people/second-address.ts';
import { addEvents } from '../../cases/store/events.ts';
import { writeDraft } from '../../cases/store/section-drafts.ts';
import { writeSection } from '../../cases/store/sections.ts';
import { addMessage } from '../../cases/words/case-messages.ts';
import { addNote } from '../../cases/words/case-notes.ts';
import { writeRefusal } from '../../cases/words/case-refusals.ts';
import { writeRound } from '../../cases/words/correction-rounds.ts';
import { insertMessageFile } from '../../cases/words/message-files.ts';
import { addAnswer } from '../../features/co-owners/answer-records.ts';
import { addCoOwner } from '../../features/co-owners/store.ts';
import { knowPerson } from '../../features/desk/people.ts';
import { approvalContext, reasonPlace } from '../../features/payments/approve.ts';
import { hashLine, saltLine, sealLine } from '../../features/payments/lines.ts';
import { writeAgreementLink } from '../../features/settlement/agreement-link.ts';
import { insertDocument } from '../../features/settlement/documents.ts';
import { insertPayment } from '../../features/settlement/payments.ts';
import { embeddedPort } from '../../features/signing/embedded/embedded-port.ts';
import { changeSigner, readProviderId } from '../../features/signing/embedded/envelopes.ts';
import {
  sealDeclineReason,
  sealHeld,
  sealOwn,
  sealOwnDocument,
} from '../../features/signing/embedded/sealed-signer.ts';
import {
  addRequest,
  findRequest,
  hashDocument,
  openOrder,
  signatureContext,
} from '../../features/signing/requests/requests.ts';
import { confirmEmail } from '../../mail/emails/confirm-email.ts';
import { promiseMail } from '../../mail/outbox/promise.ts';
import type { Database } from '../../platform/database/database.ts';
import { newStorageKey } from '../../platform/files/port.ts';
import { limitsOf } from '../../platform/limits/limits.ts';
import { storeApplication } from '../stored.ts';
import { testKeys } from '../test-keys.ts';
import { workIn } from '../work-in.ts';
import { storeDuty } from './full-duties.ts';
import { heldSignature, ownSignature } from './sample-signatures.ts';

const partnerId = 'mpec';
const paper = new Uint8Array(Buffer.from('umowa'));
const hash = hashDocument(paper);
const keys = testKeys;
type Key = Required<ApplicationKey>;

/** Stores an application with something in every table and every sealed column, as the product writes it. */
export async function storeFullApplication(db: Database): Promise<string> {
  const at = new Date();
  const applicationId = await storeApplication({ db, keys, clock: () => at });
  const cipher = await openCipher({ db, keys }, { partnerId, applicationId });
  const key = { partnerId, applicationId, cipher };
  await workIn(db, at, (unit) =>
    addEvents(unit, key, ['withdrawn'], { actor: 'applicant', reason: 'puchaczowy powód' }),
  );
  const saved = { data: { last_name: 'Wróblińska' }, revision: 1, savedAt: at };
  for (const section of ['client_info', 'settlement'] as const) {
    await writeSection({ db, keys }, key, section, saved);
  }
  const draft = { typed: { first_name: 'Czajkowa' }, version: 1, savedAt: at, preparedAt: null };
  await writeDraft({ db, keys }, key, 'client_info', draft);
  await workIn(db, at, (unit) => writeSecondAddress(unit, key, 'kukulka@example.pl'));
  const helper = { name: 'Dudkowa', email: 'dudek@example.pl', signedAs: 'Łucja' };
  await workIn(db, at, (unit) => writeHelper(unit, key, helper));
  await workIn(db, at, (unit) => writeAgreementLink(unit, key));
  await storeCorrespondence(db, key, at);
  await storeCoOwner(db, key, at);
  await storeSettlement(db, key, at);
  await storeDuty(db, key, at);
  await storePayment(db, key, at);
  const payload = { email: 'lucja@example.pl', token: 'x', language: 'pl' } as const;
  await workIn(db, at, (unit) => promiseMail(unit, { ...key, mail: confirmEmail, payload }));
  await storeSigning(db, key, at);
  return applicationId;
}

/** What the office asks and writes. */
async function storeCorrespondence(db: Database, key: Key, at: Date): Promise<void> {
  const { id } = await knowPerson({ db, keys }, { issuer: 'https://id.example', subject: 'szpak' }, at);
  await writeRound({ db, keys }, key, {
    n: 1,
    state: 'draft',
    items: [],
    personId: id,
    madeAt: at,
    dueOn: '2026-12-05',
    sentAt: null,
    answeredAt: null,
  });
  const offer = { topic: 'offer', answerBy: '2026-12-05' } as const;
  await addMessage({ db, keys }, key, { n: 1, text: 'szpakowa wiadomość', personId: null, at, ...offer });
  await insertMessageFile({ db, keys }, key, {
    ...{ id: crypto.randomUUID(), messageN: 1, personId: null, fileName: 'szpak.pdf', uploadedAt: at },
    ...{ mediaType: 'application/pdf', bytes: paper.length, contentHash: hash, storageKey: newStorageKey() },
  });
  await addNote({ db, keys }, key, { n: 1, text: 'szpakowa notatka', personId: id, at });
  const look = {
    flag: 'under_way',
    until: at,
    mark: '',
    personId: id,
    at,
    reason: 'szpakowy powód',
  } as const;
  await writeFlagReview({ db, keys }, key, look);
  await writeRefusal({ db, keys }, key, {
    ...{ n: 1, refusedFrom: 'completed', personId: id, refusedAt: at, appealUntil: '2026-12-05' },
    ...{ reasons: [], words: 'szpakowe', appeal: '', answer: '' },
    ...{ answerBy: null, appealedAt: null, outcome: null, decidedBy: null, decidedAt: null },
  });
}

async function storeCoOwner(db: Database, key: Key, at: Date): Promise<void> {
  const person = { name: 'Zofia Wrona', email: 'zofia.wrona@example.pl' };
  const { id } = await workIn(db, at, (unit) => addCoOwner(unit, key, person, { n: 1, language: 'pl' }));
  await addAnswer({ db, keys }, key, {
    coOwnerId: id,
    n: 1,
    said: { answer: 'object', typed_name: person.name, reason: 'powód' },
    summary: {} as CoOwnerSummary,
    summaryHash: hash,
    language: 'pl',
    at,
  });
}

async function storeSettlement(db: Database, key: Key, at: Date): Promise<void> {
  await insertDocument({ db, keys }, key, {
    id: crypto.randomUUID(),
    kind: 'invoice',
    fileName: 'zimorodek.pdf',
    mediaType: 'application/pdf',
    bytes: paper.length,
    contentHash: hash,
    storageKey: newStorageKey(),
    uploadedAt: at,
    facts: { code: { system: 'official', nip: '5260001246', issued_on: '2026-11-01', hash } },
  });
  await insertPayment({ db, keys }, key, {
    n: 1,
    completionDate: '2026-11-01',
    heaterModelName: 'Bocianowa',
    serialNumber: null,
    documentIds: [],
    statementVersion: '1',
    statementHash: hash,
    language: 'pl',
    requestedAt: at,
  });
}

/** A payment that was proposed and sent back with a reason. */
async function storePayment(db: Database, key: Key, at: Date): Promise<void> {
  const of = { partner_id: partnerId, application_id: key.applicationId };
  const [id, revision] = [crypto.randomUUID(), 1];
  await db
    .insertInto('payment')
    .values({
      ...of,
      ...{ id, revision, program_id: 'mpec', attempt: 1, state: 'draft', booked_on: null, changed_at: at },
      transfer_id: `${key.applicationId.slice(0, 30)}-1`,
      payee_hash: keys.hash('case-trait', 'account'),
      sealed_reason: key.cipher.seal('słowikowy powód', reasonPlace({ partner_id: partnerId, id })),
    })
    .execute();
  const salted = saltLine({
    ...{ reference: 'NDP-2026-AAAAAA', attempt: 1, amountGr: 1, account: '1', documents: [] },
    ...{ name: 'Zięba', address: 'Kraków', title: 'Dofinansowanie' },
  });
  const facts = { agreedGr: 1, recalculatedGr: null, ceilingGr: 1, costGr: 1, otherPublicGr: 0 };
  await db
    .insertInto('payment_revision')
    .values({
      ...of,
      ...{ payment_id: id, revision, amount_gr: 1, proposed_by: 'server:anna', proposed_at: at },
      ...{ facts: JSON.stringify(facts), line_hash: hashLine(salted), looked_by: null },
      line: sealLine(key.cipher, { partnerId, paymentId: id, revision }, salted),
    })
    .execute();
  const approved = { partner_id: partnerId, id, revision };
  await db
    .insertInto('payment_approval')
    .values({
      ...of,
      ...{
        payment_id: id,
        revision,
        line_hash: hashLine(salted),
        approved_at: at,
        approved_by: 'server:jan',
      },
      ...{ proposed_by: 'server:anna', deciders: [] },
      sealed_reason: key.cipher.seal('wilgowy powód', approvalContext(approved, 'server:jan')),
    })
    .execute();
  await storeHearing(db, key, at);
}

/** Less was to be paid, and explained. */
async function storeHearing(db: Database, key: Key, at: Date): Promise<void> {
  const { id } = await knowPerson({ db, keys }, { issuer: 'https://id.example', subject: 'szpak' }, at);
  const sealed = (part: 'reason' | 'answer') =>
    key.cipher.seal('kowalikowe', sealContext(`payment-hearing ${part}`, key, 1));
  await db
    .insertInto('payment_hearing')
    .values({
      ...{ partner_id: partnerId, application_id: key.applicationId, n: 1, amount_gr: 1 },
      ...{ asked_by: id, asked_at: at, answer_by: '2026-12-05', answered_at: at },
      ...{ sealed_reason: sealed('reason'), sealed_answer: sealed('answer') },
    })
    .execute();
}

const order = {
  title: 'Umowa',
  document: paper,
  signers: [
    {
      ref: '1',
      email: 'lucja@example.pl',
      name: 'Łucja Wróblińska',
      level: 'SES',
      box: { page: 1, x: 0, y: 0, width: 1, height: 1 },
    },
  ],
  language: 'pl',
  subject: 'Umowa',
  message: 'Umowa',
  expiresAt: new Date('2099-01-01'),
  returnUrl: '/',
} as const;

/** A paper that is signed, and the same paper on the portal, where its signer declined. */
async function storeSigning(db: Database, key: Key, at: Date): Promise<void> {
  const request = { ...key, paper: 'agreement', provider: 'embedded', order } as const;
  const requestId = await workIn(db, at, (unit) => addRequest(unit, request));
  const found = await findRequest(db, { partnerId, requestId });
  if (!found) throw new Error('the request was just added');
  const unused = () => Promise.reject(new Error('nothing is mailed or sealed here'));
  const port = embeddedPort({
    db,
    keys,
    config: { applicationDomain: 'ndp.localhost' },
    clock: () => at,
    limits: limitsOf('localhost'),
    post: { invite: unused, sendCode: unused, tellHeld: unused },
    readOwnSignature: unused,
    drawRecord: unused,
    seal: unused,
  });
  const { providerId } = await port.create(await openOrder({ db, keys }, found));
  const { envelopeId } = readProviderId(providerId);
  const signer = { partner_id: partnerId, envelope_id: envelopeId, n: 1 };
  const sealed_reason = sealDeclineReason(key.cipher, signer, 'powód');
  const held_signature = sealHeld(key.cipher, signer, heldSignature);
  const own_document = sealOwnDocument(key.cipher, signer, paper);
  const own_signature = sealOwn(key.cipher, signer, ownSignature);
  const own = { own_document, own_signature };
  const change = { state: 'declined', sealed_reason, held_at: at, held_signature, ...own } as const;
  await db.transaction().execute((trx) => changeSigner(trx, signer, change));
  const seal = (column: string, id: string) =>
    key.cipher.sealBytes(paper, signatureContext(column, partnerId, id));
  const sealed_document = seal('sealed-document', envelopeId);
  const sealed_record = seal('sealed-record', envelopeId);
  await db
    .updateTable('signing_envelope')
    .set({ sealed_document, sealed_record })
    .where('id', '=', envelopeId)
    .execute();
  await db
    .insertInto('signature_artefact')
    .values({
      partner_id: partnerId,
      request_id: requestId,
      signed_document: seal('signed-document', requestId),
      signed_key: null,
      signed_hash: hash,
      audit_document: seal('audit-document', requestId),
      stored_at: at,
    })
    .execute();
}
