import { codeTries, wrongCodesForLife } from '@ndp/domain/periods.ts';
import { isSameHash, type KeyRing } from '../../../platform/crypto/secrets.ts';
import type { SignerRow } from '../../../platform/database/schema/envelope-tables.ts';
import type { Unit } from '../../../platform/unit.ts';
import type { SigningEvent } from './chain.ts';
import { hashCode } from './codes.ts';
import { changeSigner } from './envelopes.ts';
import { readLinks } from './record.ts';
import type { WaitingDocument } from './waiting-documents.ts';

/** Why a code does not sign. `code-over`: none was sent, its time has passed, or it was mistyped too often. */
export type CodeRefusal =
  | { readonly kind: 'code-over' }
  | { readonly kind: 'wrong-code'; readonly triesLeft: number };

interface CodeCheck extends Pick<Unit, 'db' | 'keys' | 'now'> {
  readonly documents: readonly WaitingDocument[];
}

/**
 * Whether so many wrong codes were typed in the life of this signing that nobody signs it any more: they stand in its
 * record, so that neither a new code nor a new link makes them fewer.
 */
export async function isLocked({ db, keys, documents }: Omit<CodeCheck, 'now'>): Promise<boolean> {
  for (const { signer } of documents) {
    const links = await readLinks(
      { db, keys },
      { partnerId: signer.partner_id, envelopeId: signer.envelope_id },
    );
    const events = links.map(({ body }) => JSON.parse(body) as SigningEvent);
    const wrong = events.filter(({ kind, ref }) => kind === 'code-refused' && ref === signer.ref);
    if (wrong.length >= wrongCodesForLife) return true;
  }
  return false;
}

/**
 * Looks whether a typed code fits all documents, whose application is held; undefined when it does. A wrong one counts
 * as one try, the same for all of them.
 */
export async function refuseCode(
  { db, keys, now, documents }: CodeCheck,
  typed: string,
): Promise<CodeRefusal | undefined> {
  const tries = Math.max(...documents.map(({ signer }) => signer.code_tries));
  if (tries >= codeTries || documents.some(({ signer }) => !holdsCode(signer, now))) {
    return { kind: 'code-over' };
  }
  const code = typed.replace(/\s/g, '');
  if (documents.every(({ signer }) => fits(keys, signer, code))) return undefined;
  for (const { signer } of documents) await changeSigner(db, signer, { code_tries: tries + 1 });
  return { kind: 'wrong-code', triesLeft: codeTries - tries - 1 };
}

function holdsCode({ code_hash, code_expires_at }: SignerRow, now: Date): boolean {
  return code_hash !== null && code_expires_at !== null && code_expires_at > now;
}

function fits(keys: KeyRing, { partner_id, envelope_id, n, code_hash }: SignerRow, code: string): boolean {
  const key = { partnerId: partner_id, envelopeId: envelope_id, n };
  return code_hash !== null && isSameHash(hashCode(keys, key, code), code_hash);
}
