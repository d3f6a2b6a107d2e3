import type { Database } from '../../platform/database/database.ts';
import { acrossPartners, withinPartner } from '../../platform/database/partner-scope.ts';
import type { CommandArguments } from './arguments.ts';

/** Does work within a scope. */
type Within = <Result>(work: () => Result) => Result;

/**
 * The scope of a command: the partner of the application it names, else the partner it names. Only what names neither,
 * or a reference that several partners have, is done across partners.
 */
export async function findScope(db: Database, { reference, partner }: CommandArguments): Promise<Within> {
  if (reference === undefined && partner === undefined) return acrossPartners;
  const [owner, another] = reference === undefined ? [partner] : await findOwners(db, reference, partner);
  if (another !== undefined) return acrossPartners;
  return (work) => withinPartner(owner, work);
}

/** The partners with an application of this reference. */
async function findOwners(
  db: Database,
  reference: string,
  partner: string | undefined,
): Promise<readonly string[]> {
  const all = db.selectFrom('application').select('partner_id').where('reference', '=', reference);
  const named = partner === undefined ? all : all.where('partner_id', '=', partner);
  const rows = await acrossPartners(() => named.execute());
  return rows.map(({ partner_id }) => partner_id);
}
