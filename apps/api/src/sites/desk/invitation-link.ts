import { noteAction } from '../../features/audit/note-action.ts';
import { type Followed, faultOf, followInvitation } from '../../features/desk/follow-invitation.ts';
import { findInvitation } from '../../features/desk/invitations.ts';
import { knowPerson, notePerson, type PersonFacts } from '../../features/desk/people.ts';
import { noteOfGiven } from '../../features/desk/role-proposals.ts';
import type { CoreContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database/database.ts';
import { acrossPartners } from '../../platform/database/partner-scope.ts';
import { unitIn } from '../../platform/unit.ts';
import type { LoginEnd } from './issuer-client.ts';

/** Why a link cannot be followed; undefined: it can. */
export function checkLink({ db, keys, clock }: CoreContext, token: string) {
  return acrossPartners(() =>
    db
      .transaction()
      .execute(async (trx) => faultOf(trx, await findInvitation({ db: trx, keys }, token), clock())),
  );
}

/**
 * Somebody has logged in by the link: they have its roles, or wait for an administrator. In one transaction with its row
 * in the audit trail, which names both, who is let in and who invited them.
 */
export async function followLink(context: CoreContext, end: LoginEnd, token: string): Promise<Followed> {
  try {
    return await acrossPartners(() =>
      context.db.transaction().execute((trx) => follow({ ...context, db: trx }, end, token)),
    );
  } catch (cause) {
    if (cause instanceof NotFollowed) return cause.why;
    throw cause;
  }
}

async function follow(
  context: Omit<CoreContext, 'db'> & { readonly db: Trx },
  { issuer, subject, claims }: LoginEnd,
  token: string,
): Promise<Followed> {
  const { db: trx, keys } = context;
  const unit = unitIn(trx, context);
  const { now } = unit;
  const store = { db: trx, keys };
  const invitation = await findInvitation(store, token);
  const person = await knowPerson(store, { issuer, subject }, now);
  // The same link again, as after a page that did not load.
  if (invitation?.state === 'accepted' && invitation.person_id === person.id) return 'accepted';
  const fault = await faultOf(trx, invitation, now);
  if (!invitation || fault) throw new NotFollowed(fault ?? 'unknown');
  const facts = factsOf(claims, subject);
  const follower = { id: person.id, email: facts.email, isVerified: claims.email_verified === true };
  // Known by their name before anybody is told of them.
  await notePerson(store, person, facts, now);
  const { followed, given: granted } = await followInvitation(unit, invitation, follower);
  if (followed === 'own') throw new NotFollowed('own');
  const { id, partner_id, roles, invited_by } = invitation;
  await noteAction(trx, keys, {
    ...{ at: now, operator: facts.name, person_id: person.id, partner_id, application_id: null },
    ...{ action: 'desk follow-invitation', reference: null, outcome: 'done', refusal: null },
    details: {
      invitation: id,
      roles: roles.join(' '),
      invited_by,
      person: person.id,
      followed,
      ...(granted && noteOfGiven(granted)),
    },
  });
  return followed;
}

/** Takes back that somebody was made known. */
class NotFollowed extends Error {
  readonly why: Followed;

  constructor(why: Followed) {
    super(why);
    this.why = why;
  }
}

/** What the issuer tells of somebody, within the bounds of what is stored. */
export function factsOf({ name, email }: LoginEnd['claims'], subject: string): PersonFacts {
  const shownName = typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, 200) : subject;
  return { name: shownName, email: typeof email === 'string' ? email.slice(0, 254) : null };
}
