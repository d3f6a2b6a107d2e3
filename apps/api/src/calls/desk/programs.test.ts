// @database both, the embedded one in the long form

import type { ProgramAnswer, VersionAnswer } from '@ndp/contract/desk/programs.ts';
import { programs } from '@ndp/domain/programs/all.ts';
import { contentOf } from '@ndp/domain/programs/program.ts';
import { termsOfYear } from '@ndp/domain/programs/terms.ts';
import { timetableOfYear } from '@ndp/domain/programs/timetable.ts';
import { settlingMs } from '@ndp/domain/programs/versions.ts';
import { expect, it } from 'vitest';
import { fillIn } from '../../testing/applications.ts';
import { seat } from '../../testing/desk/desk-people.ts';
import { openTestDesk } from '../../testing/desk/test-desk.ts';
import {
  call,
  getByLink,
  homeApplication,
  homeQuote,
  otherPartner,
  plainPartner as partner,
  post,
} from '../../testing/submissions.ts';

const { api, desk } = await openTestDesk();

const [first] = programs;
if (!first) throw new Error('there are programmes');
const content = contentOf(first);
/** The clause with a sentence more. */
const clause = (language: 'pl' | 'en') =>
  `${api.context.statements.shippedOf(first, 'gdpr-clause', language)}\nOdpowiadamy w ciągu {complaintDays} dni.\n`;
const statements = { 'gdpr-clause': { pl: clause('pl'), en: clause('en') } };
const next = {
  ...content,
  statements,
  informationClauseVersion: '2027-01-01',
  year: 2027,
  payoutShare: '0.85',
  terms: termsOfYear(2027),
  timetable: timetableOfYear(2027),
  regulationsVersion: '2027-01-01',
};
const url = `/api/partners/${partner}/program`;

const amountNow = async () => (await post(api, '/quote_subsidy', homeQuote)).json().quote;

