import { normaliseIban } from '@ndp/domain/identifiers/iban.ts';
import { plainCharacters, plainDashes } from '@ndp/domain/identifiers/typed-text.ts';
import { traitsIn } from '@ndp/domain/workflow/case-traits.ts';
import { type SqlBool, sql } from 'kysely';
import { findableAs } from '../../cases/applicant-data.ts';
import { traitHash } from '../../cases/traits.ts';
import { NotFindable } from '../../features/desk/refusals.ts';
import type { KeyRing } from '../../platform/crypto/secrets.ts';

/** By what a case is found; only this word goes into the audit trail. */
export type FoundBy = 'reference' | 'email' | 'person' | 'account';

/** A condition on cases that what was typed stands for. */
export interface Search {
  readonly by: FoundBy;
  readonly where: ReturnType<typeof sql<SqlBool>>;
}

/** The years a reference may name: those of versions to come as well. */
const yearsOfReferences = Array.from({ length: 20 }, (_, i) => 2026 + i);

/**
 * What was typed, as a condition on the cases of a partner. Nothing is compared but open references and keyed hashes.
 *
 * @throws {NotFindable}
 */
export function readSearch(keys: KeyRing, partnerId: string, typed: string): Search {
  const text = plainDashes(plainCharacters(typed)).trim();
  const number = /^(?:NDP-(\d{4})-)?([0-9A-Z]{6})$/i.exec(text);
  if (number) {
    const [whole, year, end = ''] = number;
    const meant = year ? [whole] : yearsOfReferences.map((one) => `NDP-${one}-${end}`);
    const references = meant.map((one) => one.toUpperCase());
    return { by: 'reference', where: sql<SqlBool>`application.reference = any (${references}::text[])` };
  }
  if (/^[^\s@]+@[^\s@]+$/.test(text)) {
    const hash = findableAs(keys, partnerId, text);
    return { by: 'email', where: sql<SqlBool>`application.email_index = ${hash}` };
  }
  const digits = text.replace(/[\s-]/g, '');
  if (/^\d{11}$/.test(digits)) return byTrait(keys, 'client_info', { pesel: digits });
  if (/^\d{10}$/.test(digits)) return byTrait(keys, 'client_info', { nip: digits });
  if (/^(PL)?\d{26}$/i.test(digits)) {
    const iban = normaliseIban(/^PL/i.test(digits) ? digits : `PL${digits}`);
    return byTrait(keys, 'settlement', { iban_number: iban });
  }
  throw new NotFindable();
}

function byTrait(keys: KeyRing, section: string, told: Readonly<Record<string, string>>): Search {
  const [found] = traitsIn(section, told).filter(([, value]) => value !== undefined);
  const [trait, value] = found ?? [];
  if (trait === undefined || value === undefined) throw new NotFindable();
  const hash = traitHash(keys, trait, value);
  return {
    by: trait === 'account' ? 'account' : 'person',
    where: sql<SqlBool>`exists (select from case_trait where case_trait.partner_id = application.partner_id
      and case_trait.application_id = application.id and trait = ${trait} and hash = ${hash})`,
  };
}
