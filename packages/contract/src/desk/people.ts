import * as z from 'zod/mini';
import { ofPartner } from './case-path.ts';
import { deskCall, deskPath } from './desk-call.ts';
import { deskRoles } from './permissions.ts';

const role = z.enum(deskRoles);

const people = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    email: z.nullable(z.string()),
    roles: z.array(role),
    /** Null: never logged in. */
    seen_at: z.nullable(z.string()),
    is_me: z.boolean(),
  }),
);

export const listPeople = deskCall({
  method: 'GET',
  path: `${deskPath}/people`,
  summary: 'Who may do what at this partner’s desk',
  act: 'read-people',
  params: ofPartner,
  answer: z.object({ people }),
});

export const changeRole = deskCall({
  method: 'POST',
  path: `${deskPath}/people/:person/role`,
  summary: 'Gives or takes a role of somebody else; the last administrator stays',
  act: 'give-roles',
  params: z.extend(ofPartner, { person: z.uuid() }),
  body: z.strictObject({ role, is_given: z.boolean() }),
  answer: z.object({ people }),
});
