import type { Language } from '@ndp/flows/message.ts';
import type { CallParts } from '../parts.ts';
import { addConsents } from '../store/consents.ts';
import type { Trx } from '../store/database.ts';
import type { Application, Partner, SectionData } from '../store/tables.ts';
import { sendReceipt } from '../submissions/send-link.ts';
import { evidenceOf } from './evidence.ts';

/** Keeps the evidence of the consents that completed an application, and promises the mail that says so. */
export async function submit(
  trx: Trx,
  parts: CallParts,
  partner: Partner,
  application: Application,
  given: { readonly data: SectionData; readonly language: Language; readonly at: Date },
): Promise<void> {
  await addConsents(trx, evidenceOf(application, partner, given, parts.statements));
  const key = { partnerId: partner.id, applicationId: application.id };
  const addressee = { email: application.email, language: given.language };
  await sendReceipt(trx, parts, key, addressee, given.at);
}
