import { isSameAddress } from '@ndp/flows/application/co-owners/rules.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { revokeLinks } from '../../cases/links/links.ts';
import {
  readSecondAddress,
  removeSecondAddress,
  writeSecondAddress,
} from '../../cases/people/second-address.ts';
import { secondAddressRequest } from '../../mail/emails/second-address-request.ts';
import { promiseLink } from '../../mail/outbox/promise.ts';
import type { Application, SectionData } from '../../platform/database/schema/tables.ts';
import { takeMailMoment } from '../../platform/limits/attempts.ts';
import { mailboxOf } from '../../platform/mail/mailbox-of.ts';
import type { Unit } from '../../platform/unit.ts';

/**
 * Keeps the second address of an application what its applicant's section says: a new one is asked whether it wants
 * messages, one that is no longer named gets none. Whoever stopped them is not asked again.
 */
export async function keepSecondAddress(
  unit: Unit,
  application: Application,
  { contact_email }: SectionData,
): Promise<void> {
  const key = keyOf(application);
  const known = await readSecondAddress(unit, key);
  const isNamed = typeof contact_email === 'string' && !isSameAddress(contact_email, application.email);
  if (!isNamed) {
    if (known?.state === 'stopped') await revokeLinks(unit, { ...key, purpose: 'notices' });
    else if (known) await removeSecondAddress(unit, key);
    return;
  }
  if (known && isSameAddress(known.email, contact_email)) return;
  await writeSecondAddress(unit, key, contact_email);
  const dueAt = await takeMailMoment(unit, { mails: mailboxOf(contact_email) });
  const payload = { email: contact_email, language: application.language };
  await promiseLink(unit, { ...key, mail: secondAddressRequest, payload, dueAt });
}
