// @database both, the embedded one in the long form

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ProgramAnswer } from '@ndp/contract/desk/programs.ts';
import { mpec } from '@ndp/domain/programs/mpec.ts';
import { contentOf } from '@ndp/domain/programs/program.ts';
import { termsOfYear } from '@ndp/domain/programs/terms.ts';
import { timetableOfYear } from '@ndp/domain/programs/timetable.ts';
import { afterAll, expect, it } from 'vitest';
import { sealTicket, ticketMs } from '../../features/programs/preview.ts';
import { seat } from '../../testing/desk/desk-people.ts';
import { openTestDesk } from '../../testing/desk/test-desk.ts';
import { makeTestFolder } from '../../testing/files/test-folder.ts';
import { homeQuote, plainPartner as partner } from '../../testing/submissions.ts';
import { buildPreview } from './preview-site.ts';

/** Stands for the built portal: tells by which version a page is written, and what its calls are answered. */
const pagesModule = `
export const rewordBy = () => {};
export const sameFor = () => undefined;
const page = (path, text) => ({ html: '<header></header>' + text, title: 'A', locale: 'pl-PL', colours: '', whole: path, parts: ['portal'], status: 200 });
export const writePage = async (path, { program_content: of, program_standing }, language) =>
  page(path, [of.version, of.payoutShare, program_standing.state, language].join(' '));
export const answerPosted = async ({ pathname, fields, visitor }) => {
  const call = async (path) => {
    const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: new URLSearchParams(fields).get('asked') };
    const answer = await visitor.fetcher('/pl/ndp' + path, sent);
    const said = await answer.json();
    return answer.status + ' ' + (said.detail ?? said.quote);
  };
  return page(pathname, [await call('/quote_subsidy'), await call('/applications')].join(' | '));
};`;

const { api, desk } = await openTestDesk();
const folder = makeTestFolder();
const files = {
  'dist/index.html':
    '<html lang="pl-PL"><head><title>NDP</title></head><body><div id="portal"></div><script type="module" src="/assets/a.js"></script></body></html>',
  'dist/.vite/manifest.json': '{}',
  'dist-server/server.js': pagesModule,
  'dist-server/package.json': '{"type":"module"}',
};
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
const site = await buildPreview(api.context, join(folder, 'dist'), { logTo: false });
afterAll(() => site.close());

const content = {
  ...contentOf(mpec),
  ...{ year: 2027, payoutShare: '0.85', terms: termsOfYear(2027), timetable: timetableOfYear(2027) },
  regulationsVersion: '2027-01-01',
  consentTexts: {
    version: '2027-01-01',
    texts: { consent_implementation: { pl: 'Wymienię piec & zapłacę.', en: 'I replace it.' } },
  },
};
const url = `/api/partners/${partner}/program`;
const host = 'preview.ndp.localhost:3000';
const get = (path: string, cookie = '') => site.inject({ url: path, headers: { host, cookie } });
const openedBy = async (link: string) => {
  const { statusCode, headers } = await get(link.replace(/^https?:\/\/[^/]+/, ''));
  const cookie = [headers['set-cookie']].flat().find((each) => each?.startsWith('__Host-ndp-preview='));
  return { statusCode, cookie: cookie?.split(';')[0] ?? '' };
};

