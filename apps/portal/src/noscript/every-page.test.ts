// @vitest-environment node

import type { LedOn, PageVisitor, WrittenFile, WrittenPage } from '@ndp/contract/written-page.ts';
import { describe, expect, it } from 'vitest';
import { answerPosted, writePage } from '../server.tsx';
import { agreementPages } from '../testing/agreement-pages.ts';
import { heldPages } from '../testing/held-pages.ts';
import { invitationPages } from '../testing/invitation-pages.ts';
import { paperPage } from '../testing/paper-page.ts';
import { overview, type PlainPage, plainPages, sent } from '../testing/plain-pages.ts';
import { heardPage, paidPage, refusedPage } from '../testing/reply-pages.ts';
import { sampleConfig as config } from '../testing/sample-config.ts';
import { sampleSigning } from '../testing/sample-signing.ts';
import { termsPage } from '../testing/terms-page.ts';

/** A page, and what its browser keeps for it. */
type KeptPage = PlainPage & { readonly saved?: PageVisitor['saved'] };

const visit = ({ page, reads, saved = {} }: KeptPage, refusal?: string) => {
  const calls: { readonly call: string; readonly body: unknown }[] = [];
  const fetcher: typeof fetch = async (url, { method = 'GET', body } = {}) => {
    const path = String(url).replace(/^.*\/pl\/ndp/, '');
    if (method !== 'GET')
      calls.push({ call: `${method} ${path}`, body: typeof body === 'string' ? JSON.parse(body) : null });
    const [, read] = Object.entries(reads).find(([part]) => path.includes(part)) ?? [];
    if (method === 'GET' && path.endsWith('/f')) return new Response('%PDF');
    if (method === 'GET') return read ? Response.json(read) : new Response('%PDF');
    const state = (JSON.parse(typeof body === 'string' ? body : '{}') as { state?: string }).state;
    if (refusal) return Response.json({ detail: refusal }, { status: 409 });
    if (/new_link|reminder|papers_link/.test(path))
      return Response.json({ status: 'accepted', ...(path.includes('/co_owners/') && read) });
    return Response.json({ status: 'erased', ...read, ...(state && { state }) });
  };
  const [pathname = '', search = ''] = page.split(/(?=\?)/);
  const visitor: PageVisitor = { saved, now: new Date('2026-11-22T11:00:00Z'), fetcher, search };
  const given = { pathname, config, language: 'pl', visitor } as const;
  return {
    calls,
    open: async () =>
      (await writePage(pathname, config, 'pl', visitor)) as WrittenPage & { readonly file?: WrittenFile },
    send: async (fields: Readonly<Record<string, string>>) => {
      const files = Object.entries(fields)
        .filter(([field]) => field.startsWith('document_'))
        .map(([field, name]) => ({ field, file: new File(['%PDF-1.7'], name) }));
      const answered = await answerPosted({
        ...given,
        files,
        fields: new URLSearchParams(fields).toString(),
      });
      if (!answered) throw new Error(`no form is taken at ${pathname}`);
      return answered as WrittenPage & LedOn & { readonly file?: WrittenFile };
    },
  };
};

/** Buttons that stand on every page. */
const ofEveryPage = ['language'];

