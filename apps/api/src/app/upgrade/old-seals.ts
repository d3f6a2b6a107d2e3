import type { ApplicationKey } from '../../cases/case-key.ts';
import { sectionPlace } from '../../cases/sections.ts';
import { answerPlace } from '../../features/co-owners/answer-records.ts';
import { personPlace } from '../../features/co-owners/store.ts';
import { sealContext as documentPlace } from '../../features/settlement/documents.ts';
import { paymentPlace } from '../../features/settlement/payments.ts';
import { contextOf } from '../../features/signing/requests.ts';
import { payloadPlace } from '../../mail/outbox/outbox.ts';

/** A row with the columns that name it. */
export type NamedRow = Readonly<Record<string, unknown>>;

/** A column that was sealed under the key ring itself before applications had keys. */
export interface OldSeal {
  readonly table: string;
  readonly column: string;
  /** The columns that name a row of the application; what `place` needs is among them. */
  readonly names: readonly string[];
  /** By which column a row belongs to the application; by default directly. */
  readonly through?: 'request_id';
  readonly place: (key: ApplicationKey, row: NamedRow) => string;
  /** Files were sealed as base64 texts. */
  readonly isBase64?: true;
}

const signing = (table: string, column: string, name: string, more: Partial<OldSeal> = {}): OldSeal => ({
  table,
  column,
  names: ['id'],
  place: ({ partnerId }, row) => contextOf(name, partnerId, String(row.request_id ?? row.id)),
  ...more,
});
const artefact = { names: ['request_id'], through: 'request_id', isBase64: true } as const;

/** Every such column. What is sealed since has an application's key from the start and needs no line here. */
export const oldSeals: readonly OldSeal[] = [
  {
    table: 'application_section',
    column: 'data',
    names: ['section'],
    place: (key, { section }) => sectionPlace(key, String(section)),
  },
  {
    table: 'co_owner',
    column: 'person',
    names: ['id'],
    place: (key, { id }) => personPlace(key, String(id)),
  },
  {
    table: 'co_owner_answer',
    column: 'details',
    names: ['co_owner_id', 'n'],
    place: (key, { co_owner_id, n }) => answerPlace(key, String(co_owner_id), Number(n)),
  },
  {
    table: 'payment_application',
    column: 'data',
    names: ['n'],
    place: (key, { n }) => paymentPlace(key, Number(n)),
  },
  {
    table: 'settlement_document',
    column: 'file_name',
    names: ['id'],
    place: (key, { id }) => documentPlace('name', key, String(id)),
  },
  {
    table: 'outbox',
    column: 'payload',
    names: ['id', 'kind'],
    place: (key, { id, kind }) => payloadPlace(String(id), { ...key, kind: String(kind) }),
  },
  signing('signature_request', 'terms', 'terms'),
  signing('signature_request', 'document', 'document', { isBase64: true }),
  signing('signature_artefact', 'signed_document', 'signed-document', artefact),
  signing('signature_artefact', 'audit_document', 'audit-document', artefact),
  signing('signing_envelope', 'terms', 'envelope-terms'),
  signing('signing_envelope', 'document', 'envelope-document', { isBase64: true }),
  signing('signing_envelope', 'sealed_document', 'sealed-document', { isBase64: true }),
];
