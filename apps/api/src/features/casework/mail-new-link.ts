import { keyOf } from '../../cases/keys/case-key.ts';
import { ageLinks } from '../../cases/links/links.ts';
import { newLink } from '../../mail/emails/new-link.ts';
import { promiseLink } from '../../mail/outbox/promise.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { liftSuppression } from '../../platform/mail/suppressions.ts';
import type { Unit } from '../../platform/unit.ts';

/**
 * Mails the applicant a new link to the application, whatever share of mails the address has had, and although its mail
 * server refused one a moment ago.
 */
export async function mailNewLink(unit: Unit, application: Application): Promise<void> {
  const { email, language } = application;
  const key = keyOf(application);
  await liftSuppression(unit, email);
  await ageLinks(unit, key);
  await promiseLink(unit, { ...key, mail: newLink, payload: { email, language } });
}
