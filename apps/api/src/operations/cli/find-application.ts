import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import { openApplication } from '../../cases/store/applicant-data.ts';
import { selectApplications } from '../../cases/store/applications.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { Application, PartnerRow } from '../../platform/database/schema/tables.ts';
import { type CommandArguments, need } from './arguments.ts';
import { CommandRefused } from './command.ts';
import { refusalMessages as refusals } from './messages.ts';

/**
 * The application of the given reference, held until the transaction ends. References are unique within a partner.
 *
 * @throws {CommandRefused} there is none, or several partners have one
 */
export async function holdByReference(
  { db, keys }: EncryptedStore,
  given: CommandArguments,
): Promise<Application> {
  const reference = need(given, 'reference');
  const all = selectApplications(db)
    .where('reference', '=', reference)
    .orderBy('application.partner_id')
    .forNoKeyUpdate('application');
  const found = await (given.partner
    ? all.where('application.partner_id', '=', given.partner)
    : all
  ).execute();
  const [row, another] = found;
  if (!row) throw new CommandRefused(refusals.unknown_reference, { reference });
  if (another) {
    const partners = found.map(({ partner_id }) => partner_id).join(', ');
    throw new CommandRefused(refusals.several_partners, { reference, partners });
  }
  return openApplication(keys, row);
}

/**
 * The given partner.
 *
 * @throws {CommandRefused} there is none of this name
 */
export async function findPartner(trx: Trx, given: CommandArguments): Promise<PartnerRow> {
  const name = need(given, 'partner');
  const partners = await trx.selectFrom('partner').selectAll().orderBy('id').execute();
  const partner = partners.find(({ id }) => id === name);
  if (partner) return partner;
  const known = partners.map(({ id }) => id).join(', ');
  throw new CommandRefused(refusals.unknown_partner, { partner: name, known });
}
