import { mayDo } from '@ndp/contract/permissions.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Unit } from '../../platform/unit.ts';
import { isToFirst } from './first-administrator.ts';
import { changeInvitation, giveInvited, type Invitation, isSame } from './invitations.ts';
import type { PendingRoles } from './role-proposals.ts';

/** What became of following a link. */
export type Followed = 'accepted' | 'held' | 'used' | 'over' | 'withdrawn' | 'unknown' | 'own';

/** Who logged in, and whether the issuer vouches for their address. */
export interface Follower {
  readonly id: string;
  readonly email: string | null;
  readonly isVerified: boolean;
}

/** Why a link cannot be followed; undefined: it can. One by somebody who invites nobody any more is withdrawn. */
export async function faultOf(
  db: Database,
  invitation: Invitation | undefined,
  now: Date,
): Promise<Exclude<Followed, 'accepted' | 'own'> | undefined> {
  if (!invitation) return 'unknown';
  if (invitation.state === 'held' || invitation.state === 'withdrawn') return invitation.state;
  if (invitation.state === 'accepted') return 'used';
  if (invitation.ends_at <= now) return 'over';
  const roles = await db
    .selectFrom('desk_role')
    .select('role')
    .where((row) => row.and({ partner_id: invitation.partner_id, person_id: invitation.invited_by }))
    .execute();
  const mayInvite = mayDo(
    roles.map(({ role }) => role),
    'give-roles',
  );
  return mayInvite || (await isToFirst(db, invitation)) ? undefined : 'withdrawn';
}

/**
 * Somebody has logged in by the link of a held invitation: they have its roles if the issuer vouches for the address it
 * went to; otherwise it waits for an administrator.
 */
export async function followInvitation(
  unit: Unit,
  invitation: Invitation,
  { id, email, isVerified }: Follower,
): Promise<{ readonly followed: 'accepted' | 'held' | 'own'; readonly given?: PendingRoles }> {
  if (id === invitation.invited_by) return { followed: 'own' };
  const isTheirs = isVerified && isSame(invitation.email, email);
  const followed = isTheirs ? 'accepted' : 'held';
  const of = { partnerId: invitation.partner_id, id: invitation.id };
  await changeInvitation(unit, of, { state: followed, person_id: id, changed_at: unit.now });
  return isTheirs ? { followed, given: await giveInvited(unit, invitation, id) } : { followed };
}
