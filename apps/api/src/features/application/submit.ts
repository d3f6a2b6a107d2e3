import type { Language } from '@ndp/flows/message.ts';
import { keyOf } from '../../cases/case-key.ts';
import { addConsents } from '../../cases/consents.ts';
import { renewLinks } from '../../cases/links.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { Application, Partner, SectionData } from '../../platform/database/schema/tables.ts';
import type { CallParts } from '../../platform/parts.ts';
import { inviteCoOwners } from '../co-owners/invite.ts';
import { sendReceipt } from '../estimate/send-link.ts';
import { evidenceOf } from './evidence.ts';

/**
 * Keeps the evidence of the consents that completed an application, lets its links live longer, promises the mail
 * that says so and asks the co-owners the applicant named.
 *
 * @returns the application as it stands then
 */
export async function submit(
  trx: Trx,
  parts: CallParts,
  partner: Partner,
  application: Application,
  given: { readonly data: SectionData; readonly language: Language; readonly at: Date },
): Promise<Application> {
  await addConsents(trx, evidenceOf(application, partner, given, parts.statements));
  await renewLinks(trx, application, given.at);
  await sendReceipt(trx, parts, { ...application, ...keyOf(application), language: given.language }, given.at);
  return inviteCoOwners(trx, parts, application, given.at);
}
