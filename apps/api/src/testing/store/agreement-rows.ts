import { nextReminder, signingEnd } from '@ndp/domain/periods.ts';
import { mpec } from '@ndp/domain/programs/mpec.ts';
import { type ApplicationKey, sealContext } from '../../cases/keys/case-key.ts';
import { hashDocument, signatureContext } from '../../features/signing/requests/requests.ts';
import { polishDay } from '../../platform/clock.ts';
import type { CaseWay } from './year-of-cases.ts';

type Rows = readonly Readonly<Record<string, unknown>>[];

const document = Buffer.from('%PDF-1.7 umowa');
const documentHash = hashDocument(document);

const order = {
  title: 'Umowa',
  signers: [{ ref: '1', email: 'osoba@example.pl', name: 'Kalina Wrona', level: 'SES', box: null }],
  language: 'pl',
  subject: 'Umowa',
  message: 'Umowa',
  returnUrl: '/',
};

/** By when an agreement is signed that was sent then. */
export function signedUntil(sentAt: Date): Date {
  return signingEnd(sentAt, mpec);
}

/** What a case on its way to the money has besides: the agreement sent for signature, and the request to be paid. */
export function agreementRows(
  key: Required<ApplicationKey>,
  way: CaseWay,
  now: Date,
): Readonly<Record<string, Rows>> {
  return {
    ...(way.statuses.at(-1) === 'contract_sent' ? sentAgreement(key, way, now) : {}),
    ...(way.statuses.includes('payment_requested')
      ? { payment_application: [payment(key, way)], settlement_document: [invoice(key, way)] }
      : {}),
  };
}

function sentAgreement(key: Required<ApplicationKey>, { endedAt }: CaseWay, now: Date) {
  const { partnerId, applicationId, cipher } = key;
  const place = (column: string) => signatureContext(column, partnerId, applicationId);
  const both = {
    partner_id: partnerId,
    application_id: applicationId,
    id: applicationId,
    state: 'sent',
    document_hash: documentHash,
    created_at: endedAt,
  };
  const request = {
    ...both,
    paper: 'agreement',
    provider: 'embedded',
    provider_id: `${partnerId}/${applicationId}`,
    terms: cipher.seal(JSON.stringify({ ...order, expiresAt: signedUntil(endedAt) }), place('terms')),
    document: cipher.sealBytes(document, place('document')),
    changed_at: endedAt,
    // Looked at when it changes, or long after.
    due_at: signedUntil(now),
    // As after the round that was due last.
    remind_at: nextReminder('signing', signedUntil(endedAt), now) ?? null,
  };
  const envelope = {
    ...both,
    request_id: applicationId,
    terms: cipher.seal('{"title":"Umowa","language":"pl","returnUrl":"/"}', place('envelope-terms')),
    document: cipher.sealBytes(document, place('envelope-document')),
    expires_at: signedUntil(endedAt),
  };
  return { signature_request: [request], signing_envelope: [envelope] };
}

function payment(key: Required<ApplicationKey>, { endedAt }: CaseWay) {
  return {
    partner_id: key.partnerId,
    application_id: key.applicationId,
    n: 1,
    completion_date: polishDay(endedAt),
    data: key.cipher.seal('{"heater_model_name":"Ciepła 9"}', sealContext('payment', key, 1)),
    document_ids: '[]',
    statement_version: '1',
    statement_hash: documentHash,
    language: 'pl',
    requested_at: endedAt,
  };
}

/** Its file is named, and lies nowhere: whoever needs it writes it. */
function invoice({ partnerId, applicationId, cipher }: Required<ApplicationKey>, { endedAt }: CaseWay) {
  const key = { partnerId, applicationId };
  return {
    partner_id: partnerId,
    id: applicationId,
    application_id: applicationId,
    kind: 'invoice',
    file_name: cipher.seal('faktura.pdf', sealContext('settlement-name', key, applicationId)),
    media_type: 'application/pdf',
    bytes: document.length,
    content_hash: documentHash,
    storage_key: `${applicationId.slice(0, 2)}/${applicationId.slice(2, 4)}/${applicationId}`,
    uploaded_at: endedAt,
  };
}
