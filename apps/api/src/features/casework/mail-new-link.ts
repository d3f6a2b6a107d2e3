import { keyOf } from '../../cases/case-key.ts';
import { ageLinks } from '../../cases/links.ts';
import { promiseLink } from '../../mail/promise-link.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { Unit } from '../../platform/unit.ts';
import { newLink } from '../estimate/mails/new-link.ts';

/** Mails the applicant a new link to the application, whatever share of mails the address has had. */
export async function mailNewLink(unit: Unit, application: Application): Promise<void> {
  const { email, language } = application;
  const key = keyOf(application);
  await ageLinks(unit, key);
  await promiseLink(unit, { ...key, mail: newLink, payload: { email, language } });
}
