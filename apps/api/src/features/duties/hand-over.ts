import { isSameAddress } from '@ndp/flows/application/co-owners/rules.ts';
import { requireAction } from '../../cases/facts/require-action.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import type { OpenedApplication } from '../../cases/links/open-by-link.ts';
import { type NewOwner, readNewOwner, removeNewOwner, writeNewOwner } from '../../cases/people/new-owner.ts';
import { noteChange } from '../../cases/status/note-change.ts';
import { dutyHandover } from '../../mail/emails/duty-handover.ts';
import { promiseLink } from '../../mail/outbox/promise.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { FieldsRefused } from '../../platform/http/refusals.ts';
import { takeMailMoment } from '../../platform/limits/attempts.ts';
import { TooMany } from '../../platform/limits/refusals.ts';
import { mailboxOf } from '../../platform/mail/mailbox-of.ts';
import type { Unit } from '../../platform/unit.ts';
import { planCaseDuties } from './plan-duties.ts';

type Named = Pick<NewOwner, 'name' | 'email'>;

/**
 * The owner of a locked case names the new one, who is asked by mail. The same person is not asked twice.
 *
 * @throws {ActionRefused} {FieldsRefused} {TooMany}
 */
export async function handOver(unit: Unit, opened: OpenedApplication, named: Named): Promise<Application> {
  await requireAction(unit, opened, 'hand-over-duties');
  const known = await readNewOwner(unit, keyOf(opened.application), unit.now);
  const isKnown = known?.state === 'named' && known.name === named.name;
  if (isKnown && isSameAddress(known.email, named.email)) return opened.application;
  await name(unit, opened, { ...named, reason: '', namedBy: 'applicant' });
  return noteChange(unit, opened.application);
}

/** The office names the new owner, for an owner who cannot. @throws {ActionRefused} {FieldsRefused} {TooMany} */
export async function handOverForOwner(
  unit: Unit,
  opened: OpenedApplication,
  { by, ...named }: Named & Pick<NewOwner, 'reason'> & { readonly by: string },
): Promise<void> {
  await requireAction(unit, opened, 'hand-over-duties-for-applicant', by);
  await name(unit, opened, { ...named, namedBy: 'office' });
  await noteChange(unit, opened.application);
}

/** Takes a naming back; what was taken over stays so. */
export async function takeHandoverBack(unit: Unit, { application }: OpenedApplication): Promise<Application> {
  const key = keyOf(application);
  const known = await readNewOwner(unit, key, unit.now);
  if (!known || known.state === 'taken') return application;
  await removeNewOwner(unit, key);
  return noteChange(unit, application);
}

async function name(
  unit: Unit,
  opened: OpenedApplication,
  named: Pick<NewOwner, 'name' | 'email' | 'reason' | 'namedBy'>,
): Promise<void> {
  const { application } = opened;
  const { email, language } = application;
  if (isSameAddress(named.email, email)) {
    throw new FieldsRefused({ loc: ['body', 'email'], problem: 'email_of_new_owner' });
  }
  const key = keyOf(application);
  await planCaseDuties(unit, opened);
  await writeNewOwner(unit, key, named);
  const share = { helperMails: `${key.partnerId} ${key.applicationId}`, mails: mailboxOf(named.email) };
  const roomAt = await takeMailMoment(unit, share);
  if (roomAt > unit.now) throw new TooMany(Math.ceil((roomAt.getTime() - unit.now.getTime()) / 1000));
  await promiseLink(unit, { ...key, mail: dutyHandover, payload: { email: named.email, language } });
}
