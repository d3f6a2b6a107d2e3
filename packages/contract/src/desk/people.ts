import { emailAddress } from '@ndp/domain/partners/look.ts';
import { languages } from '@ndp/flows/message.ts';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { deskRoles, highRoles } from '../permissions.ts';
import { ofPartner } from './case-path.ts';

const role = z.enum(deskRoles);
const highRole = z.enum(highRoles);

const people = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    email: z.nullable(z.string()),
    roles: z.array(role),
    /** Null: never logged in. */
    seen_at: z.nullable(z.string()),
    is_me: z.boolean(),
    /** How many cases. */
    leads: z.number(),
  }),
);

const proposals = z.array(
  z.object({
    person: z.string(),
    name: z.string(),
    role: highRole,
    /** Whether it is to be taken; otherwise it is to be given. */
    is_taking: z.boolean(),
    state: z.enum(['waits', 'declined']),
    given_by: z.string(),
    given_at: z.string(),
    /** Who declined it, and when. */
    decided_by: z.nullable(z.string()),
    decided_at: z.nullable(z.string()),
    /** Whether whoever asks may confirm or decline it. */
    is_mine_to_decide: z.boolean(),
    /** Whether anybody of the partner could beside the one concerned; if not, who runs the server. */
    has_confirmer: z.boolean(),
  }),
);
export type RoleProposal = z.infer<typeof proposals>[number];

const invitations = z.array(
  z.object({
    id: z.string(),
    email: z.string(),
    roles: z.array(role),
    /** `over`: nobody followed the link in time. */
    state: z.enum(['open', 'over', 'held', 'accepted', 'withdrawn']),
    ends_at: z.string(),
    invited_by: z.string(),
    /** Who logged in by the link. */
    person: z.nullable(z.object({ name: z.string(), email: z.nullable(z.string()) })),
  }),
);
export type DeskInvitation = z.infer<typeof invitations>[number];

const desk = z.object({ people, proposals, invitations });

export const listPeople = call('GET /people', {
  summary: 'Who may do what at this partner’s desk',
  permission: 'read-people',
  params: ofPartner,
  answer: desk,
});

export const changeRole = call('POST /people/:person/role', {
  summary:
    'Gives or takes a role of somebody else; approver and administrator wait for another person, the last administrator stays; who leads no cases any more hands theirs on',
  permission: 'give-roles',
  params: z.extend(ofPartner, { person: z.uuid() }),
  body: z.strictObject({
    role,
    is_given: z.boolean(),
    /** Who is to lead the cases of somebody who may lead none any more; without: nobody. */
    hand_to: z.optional(z.nullable(z.uuid())),
  }),
  answer: desk,
});

export const decideRole = call('POST /people/:person/role/decision', {
  summary:
    'Confirms or declines what waits of a role: not who proposed it, nor who is to have it; who is to lose it may agree',
  permission: 'confirm-roles',
  params: z.extend(ofPartner, { person: z.uuid() }),
  body: z.strictObject({ role: highRole, is_confirmed: z.boolean() }),
  answer: desk,
});

/** Where an invitation goes. */
export const invitedAddress = z.string().check(z.trim(), z.maxLength(254), z.regex(emailAddress));

export const invitePerson = call('POST /invitations', {
  summary: 'Mails somebody else a link by which they log in and have the roles',
  permission: 'give-roles',
  params: ofPartner,
  body: z.strictObject({
    email: invitedAddress,
    roles: z.array(role).check(z.minLength(1), z.maxLength(deskRoles.length)),
    language: z.enum(languages),
  }),
  answer: desk,
});

export const invitationActions = ['renew', 'withdraw', 'confirm'] as const;

export const changeInvitation = call('POST /invitations/:invitation', {
  summary:
    'Mails a new link, ends the invitation, or says that whoever logged in under another address is the one invited',
  permission: 'give-roles',
  params: z.extend(ofPartner, { invitation: z.uuid() }),
  body: z.strictObject({ act: z.enum(invitationActions) }),
  answer: desk,
});
