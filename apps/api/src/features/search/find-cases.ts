import type { Term } from '@ndp/domain/search/terms.ts';
import { type Meaning, parseSearch } from '@ndp/domain/search/typed-search.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { searchToken, traitHash } from '../../cases/store/found-by.ts';
import type { KeyRing } from '../../platform/crypto/secrets.ts';
import { NotFindable } from './refusals.ts';

/** What is looked for, as a condition on cases, and what the audit trail keeps of it. */
export interface Search {
  readonly where: RawBuilder<SqlBool>;
  /** By what, and a keyed hash: the same text leaves the same mark, and nobody reads it there. */
  readonly noted: { readonly by: string; readonly sought: string };
}

/**
 * What was typed, as a condition on the cases of a partner. Nothing is compared but open references and keyed hashes.
 *
 * @throws {NotFindable}
 */
export function readSearch(keys: KeyRing, partnerId: string, typed: string): Search {
  const meanings = parseSearch(typed);
  if (meanings.length === 0) throw new NotFindable();
  const by = [...new Set(meanings.map((meaning) => meaning.by))].join(' ');
  const mark = keys.hash('search', `sought\n${partnerId}\n${JSON.stringify(meanings)}`);
  const [first, ...others] = meanings.map((meaning) => conditionOf(keys, partnerId, meaning));
  const ids = [first, ...others].map(
    (one) => sql`select id from application where partner_id = ${partnerId} and ${one}`,
  );
  return {
    where:
      first && others.length === 0 ? first : sql<SqlBool>`application.id in (${sql.join(ids, sql` union `)})`,
    noted: { by, sought: mark.toString('hex').slice(0, 20) },
  };
}

function conditionOf(keys: KeyRing, partnerId: string, meaning: Meaning): RawBuilder<SqlBool> {
  if (meaning.by === 'reference')
    return sql<SqlBool>`application.reference = any (${meaning.references}::text[])`;
  if ('trait' in meaning) {
    return sql<SqlBool>`application.id in (select application_id from case_trait where partner_id = ${partnerId}
      and trait = ${meaning.trait} and hash = ${traitHash(keys, meaning.trait, meaning.value)})`;
  }
  const each = meaning.terms.map((term) => hasTerm(keys, partnerId, term));
  return sql<SqlBool>`(${sql.join(each, sql` and `)})`;
}

/** A condition on cases: they are found by this. */
export function hasTerm(keys: KeyRing, partnerId: string, term: Term): RawBuilder<SqlBool> {
  return sql<SqlBool>`application.id in (select application_id from search_token where partner_id = ${partnerId}
    and token = ${searchToken(keys, partnerId, term)})`;
}