it('a programme of the next year is written, published by somebody else, and counts from its day for new cases alone', async () => {
  const admin = await seat(api, 'prog-admin', partner, ['administrator', 'approver']);
  const approver = await seat(api, 'prog-approver', partner, ['approver']);
  const make = async (who: typeof admin, path: string, body: object) => {
    const { status, json } = await who.ask(desk, 'POST', `${url}${path}`, body);
    return { status, answer: json as unknown as ProgramAnswer & { detail: string } };
  };
  const link = await fillIn(api);
  const before = await amountNow();

  const saved = await make(admin, '/draft', { seen: null, content: { ...next, payoutShare: '2' } });
  expect(saved.status).toBe(200);
  const [draft] = saved.answer.versions as [VersionAnswer];
  expect(draft).toMatchObject({ n: 2, state: 'draft', made_by: ['Osoba prog-admin'], is_mine: true });
  expect((await make(admin, '/draft', { seen: null, content: next })).answer.detail).toMatch(/Ktoś inny/);
  const unfit = await make(approver, '/publication', { seen: draft.made_at, from_day: '2027-01-01' });
  expect(unfit.answer.detail).toMatch(/braki/);
  api.pass(1000);
  const sameVersion = { ...next, informationClauseVersion: content.informationClauseVersion };
  const unsaid = await make(admin, '/draft', { seen: draft.made_at, content: sameVersion });
  const early = { seen: unsaid.answer.versions[0]?.made_at, from_day: '2027-01-01' };
  expect((await make(approver, '/publication', early)).answer.detail).toMatch(/braki/);
  api.pass(1000);
  const again = await make(admin, '/draft', { seen: early.seen, content: next });
  const seen = again.answer.versions[0]?.made_at ?? '';

  const own = await make(admin, '/publication', { seen, from_day: '2027-01-01' });
  expect([own.status, own.answer.detail]).toEqual([409, expect.stringMatching(/Twoje zmiany/)]);
  await expect(
    api.owner
      .updateTable('program_version')
      .set({
        state: 'published',
        from_day: '2027-01-01',
        published_by: admin.person.id,
        published_at: new Date(),
      })
      .where('program_id', '=', partner)
      .where('n', '=', 2)
      .execute(),
  ).rejects.toThrow(/published_by_another/);
  expect((await make(approver, '/publication', { seen, from_day: '2026-11-20' })).answer.detail).toMatch(
    /minął/,
  );
  const published = await make(approver, '/publication', { seen, from_day: '2027-01-01' });
  expect(published.answer.versions.map(({ state, cases }) => [state, cases])).toEqual([
    ['published', 0],
    ['published', 1],
  ]);
  await expect(
    api.owner.updateTable('program_version').set({ from_day: '2026-01-01' }).where('n', '=', 2).execute(),
  ).rejects.toThrow(/stays as it is/);

  expect(await amountNow()).toBe(before);
  api.pass(Date.parse('2026-12-31T23:30:00Z') - api.context.clock().getTime());
  expect(await amountNow()).toBeGreaterThan(before);
  const answer = (await getByLink(api, link)).json();
  expect([answer.quote, answer.program_content?.version, answer.program_content?.payoutShare]).toEqual([
    before,
    1,
    content.payoutShare,
  ]);
  const told = await call(api, 'GET /partners/portal_config', undefined, { from: partner });
  expect(told.json().program_content).toMatchObject({ version: 2, ownTexts: ['gdpr-clause'] });
  expect(told.body).not.toContain('Odpowiadamy w ciągu');
  const wordsOf = (version: number) =>
    call(api, `GET /partners/statement?program=${partner}&version=${version}&name=gdpr-clause`, undefined, {
      from: partner,
    });
  expect((await wordsOf(2)).json()).toEqual(statements['gdpr-clause']);
  for (const version of [1, 3]) expect((await wordsOf(version)).statusCode).toBe(404);
  const inTime = JSON.stringify(homeApplication).replaceAll('2026-12-15', '2027-06-01');
  const newer = (await post(api, '/applications', inTime)).json();
  const rows = await api.owner
    .selectFrom('application')
    .select(['id', 'program_version'])
    .where('id', 'in', [link.id, newer.id])
    .execute();
  expect(new Map(rows.map(({ id, program_version }) => [id, program_version]))).toEqual(
    new Map([
      [link.id, 1],
      [newer.id, 2],
    ]),
  );
});

it('a programme paused at once stands still within a minute on every node, and nobody changes another partner’s', async () => {
  const admin = await seat(api, 'pause-admin', partner, ['administrator']);
  const approver = await seat(api, 'pause-approver', partner, ['approver']);
  const today = '2027-01-01';
  const paused = { ...next, timetable: [{ from: today, state: 'paused' }, ...timetableOfYear(2028)] };
  const saved = await admin.ask(desk, 'POST', `${url}/draft`, {
    seen: null,
    content: {
      ...paused,
      timetable: [
        ...paused.timetable.slice(0, 1),
        { from: '2027-06-01', state: 'open' },
        { from: '2028-01-01', state: 'closed', reason: 'time_over' },
      ],
    },
  });
  const seen = (saved.json as unknown as ProgramAnswer).versions[0]?.made_at ?? '';
  expect((await approver.ask(desk, 'POST', `${url}/publication`, { seen, from_day: today })).status).toBe(
    200,
  );
  expect(await amountNow()).toBeGreaterThan(0);
  api.pass(settlingMs);
  expect(await amountNow()).toBe(0);

  await api.owner
    .updateTable('partner')
    .set({ program_id: partner })
    .where('id', '=', otherPartner)
    .execute();
  api.pass(61_000);
  const other = await seat(api, 'other-admin', otherPartner, ['administrator']);
  const refused = await other.ask(desk, 'POST', `/api/partners/${otherPartner}/program/draft`, {
    seen: null,
    content,
  });
  expect([refused.status, refused.json.detail]).toEqual([409, expect.stringMatching(/nie można zmienić/)]);
});
