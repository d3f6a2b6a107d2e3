import { isDeepStrictEqual } from 'node:util';
import { isSameAddress } from '@ndp/flows/application/co-owners/rules.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { revokeLinks } from '../../cases/links/links.ts';
import type { OpenedApplication } from '../../cases/links/open-by-link.ts';
import {
  readSecondAddress,
  removeSecondAddress,
  writeSecondAddress,
} from '../../cases/people/second-address.ts';
import { moveTo } from '../../cases/status/move-status.ts';
import { nameFields } from '../../cases/store/audit-fields.ts';
import { readDrafts, removeDrafts } from '../../cases/store/section-drafts.ts';
import { type SavedSection, writeSection } from '../../cases/store/sections.ts';
import { secondAddressRequest } from '../../mail/emails/second-address-request.ts';
import { promiseLink } from '../../mail/outbox/promise.ts';
import type { Application, SectionData } from '../../platform/database/schema/tables.ts';
import { takeMailMoment } from '../../platform/limits/attempts.ts';
import { mailboxOf } from '../../platform/mail/mailbox-of.ts';
import type { Statements } from '../../platform/statements.ts';
import type { Unit } from '../../platform/unit.ts';
import { accept, type Saving } from './steps.ts';
import { submit } from './submit.ts';

/**
 * Saves one section of an application whose row is held, and completes the application with the last one. What is
 * saved already is not saved again, so a repetition is harmless.
 *
 * @throws as `accept`
 */
export async function save(
  unit: Unit,
  opened: OpenedApplication,
  statements: Statements,
  saving: Saving,
): Promise<Application> {
  const { application } = opened;
  const { section, language } = saving;
  const key = keyOf(application);
  const accepted = await accept(unit, opened, saving);
  const draft = (await readDrafts(unit, key))[section];
  await removeDrafts(unit.db, key, section);
  if (!accepted) return application;
  const { data, before, isLast } = accepted;
  await nameFields(unit.db, section, changedFields(before, data));
  const revision = application.revision + 1;
  await writeSection(unit, key, section, {
    data,
    revision,
    savedAt: unit.now,
    preparedAt: draft?.preparedAt ?? null,
  });
  if (section === 'client_info') await keepSecondAddress(unit, application, data);
  const moved = await moveTo(unit, application, isLast ? 'completed' : 'in_completion');
  if (!isLast) return moved;
  return submit(unit, { ...opened, application: moved }, statements, { data, language });
}

function changedFields(saved: SavedSection | undefined, data: SectionData): string[] {
  const names = new Set([...Object.keys(saved?.data ?? {}), ...Object.keys(data)]);
  return [...names].filter((name) => !isDeepStrictEqual(saved?.data[name], data[name])).sort();
}

/**
 * Keeps the second address of an application what its applicant's section says: a new one is asked whether it wants
 * messages, one that is no longer named gets none. Whoever stopped them is not asked again.
 */
async function keepSecondAddress(
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