it('a draft is seen as on a day, by whoever may and is logged in, as long as it stays what it was', async () => {
  const admin = await seat(api, 'preview-admin', partner, ['administrator']);
  const auditor = await seat(api, 'preview-auditor', partner, ['auditor']);
  const save = async (seen: string | null, payoutShare: string) => {
    const body = { seen, content: { ...content, payoutShare } };
    const { json } = await admin.ask(desk, 'POST', `${url}/draft`, body);
    return (json as unknown as ProgramAnswer).versions[0]?.made_at ?? '';
  };
  const look = async (seen: string, day = '2027-02-01') => {
    const { status, json } = await auditor.ask(desk, 'POST', `${url}/preview`, { seen, day });
    return { status, link: String(json.url ?? ''), detail: String(json.detail ?? '') };
  };
  const unfit = await save(null, '2');
  expect(await look(unfit)).toMatchObject({ status: 409, detail: expect.stringMatching(/braki/) });
  api.pass(1000);
  const seen = await save(unfit, '0.85');
  expect(await look(unfit)).toMatchObject({ status: 409 });

  const { cookie } = await openedBy((await look(seen)).link);
  const shown = await get('/application/welcome-page', cookie);
  expect(shown.body).toContain('2 0.85 open pl');
  expect(shown.body).toMatch(/<section class="preview"[^>]*><p>Podgląd wersji 2 \(projekt\)/);
  expect(shown.body).toContain('<li>Wymienię piec &#38; zapłacę.</li></ol>');
  expect(shown.body).toMatch(/<li>Znam treść klauzuli/);
  expect(shown.body).not.toContain('type="module"');
  expect(shown.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
  expect(shown.headers['content-security-policy']).toMatch(/^default-src 'none'(?!.*script-src)/);
  const before = await openedBy((await look(seen, '2026-12-31')).link);
  expect((await get('/', before.cookie)).body).toContain('2 0.85 announced pl');

  const sent = await site.inject({
    method: 'POST',
    url: '/application/submit',
    headers: { host, cookie, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ asked: JSON.stringify(homeQuote) }).toString(),
  });
  expect(sent.body).toMatch(/200 [1-9]\d+ \| 400 To jest podgląd/);
  expect(await api.owner.selectFrom('application').select('id').execute()).toEqual([]);
  for (const path of ['/grant/application/a/b', '/additional-data/overview/a/b'])
    expect((await get(path, cookie)).statusCode).toBe(404);

  const acts = api.owner.selectFrom('operator_action').select(['outcome', 'details']);
  const noted = await acts
    .where('action', '=', 'desk preview-program')
    .where('outcome', '=', 'done')
    .execute();
  expect(noted.map(({ details }) => details)).toMatchObject([{ version: 2, day: '2027-02-01' }, {}]);

  const { link } = await look(seen);
  api.pass(ticketMs.link);
  expect((await openedBy(link)).statusCode).toBe(404);
  const ticket = { partner, person: auditor.person.id, session: '', n: 2, seen, day: '2027-02-01' };
  const sealed = sealTicket(api.context.keys, 'sitting', ticket, api.context.clock());
  expect((await get(`/open?ticket=${sealed}`)).statusCode).toBe(404);
  expect((await get('/', 'x=1')).statusCode).toBe(404);

  const again = await openedBy((await look(seen)).link);
  await save(seen, '0.9');
  expect((await get('/', again.cookie)).statusCode).toBe(404);
});

it('a preview ends with the log-in it was opened in, though the person is logged in elsewhere, and with the role', async () => {
  const { json } = await (await seat(api, 'again-admin', partner, ['administrator'])).ask(desk, 'GET', url);
  const seen = (json as unknown as ProgramAnswer).versions[0]?.made_at ?? '';
  for (const end of ['session', 'role'] as const) {
    const who = await seat(api, `preview-${end}`, partner, ['approver']);
    const asked = await who.ask(desk, 'POST', `${url}/preview`, { seen, day: '2027-02-01' });
    const { cookie } = await openedBy(String(asked.json.url));
    expect((await get('/application/welcome-page', cookie)).statusCode).toBe(200);
    // Another log-in of the same person.
    const elsewhere = await seat(api, `preview-${end}`, partner, []);
    if (end === 'session') await who.ask(desk, 'POST', '/api/session/end', { everywhere: false });
    else await api.owner.deleteFrom('desk_role').where('person_id', '=', who.person.id).execute();
    expect((await get('/application/welcome-page', cookie)).statusCode).toBe(404);
    expect((await elsewhere.ask(desk, 'GET', '/api/session')).status).toBe(200);
  }
});