describe.each([
  ...plainPages,
  ...agreementPages,
  ...heldPages,
  ...invitationPages,
  paperPage,
  termsPage,
  refusedPage,
  heardPage,
  paidPage,
])('$page without script', (row) => {
  it('sends by POST whatever it sends, and has nothing that only script could press', async () => {
    const { html, whole } = await visit(row).open();
    expect(whole).toBe(row.page.split('?')[0]);
    expect(html.match(/<form(?![^>]* method="post")/g)).toBeNull();
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main'));
    expect(main.match(/<button[^>]*type="button"/g) ?? []).toHaveLength(row.byScript ?? 0);
    const sent = [...html.matchAll(/<button[^>]*type="submit"[^>]*>/g)]
      .flatMap(([button]) => / name="(\w+)"/.exec(button)?.[1] ?? [])
      .filter((name) => !ofEveryPage.includes(name));
    expect(sent.filter((name) => !row.acts.some(([fields]) => name in fields))).toEqual([]);
  });

  it('gives no two things one name, so that each label stands at its own field', async () => {
    const { html } = await visit(row).open();
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  for (const [fields, becomes, body] of row.acts)
    it(`is answered when ${JSON.stringify(fields)} is sent: ${becomes}`, async () => {
      const { send, calls } = visit(row);
      const answered = await send(fields);
      if (becomes === 'gives') return expect(answered.file?.isShown).toBe(false);
      if (becomes.startsWith('gives ')) return expect(answered.file?.name).toBe(becomes.slice(6));
      if (becomes.startsWith('shows ')) return expect(answered.html).toContain(` name="${becomes.slice(6)}"`);
      expect(calls.map(({ call }) => call)).toEqual([becomes]);
      if (body) expect(calls[0]?.body).toMatchObject(body);
      expect(answered.status ?? 303).not.toBe(422);
    });
});

/** Pages that name the last day to sign. */
const datedPages: readonly PlainPage[] = [
  ...plainPages.filter(({ acts }) => acts.some(([sent]) => 'remind' in sent)),
  {
    page: '/grant/signing/S3CRET',
    reads: { '/signing/S3CRET': { ...sampleSigning, deadline: '2026-12-10T22:30:00Z' } },
    acts: [],
  },
];

it.each(datedPages)('$page has a deadline as a link to a file, and a page for any other', async (row) => {
  expect((await visit(row).open()).html).toContain(' href="?calendar=signing"');
  const asking = (kind: string) => visit({ ...row, page: `${row.page}?calendar=${kind}` }).open();
  const { file } = await asking('signing');
  expect([file?.name, file?.type, file?.isShown]).toEqual([
    'NDP-2026-7KQ4-signing.ics',
    'text/calendar;charset=utf-8',
    false,
  ]);
  const lines = new TextDecoder().decode(file?.bytes).split('\r\n');
  for (const line of ['UID:NDP-2026-7KQ4-signing@ndp', 'DTSTART;VALUE=DATE:20261210', 'TRIGGER:-P2D'])
    expect(lines).toContain(line);
  expect(await asking('payment')).toMatchObject({ status: 200, whole: row.page });
});

it('writes what goes on after the payment, late or not, and all days to come as one file', async () => {
  const deadlines = [
    { kind: 'registration', day: '2026-11-10' },
    { kind: 'durability', day: '2031-10-27' },
    { kind: 'records', day: '2034-06-30' },
  ];
  const done_duties = [{ kind: 'durability', done_on: '2026-11-21', note: 'Przegląd w maju' }];
  const paid = sent({ status: 'paid', signing: null, deadlines, done_duties });
  const row = { page: overview, reads: paid, acts: [] };
  const { html } = await visit(row).open();
  const told = html.replace(/<[^>]+>|&nbsp;/g, '').replace(/\s/g, ' ');
  expect(told).toContain('10 listopada 2026 r. (termin minął 12 dni temu');
  expect(told).toContain('30 czerwca 2034 r. (jeszcze co najmniej 7 lat)');
  expect(told).toContain('Zrobione 21 listopada 2026 r.Przegląd w maju');
  expect(html).toContain(' href="?calendar=duties"');
  const { file } = await visit({ ...row, page: `${overview}?calendar=duties` }).open();
  const text = new TextDecoder().decode(file?.bytes);
  expect(file?.name).toBe('NDP-2026-7KQ4-duties.ics');
  expect(text.match(/DTSTART;VALUE=DATE:\d+/g)?.join()).toMatch(/:20311027,.*:20340630$/);
});

it('says why something was refused, and shows again what was typed', async () => {
  const { html, status } = await visit(refusedPage, 'Minął termin.').send({ appeal: 'W maju był pomiar.' });
  expect(status).toBe(422);
  for (const told of ['Minął termin.', 'W maju był pomiar.']) expect(html).toContain(told);
});
