import { showableStatuses } from '@ndp/domain/case/settling.ts';
import { normaliseIban } from '@ndp/domain/identifiers/iban.ts';
import {
  type AccountProof,
  accountProof,
  type ProofTransfer,
  proofLettersIn,
  proofTitle,
} from '@ndp/domain/money/bank/account-proof.ts';
import { type ApplicationKey, ofCase } from '../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import { lockApplication } from '../../cases/store/applications.ts';
import { readSections } from '../../cases/store/sections.ts';
import { polishDay } from '../../platform/clock.ts';
import { isSameHash, type KeyRing } from '../../platform/crypto/secrets.ts';
import { lettersFrom } from '../../platform/reference.ts';
import type { Unit } from '../../platform/unit.ts';
import type { ActorKey } from './people.ts';
import type { StatementLine } from './statement-file.ts';

/** The title by which a transfer of one grosz is known as one of this case's applicant. */
export function proofTitleOf(keys: KeyRing, key: ApplicationKey): string {
  return proofTitle(proofLetters(keys, key));
}

function proofLetters(keys: KeyRing, { partnerId, applicationId }: ApplicationKey): string {
  return lettersFrom(keys.hash('account-proof', ['code', partnerId, applicationId].join('\n')), 8);
}

/** Whether the account of a case, as it stands now, is proven. */
export async function readAccountProof(store: EncryptedStore, key: ApplicationKey): Promise<AccountProof> {
  return accountProof(await readProofTransfers(store, key));
}

/** Transfers that bore the code of a case, the oldest first. */
async function readProofTransfers(
  store: EncryptedStore,
  key: ApplicationKey,
): Promise<readonly ProofTransfer[]> {
  const rows = await store.db
    .selectFrom('account_transfer')
    .select(['account_hash', 'booked_on'])
    .where((row) => row.and(ofCase(key)))
    .orderBy('booked_on')
    .execute();
  if (rows.length === 0) return [];
  const account = await readAccount(store, key);
  const own = hashAccount(store.keys, key, account);
  return rows.map(({ account_hash, booked_on: bookedOn }) => ({
    isFromAccount: account !== '' && isSameHash(own, account_hash),
    bookedOn,
  }));
}

/** Cases whose applicants may prove their account, by the letters of their codes; none unless a line bears a code. */
export async function readProofCases(
  { db, keys }: EncryptedStore,
  partnerId: string,
  lines: readonly StatementLine[],
): Promise<ReadonlyMap<string, ApplicationKey>> {
  if (lines.every(({ entry }) => proofLettersIn(entry).length === 0)) return new Map();
  const rows = await db
    .selectFrom('application')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('status', 'in', showableStatuses)
    .execute();
  const cases = rows.map(({ id }): ApplicationKey => ({ partnerId, applicationId: id }));
  return new Map(cases.map((key) => [proofLetters(keys, key), key]));
}

/** What a line was that bore the code of a case, and of which. */
export interface ProofLine {
  readonly kind: 'account_proven' | 'account_other';
  readonly reference: string;
}

/** Stores a line that bears the code of one of these cases; undefined: it bears none, or is of a day to come. */
export async function addProofLine(
  unit: Unit,
  cases: ReadonlyMap<string, ApplicationKey>,
  { entry, hash }: StatementLine,
  reader: ActorKey,
): Promise<ProofLine | undefined> {
  const key = proofLettersIn(entry).flatMap((letters) => cases.get(letters) ?? [])[0];
  if (!key || entry.bookedOn > polishDay(unit.now)) return undefined;
  const application = await lockApplication(unit, key.partnerId, key.applicationId);
  if (!application) return undefined;
  const account = await readAccount(unit, key);
  await unit.db
    .insertInto('account_transfer')
    .values({
      ...{ partner_id: key.partnerId, application_id: key.applicationId, entry_hash: hash },
      account_hash: hashAccount(unit.keys, key, entry.account),
      ...{ booked_on: entry.bookedOn, read_by: reader, read_at: unit.now },
    })
    .execute();
  const isOwn = account !== '' && entry.account === account;
  return { kind: isOwn ? 'account_proven' : 'account_other', reference: application.reference };
}

/** 26 digits; empty where the application names none. */
async function readAccount(store: EncryptedStore, key: ApplicationKey): Promise<string> {
  const { settlement } = await readSections(store, key);
  const iban = settlement?.data.iban_number;
  return typeof iban === 'string' ? normaliseIban(iban).slice(2) : '';
}

/** Of one case, so that the hashes of two cases tell nothing of each other. */
function hashAccount(keys: KeyRing, { partnerId, applicationId }: ApplicationKey, account: string): Buffer {
  return keys.hash('account-proof', ['account', partnerId, applicationId, account].join('\n'));
}
