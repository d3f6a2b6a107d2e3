import { createHash, randomBytes } from 'node:crypto';
import { bankText } from '@ndp/domain/money/bank/letters.ts';
import { type FrozenLine, frozenText } from '@ndp/domain/money/frozen-line.ts';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import { readSectionsOfEach, type SavedSections } from '../../cases/store/sections.ts';
import type { ApplicationCipher } from '../../platform/crypto/application-cipher.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { PaymentRefused } from './refusals.ts';

/** A line with the random text that keeps its hash from being guessed. */
export interface SaltedLine {
  readonly line: FrozenLine;
  readonly salt: string;
}

/** Which payment a sealed line belongs to. */
export interface LinePlace {
  readonly partnerId: string;
  readonly paymentId: string;
  readonly revision: number;
}

const placeOf = ({ partnerId, paymentId, revision }: LinePlace) =>
  `payment-line\n${partnerId}\n${paymentId}\n${revision}`;

export function saltLine(line: FrozenLine): SaltedLine {
  return { line, salt: randomBytes(16).toString('hex') };
}

/** SHA-256 over the random text and the line, hexadecimal. */
export function hashLine({ line, salt }: SaltedLine): string {
  return createHash('sha256')
    .update(`${salt}\n${frozenText(line)}`)
    .digest('hex');
}

export function sealLine(cipher: ApplicationCipher, place: LinePlace, salted: SaltedLine): Buffer {
  return cipher.seal(JSON.stringify(salted), placeOf(place));
}

export function openLine(cipher: ApplicationCipher, place: LinePlace, sealed: Uint8Array): SaltedLine {
  return JSON.parse(cipher.open(sealed, placeOf(place)));
}

/** What a payment is made of beside its amount, as the data of its case stand now. */
export interface LineFacts {
  readonly sections: SavedSections;
  /** By their kinds, hashes and verdicts. */
  readonly documents: readonly string[];
}

/** The same for each of these cases of a partner, by their ids. */
export async function readLineFacts(
  db: Database,
  partnerId: string,
  applications: readonly Application[],
): Promise<ReadonlyMap<string, LineFacts>> {
  const ids = applications.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const sections = await readSectionsOfEach(db, partnerId, applications);
  const rows = await db
    .selectFrom('settlement_document as document')
    .leftJoin('document_verdict as said', (join) =>
      join.onRef('said.partner_id', '=', 'document.partner_id').onRef('said.document_id', '=', 'document.id'),
    )
    .select(['document.application_id', 'document.kind', 'document.content_hash', 'said.verdict'])
    .where('document.partner_id', '=', partnerId)
    .where('document.application_id', 'in', ids)
    .where('document.removed_at', 'is', null)
    .orderBy('document.uploaded_at')
    .orderBy('document.id')
    .execute();
  const documents = new Map<string, string[]>(ids.map((id) => [id, []]));
  for (const { application_id, kind, content_hash, verdict } of rows) {
    documents.get(application_id)?.push(`${kind} ${content_hash} ${verdict ?? 'open'}`);
  }
  return new Map(
    ids.map((id) => [id, { sections: sections.get(id) ?? {}, documents: documents.get(id) ?? [] }]),
  );
}

/**
 * The payment of a case as its data stand now, in the letters a bank takes.
 *
 * @throws {PaymentRefused} no account in Poland
 */
export async function currentLine(
  store: EncryptedStore,
  application: Application,
  of: Pick<FrozenLine, 'attempt' | 'amountGr'>,
): Promise<FrozenLine> {
  const facts = await readLineFacts(store.db, application.partner_id, [application]);
  return lineFrom(application, facts.get(application.id) ?? { sections: {}, documents: [] }, of);
}

/** @throws {PaymentRefused} no account in Poland */
export function lineFrom(
  { client, reference }: Application,
  { sections, documents }: LineFacts,
  { attempt, amountGr }: Pick<FrozenLine, 'attempt' | 'amountGr'>,
): FrozenLine {
  const { client_info, building_address, settlement } = sections;
  const account = /^PL(\d{26})$/.exec(wordOf(settlement?.data.iban_number))?.[1];
  if (!account) throw new PaymentRefused('no_amount');
  const [first, last] = [client_info?.data.first_name, client_info?.data.last_name].map(wordOf);
  const person = [first || client.first_name, last || client.last_name].filter(Boolean).join(' ');
  const { street, house_number, zip_code, city } = building_address?.data ?? {};
  const road = [street, house_number].map(wordOf).filter(Boolean).join(' ');
  const town = [zip_code, city].map(wordOf).filter(Boolean).join(' ');
  return {
    reference,
    attempt,
    amountGr,
    account,
    name: bankText(wordOf(client_info?.data.building_name) || client.building_name || person),
    address: bankText([road, town].filter(Boolean).join(', ')),
    title: `Dofinansowanie ${reference}`,
    documents,
  };
}

function wordOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
