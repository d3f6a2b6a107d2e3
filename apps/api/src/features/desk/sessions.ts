import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import { newToken } from '../../platform/crypto/secrets.ts';
import type { Database } from '../../platform/database/database.ts';
import { type DeskPerson, openPerson } from './people.ts';

const minuteMs = 60_000;

/** How long a session lasts: unused, and in all. */
export const sessionMs = { idle: 30 * minuteMs, all: 10 * 60 * minuteMs } as const;

/** How often at most its last use is written. */
const noteMs = minuteMs;

export interface DeskSession {
  readonly person: DeskPerson;
  /** What tells it from every other; nobody is let in by it. */
  readonly mark: string;
  readonly endsAt: Date;
}

/** How somebody logged in: what the issuer said of the second factor, and what it calls its own session. */
export interface LoggedIn {
  readonly factor: string;
  readonly issuerSession?: string | null;
}

/** Begins a session. @returns its secret, of which only the keyed hash is kept */
export async function beginSession(
  { db, keys }: EncryptedStore,
  personId: string,
  { factor, issuerSession = null }: LoggedIn,
  now: Date,
): Promise<string> {
  const secret = newToken();
  await db
    .insertInto('desk_session')
    .values({
      id_hash: keys.hash('desk-session', secret),
      person_id: personId,
      factor,
      issuer_session: issuerSession,
      began_at: now,
      seen_at: now,
      ends_at: new Date(now.getTime() + sessionMs.all),
    })
    .execute();
  return secret;
}

/**
 * Whose session a secret opens; undefined when it is over. Its use is noted at most once a minute; what a page asks by
 * itself is none.
 */
export async function findSession(
  store: EncryptedStore,
  secret: string,
  now: Date,
  { isUse = true } = {},
): Promise<DeskSession | undefined> {
  const hash = store.keys.hash('desk-session', secret);
  const row = await store.db
    .selectFrom('desk_session')
    .innerJoin('desk_person', 'desk_person.id', 'desk_session.person_id')
    .selectAll('desk_person')
    .select(['desk_session.ends_at', 'desk_session.seen_at as used_at'])
    .where('id_hash', '=', hash)
    .where('ends_at', '>', now)
    .where('desk_session.seen_at', '>', new Date(now.getTime() - sessionMs.idle))
    .executeTakeFirst();
  if (!row) return undefined;
  if (isUse && now.getTime() - row.used_at.getTime() >= noteMs) {
    await store.db.updateTable('desk_session').set({ seen_at: now }).where('id_hash', '=', hash).execute();
  }
  return { person: openPerson(store, row), mark: hash.toString('base64url'), endsAt: row.ends_at };
}

/** Whether a session of this mark goes on, and is this person’s. */
export async function hasSession(
  db: Database,
  { person, session }: { readonly person: string; readonly session: string },
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('desk_session')
    .select('person_id')
    .where('id_hash', '=', Buffer.from(session, 'base64url'))
    .where('person_id', '=', person)
    .where('ends_at', '>', now)
    .where('seen_at', '>', new Date(now.getTime() - sessionMs.idle))
    .executeTakeFirst();
  return row !== undefined;
}

export async function endSession({ db, keys }: EncryptedStore, secret: string): Promise<void> {
  await db.deleteFrom('desk_session').where('id_hash', '=', keys.hash('desk-session', secret)).execute();
}

/** Logs a person out everywhere. */
export async function endSessionsOf(db: Database, personId: string): Promise<void> {
  await db.deleteFrom('desk_session').where('person_id', '=', personId).execute();
}

/** Sessions at an issuer that have ended: one, or with `subject` alone all of somebody. */
export interface IssuerSession {
  readonly issuer: string;
  readonly subject: string | undefined;
  readonly session: string | undefined;
}

/** Ends with the issuer's sessions those of the desk; of somebody who is named also those nobody knows where they belong. */
export async function endSessionsAt(
  db: Database,
  { issuer, subject, session }: IssuerSession,
): Promise<void> {
  await db
    .deleteFrom('desk_session')
    .where('person_id', 'in', (row) =>
      row
        .selectFrom('desk_person')
        .select('id')
        .where('issuer', '=', issuer)
        .$if(subject !== undefined, (some) => some.where('subject', '=', subject ?? '')),
    )
    .$if(session !== undefined, (some) =>
      some.where((row) =>
        row.or([
          row('issuer_session', '=', session ?? ''),
          ...(subject === undefined ? [] : [row('issuer_session', 'is', null)]),
        ]),
      ),
    )
    .execute();
}

/** Forgets sessions that are over. */
export async function sweepSessions(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('desk_session')
    .where((row) =>
      row.or([row('ends_at', '<=', now), row('seen_at', '<=', new Date(now.getTime() - sessionMs.idle))]),
    )
    .execute();
}
