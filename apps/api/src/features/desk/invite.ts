import { randomUUID } from 'node:crypto';
import type { DeskRole } from '@ndp/contract/permissions.ts';
import { invitationDays } from '@ndp/domain/periods.ts';
import type { Language } from '@ndp/flows/message.ts';
import { invitationContext } from '../../cases/keys/reseal-people.ts';
import { deskInvitation } from '../../mail/emails/desk-invitation.ts';
import { promiseMail } from '../../mail/outbox/promise.ts';
import { dropWaiting } from '../../mail/outbox/waiting.ts';
import { dayMs } from '../../platform/clock.ts';
import { newToken } from '../../platform/crypto/secrets.ts';
import type { Unit } from '../../platform/unit.ts';
import {
  changeInvitation,
  giveInvited,
  hashOf,
  holdInvitation,
  type Invitation,
  type InvitationKey,
  isSame,
  readInvitations,
  standingOf,
} from './invitations.ts';
import type { DeskPerson } from './people.ts';
import { AlreadyInvited, InvitationOver, NotForOneself } from './refusals.ts';
import type { PendingRoles } from './role-proposals.ts';

/** Whom to invite, and to what. */
export interface Inviting {
  readonly email: string;
  readonly roles: readonly DeskRole[];
  readonly language: Language;
}

/**
 * Invites somebody else as an administrator of the partner does.
 *
 * @returns the id of the invitation
 * @throws {NotForOneself} {AlreadyInvited}
 */
export async function invite(
  unit: Unit,
  by: DeskPerson,
  partnerId: string,
  { email, roles, language }: Inviting,
): Promise<string> {
  if (isSame(email, by.email)) throw new NotForOneself();
  const known = await readInvitations(unit, partnerId);
  const waits = known.some((each) => isSame(each.email, email) && isUnderWay(each, unit.now));
  if (waits) throw new AlreadyInvited();
  const id = randomUUID();
  const token = newToken();
  await unit.db
    .insertInto('desk_invitation')
    .values({
      ...{ partner_id: partnerId, id, language, roles: [...roles], invited_by: by.id },
      ...linkOf(unit, token),
      address: unit.keys.seal(email, invitationContext(id)),
      person_id: null,
      looked_by: null,
    })
    .execute();
  await promiseLetter(unit, { partnerId, id, email, language }, token);
  return id;
}

/** A new link; the one before opens nothing more. Whoever renews it invites from now on. @throws {NotHere} {InvitationOver} {NotForOneself} */
export async function renewInvitation(unit: Unit, by: DeskPerson, of: InvitationKey): Promise<void> {
  const invitation = await holdInvitation(unit, of);
  if (invitation.state === 'accepted') throw new InvitationOver();
  if (isSame(invitation.email, by.email)) throw new NotForOneself();
  await endLetter(unit, of);
  const token = newToken();
  await changeInvitation(unit, of, { ...linkOf(unit, token), invited_by: by.id, person_id: null });
  await promiseLetter(unit, { ...invitation, ...of }, token);
}

/** Its link opens nothing more, and a mail that has not left stays. @throws {NotHere} {InvitationOver} */
export async function withdrawInvitation(unit: Unit, of: InvitationKey): Promise<void> {
  const { state } = await holdInvitation(unit, of);
  if (state === 'accepted' || state === 'withdrawn') throw new InvitationOver();
  await endLetter(unit, of);
  await changeInvitation(unit, of, { state: 'withdrawn', changed_at: unit.now });
}

/** Another than the invited one says that they are who was meant. @throws {NotHere} {InvitationOver} {NotForOneself} */
export async function confirmInvitation(
  unit: Unit,
  by: DeskPerson,
  of: InvitationKey,
): Promise<Invitation & { readonly given: PendingRoles }> {
  const invitation = await holdInvitation(unit, of);
  if (invitation.state !== 'held' || !invitation.person_id) throw new InvitationOver();
  if (invitation.person_id === by.id) throw new NotForOneself();
  const given = await giveInvited(unit, invitation, invitation.person_id);
  await changeInvitation(unit, of, { state: 'accepted', looked_by: by.id, changed_at: unit.now });
  return { ...invitation, given };
}

function linkOf({ keys, now }: Unit, token: string) {
  const ends_at = new Date(now.getTime() + invitationDays * dayMs);
  return { token_hash: hashOf(keys, token), state: 'open', changed_at: now, ends_at } as const;
}

async function promiseLetter(
  unit: Unit,
  { partnerId, id, email, language }: InvitationKey & Pick<Inviting, 'email' | 'language'>,
  token: string,
): Promise<void> {
  const payload = { email, language, token };
  await promiseMail(unit, { partnerId, applicationId: id, mail: deskInvitation, payload });
}

function endLetter(unit: Unit, { partnerId, id }: InvitationKey): Promise<void> {
  return dropWaiting(unit, { partnerId, applicationId: id }, deskInvitation);
}

function isUnderWay(invitation: Invitation, now: Date): boolean {
  return ['open', 'held'].includes(standingOf(invitation, now));
}
