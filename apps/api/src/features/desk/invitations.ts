import { workingDays } from '@ndp/domain/retention/working-days.ts';
import type { Selectable } from 'kysely';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import { invitationContext } from '../../cases/keys/reseal-people.ts';
import { dayMs } from '../../platform/clock.ts';
import type { KeyRing } from '../../platform/crypto/secrets.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DeskInvitationTable } from '../../platform/database/schema/desk-tables.ts';
import type { RowUnit, Unit } from '../../platform/unit.ts';
import { isToFirst } from './first-administrator.ts';
import { NotHere } from './refusals.ts';
import { grantRoles, type PendingRoles } from './role-proposals.ts';
import { giveRole } from './roles.ts';

type InvitationRow = Selectable<DeskInvitationTable>;

/** An invitation with the address it went to. */
export type Invitation = Omit<InvitationRow, 'address' | 'token_hash'> & { readonly email: string };

/** Invitations of a partner, the newest first. */
export async function readInvitations(store: EncryptedStore, partnerId: string): Promise<Invitation[]> {
  const rows = await store.db
    .selectFrom('desk_invitation')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => openInvitation(store.keys, row));
}

/** As a table shows it: what nobody followed in time is over. */
export function standingOf({ state, ends_at }: Invitation, now: Date): Invitation['state'] | 'over' {
  return state === 'open' && ends_at <= now ? 'over' : state;
}

/** The invitation behind a link, held; undefined: there is none. */
export async function findInvitation(
  { db, keys }: EncryptedStore,
  token: string,
): Promise<Invitation | undefined> {
  const row = await db
    .selectFrom('desk_invitation')
    .selectAll()
    .where('token_hash', '=', hashOf(keys, token))
    .forUpdate()
    .executeTakeFirst();
  return row && openInvitation(keys, row);
}

/** Forgets invitations that have long been over. */
export async function sweepInvitations(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - workingDays.invitation * dayMs);
  await db
    .deleteFrom('desk_invitation')
    .where('changed_at', '<=', before)
    .where('ends_at', '<=', before)
    .execute();
}

export interface InvitationKey {
  readonly partnerId: string;
  readonly id: string;
}

/** Held until the transaction ends. @throws {NotHere} */
export async function holdInvitation(
  { db, keys }: EncryptedStore,
  { partnerId, id }: InvitationKey,
): Promise<Invitation> {
  const row = await db
    .selectFrom('desk_invitation')
    .selectAll()
    .where((row) => row.and({ partner_id: partnerId, id }))
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new NotHere();
  return openInvitation(keys, row);
}

function openInvitation(keys: KeyRing, row: InvitationRow): Invitation {
  const { address, token_hash: _, ...rest } = row;
  return { ...rest, email: keys.open(address, invitationContext(row.id)) };
}

/** What its link is found by. */
export function hashOf(keys: KeyRing, token: string): Buffer {
  return keys.hash('desk-invitation', token);
}

export async function changeInvitation(
  { db }: Pick<RowUnit, 'db'>,
  { partnerId, id }: InvitationKey,
  changes: Partial<Omit<InvitationRow, 'partner_id' | 'id'>>,
): Promise<void> {
  await db
    .updateTable('desk_invitation')
    .set(changes)
    .where((row) => row.and({ partner_id: partnerId, id }))
    .execute();
}

/** Gives somebody what they were invited to, as whoever invited them would; a first administrator nobody could confirm. */
export async function giveInvited(
  unit: Unit,
  invitation: Invitation,
  personId: string,
): Promise<PendingRoles> {
  const { partner_id: partnerId, roles, invited_by: by } = invitation;
  if (await isToFirst(unit.db, invitation)) {
    for (const role of roles) await giveRole(unit.db, { partnerId, personId, role }, unit.now);
    return { waiting: [] };
  }
  return grantRoles(unit, by, { partnerId, personId }, roles);
}

/** Whether two addresses are one. */
export function isSame(one: string, other: string | null): boolean {
  return other !== null && one.trim().toLowerCase() === other.trim().toLowerCase();
}
