import { createHash, randomBytes } from 'node:crypto';
import { bankText } from '@ndp/domain/money/bank/letters.ts';
import { type FrozenLine, frozenText } from '@ndp/domain/money/frozen-line.ts';
import { keyOf } from '../../cases/case-key.ts';
import type { EncryptedStore } from '../../cases/encrypted-store.ts';
import { readSections } from '../../cases/sections.ts';
import type { ApplicationCipher } from '../../platform/crypto/application-cipher.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { readVerdicts } from '../corrections/document-verdicts.ts';
import { readDocuments } from '../settlement/documents.ts';
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

/**
 * The payment of a case as its data stand now, in the letters a bank takes.
 *
 * @throws {PaymentRefused} no account in Poland
 */
export async function currentLine(
  store: EncryptedStore,
  application: Application,
  { attempt, amountGr }: Pick<FrozenLine, 'attempt' | 'amountGr'>,
): Promise<FrozenLine> {
  const key = keyOf(application);
  const { client_info, building_address, settlement } = await readSections(store, key);
  const account = /^PL(\d{26})$/.exec(wordOf(settlement?.data.iban_number))?.[1];
  if (!account) throw new PaymentRefused('no_amount');
  const { client, reference } = application;
  const [first, last] = [client_info?.data.first_name, client_info?.data.last_name].map(wordOf);
  const person = [first || client.first_name, last || client.last_name].filter(Boolean).join(' ');
  const { street, house_number, zip_code, city } = building_address?.data ?? {};
  const road = [street, house_number].map(wordOf).filter(Boolean).join(' ');
  const town = [zip_code, city].map(wordOf).filter(Boolean).join(' ');
  const documents = await readDocuments(store, key);
  const verdicts = await readVerdicts(store.db, key);
  return {
    reference,
    attempt,
    amountGr,
    account,
    name: bankText(wordOf(client_info?.data.building_name) || client.building_name || person),
    address: bankText([road, town].filter(Boolean).join(', ')),
    title: `Dofinansowanie ${reference}`,
    documents: documents.map(
      ({ id, kind, contentHash }) => `${kind} ${contentHash} ${verdicts.get(id)?.verdict ?? 'open'}`,
    ),
  };
}

function wordOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
