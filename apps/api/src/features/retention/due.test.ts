import type { ErasedClass } from '@ndp/domain/retention/classes.ts';
import { describe, expect, it } from 'vitest';
import { dayMs } from '../../platform/clock.ts';
import { fillIn, type Link } from '../../testing/applications.ts';
import { openTestApi } from '../../testing/open-test-api.ts';
import { fillInAndSign, moveAlong } from '../../testing/settlement/settlements.ts';
import {
  callbackRequest,
  homeApplication,
  plainPartner,
  post,
  submitAndOpenMail,
} from '../../testing/submissions.ts';
import { countDue, eraseDue, findDue } from './due.ts';

const api = await openTestApi();

const act = async (link: Link, what: string) => {
  const answer = await post(api, `/applications/${link.token}/${link.id}/${what}`, undefined);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return link;
};
const withdraw = (link: Link) => act(link, 'withdrawal');
async function askForCall(): Promise<Link> {
  const { id } = (await post(api, '/applications/no_efficiency', callbackRequest)).json();
  const [mail] = await api.takeMails();
  return { id, token: mail?.payload.token ?? '' };
}
async function settle(): Promise<Link> {
  const link = await fillInAndSign(api);
  await moveAlong(api, link, [
    ['in_realisation', 'operator'],
    ['payment_requested', 'applicant'],
    ['settlement_review', 'operator'],
    ['paid', 'system'],
  ]);
  return link;
}

const sweep = () => eraseDue(api.running, api.context.clock());
const isThere = async ({ id }: Link) =>
  (await api.context.db.selectFrom('application').select('id').where('id', '=', id).execute()).length === 1;
const untilJuly = (year: number) => Date.UTC(year, 5, 30, 22) - api.context.clock().getTime();

/** How each class comes about, and how long after it the last moment is at which the case is still kept, ms. */
const lives: readonly (readonly [ErasedClass, string, () => Promise<Link>, () => number])[] = [
  ['unconfirmed', '30 days after the estimate', () => submitAndOpenMail(api), () => 30 * dayMs],
  [
    'callback',
    '90 days after its last change',
    async () => act(await askForCall(), 'confirmation'),
    () => 90 * dayMs,
  ],
  [
    'unsent',
    '30 days after its end',
    async () => withdraw(await fillIn(api, { until: 'consent' })),
    () => 30 * dayMs,
  ],
  ['closed', 'a year after its end', async () => withdraw(await fillIn(api)), () => 365 * dayMs],
  ['concluded', 'when the records of its programme’s year are over', settle, () => untilJuly(2034) - 1],
];

describe('a case whose time is over goes', () => {
  it.each(lives)('as %s: %s, and not a moment before', async (retention, _when, make, lastMs) => {
    const link = await make();
    const kept = api.context.db.selectFrom('application').select('was_sent').where('id', '=', link.id);
    expect(await kept.execute()).toEqual([{ was_sent: ['closed', 'concluded'].includes(retention) }]);
    api.pass(lastMs());
    expect(await sweep()).toBe(0);
    expect(await isThere(link)).toBe(true);
    api.pass(1);
    const { db, clock } = api.context;
    expect((await countDue(db, clock())).get(retention)).toBe(1);
    expect((await findDue(db, retention, clock())).map(({ id }) => id)).toEqual([link.id]);
    expect(await sweep()).toBe(1);
    expect(await isThere(link)).toBe(false);
    const noted = await db.selectFrom('erasure').selectAll().where('application_id', '=', link.id).execute();
    expect(noted).toEqual([
      { partner_id: plainPartner, application_id: link.id, at: clock(), cause: 'retention' },
    ]);
  });

  it('however many there are and however few are read in one go', async () => {
    for (const note of ['a', 'b', 'c', 'd', 'e']) await submitAndOpenMail(api, { ...homeApplication, note });
    api.pass(31 * dayMs);
    expect(await eraseDue(api.running, api.context.clock(), { batch: 2 })).toBe(5);
  });
});

describe('a case is not erased by itself', () => {
  it.each([
    ['while it is filled in: it expires first', () => fillIn(api, { until: 'consent' })],
    ['while it is looked at', () => fillIn(api)],
    ['while its agreement runs', () => fillInAndSign(api)],
  ])('%s', async (_when, make) => {
    const link = await make();
    api.pass(20 * 365 * dayMs);
    expect(await sweep()).toBe(0);
    expect(await isThere(link)).toBe(true);
  });

  it('when it ended after the agreement was signed, before the day its agreement names', async () => {
    const link = await fillInAndSign(api);
    await moveAlong(api, link, [['withdrawn', 'operator']]);
    api.pass(6 * 365 * dayMs);
    expect(await sweep()).toBe(0);
  });
});
