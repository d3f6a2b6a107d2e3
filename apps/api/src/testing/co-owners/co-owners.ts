import { coOwnerStatementVersion } from '@ndp/flows/application/co-owners/messages.ts';
import { fillIn, homeSections, type Link, put, sharedSections } from '../applications.ts';
import { call, type SubmissionOptions } from '../submissions.ts';
import type { TestApi } from '../test-api.ts';

export const zofia = { name: 'Zofia Wrona', email: 'zofia.wrona@example.pl' };
export const adam = { name: 'Adam Łoś-Żak', email: 'adam.los@example.pl' };

/** Names all co-owners of an application. */
export function name(
  api: TestApi,
  { token, id }: Link,
  people: readonly unknown[],
  sending: SubmissionOptions = {},
) {
  return call(api, `PUT /applications/${token}/${id}/co_owners`, { co_owners: people }, sending);
}

/** Asks for a co-owner's link again. */
export function remind(api: TestApi, { token, id }: Link, coOwner: string, sending: SubmissionOptions = {}) {
  return call(api, `POST /applications/${token}/${id}/co_owners/${coOwner}/reminder`, undefined, sending);
}

export function look(api: TestApi, token: string, sending: SubmissionOptions = {}) {
  return call(api, `GET /co_owner_requests/${token}`, undefined, sending);
}

/** Answers what the link shows now; `over` takes the place of any part of it. */
export async function answer(
  api: TestApi,
  token: string,
  said: 'agree' | 'object',
  over: object = {},
  sending: SubmissionOptions = {},
) {
  const { summary_hash } = (await look(api, token, sending)).json();
  const body = { answer: said, typed_name: 'Zofia Wrona', statement: coOwnerStatementVersion, summary_hash };
  return call(api, `POST /co_owner_requests/${token}/answer`, { ...body, ...over }, sending);
}

/** An application with its co-owners, sent. What was mailed before is gone. */
export async function sendWith(api: TestApi, people: readonly unknown[] = [zofia]): Promise<Link> {
  const link = await fillIn(api, { until: 'consent', sections: sharedSections });
  const named = await name(api, link, people);
  if (named.statusCode !== 200) throw new Error(named.body);
  await api.takeMails();
  await complete(api, link);
  return link;
}

/** Saves the consents, which sends the application. */
export async function complete(api: TestApi, link: Link): Promise<void> {
  const sent = await put(api, link, 'consent', homeSections.consent);
  if (sent.statusCode !== 200) throw new Error(sent.body);
}

/** The mails due, of one kind. */
export async function takeKind(api: TestApi, kind: string) {
  const mails = await api.takeMails();
  return mails.filter((mail) => mail.kind === kind).map(({ payload }) => payload);
}

/** The secrets of the co-owners' links that are due to be mailed, by address. */
export async function takeRequests(api: TestApi): Promise<Readonly<Record<string, string>>> {
  const requests = await takeKind(api, 'co-owner-request');
  return Object.fromEntries(
    requests.map((payload) => [payload.email, 'token' in payload ? payload.token : '']),
  );
}

/** Everything stored of co-owners, and of the application. */
export async function stored(api: TestApi) {
  const { db } = api.context;
  return {
    application: await db.selectFrom('application').select(['status', 'revision']).execute(),
    coOwners: await db.selectFrom('co_owner').selectAll().orderBy('n').execute(),
    answers: await db.selectFrom('co_owner_answer').selectAll().orderBy('n').execute(),
    mails: await db.selectFrom('outbox').select(['id', 'sent_at']).orderBy('id').execute(),
    links: await db.selectFrom('secret_link').select('token_hash').execute(),
  };
}
