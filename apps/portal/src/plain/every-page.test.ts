// @vitest-environment node

import type { LedOn, PageVisitor, WrittenFile, WrittenPage } from '@ndp/contract/written-page.ts';
import { describe, expect, it } from 'vitest';
import { answerPosted, writePage } from '../server.tsx';
import { sampleConfig as config } from '../testing/sample-config.ts';

const id = '7f0c2f4e-0000-4000-8000-000000000000';
const link = `${id}/S3CRET`;

interface Row {
  readonly page: string;
  /** What the API answers to reading it, by a part of the call. */
  readonly reads: Readonly<Record<string, object>>;
  /** What every button of the page sends, with what is typed beside it, and the call that is made of it. */
  readonly acts: readonly (readonly [sent: Readonly<Record<string, string>>, call: string, body?: object])[];
}

const mailed = { reference: 'NDP-2026-7KQ4', language: 'pl', organiser: 'MPEC' };
const request = {
  ...{ ...mailed, summary_hash: 'ab', given: null, closed: null, expires_at: '2099-01-01T00:00:00Z' },
  summary: {
    ...{ applicant: 'Żaneta Łącka', building_address: 'Balice 1', existing_heat_source: 'coal', quote: 3833 },
    ...{ heat_source: 'heat_pump', heat_source_variant: 4, planned_completion_date: '2027-01-01' },
  },
};
const given = { answer: 'agree', answered_at: '2026-11-20T10:00:00Z' };
const agreed = { answer: 'agree', typed_name: 'Zofia Wrona', summary_hash: 'ab', reason: '' };
const newLink = [
  { new_link: '', email: 'ewa@example.pl' },
  'POST /applications/new_link',
  { email: 'ewa@example.pl' },
] as const;
const paper = {
  ...{ paper: 'agreement', title: 'Umowa', file_name: 'umowa.pdf', bytes: 3, signed_hash: 'ab' },
  signed_at: given.answered_at,
};
const kept = {
  ...mailed,
  kind: 'estimate',
  retention: 'draft',
  kept_until: '2027-02-20',
  can_be_erased: true,
};

const rows: readonly Row[] = [
  { page: '/error?code=INVALID_TOKEN', reads: {}, acts: [newLink] },
  {
    page: '/grant/notices/S3CRET',
    reads: { '/notices/S3CRET': { ...mailed, state: 'asked' } },
    acts: [
      [{ state: 'confirmed' }, 'POST /notices/S3CRET', { state: 'confirmed' }],
      [{ state: 'stopped' }, 'POST /notices/S3CRET', { state: 'stopped' }],
    ],
  },
  {
    page: '/grant/opening/S3CRET',
    reads: {
      '/opening/S3CRET': { ...mailed, email: 'e@example.pl', state: 'asked', kept_until: '2027-01-01' },
    },
    acts: [
      [{ state: 'confirmed' }, 'POST /opening/S3CRET', { state: 'confirmed' }],
      [{ state: 'erased' }, 'POST /opening/S3CRET', { state: 'erased' }],
    ],
  },
  {
    page: `/grant/not-me/${link}`,
    reads: { [`/not_me/S3CRET/${id}`]: mailed },
    acts: [[{ erase: '' }, `POST /not_me/S3CRET/${id}`]],
  },
  {
    page: '/grant/co-owner/S3CRET',
    reads: { '/co_owner_requests/S3CRET': request },
    acts: [[{ answer_request: '', ...agreed }, 'POST /co_owner_requests/S3CRET/answer', { answer: 'agree' }]],
  },
  {
    page: '/grant/co-owner/S3CRET',
    reads: { '/co_owner_requests/S3CRET': { ...request, given } },
    acts: [[{ change: '' }, 'shows typed_name']],
  },
  {
    page: `/grant/papers/${link}`,
    reads: { [`/papers/S3CRET/${id}`]: { ...mailed, papers: [paper] } },
    acts: [
      [{ open_file: 'agreement' }, 'gives umowa.pdf'],
      [{ save_file: 'agreement' }, 'gives umowa.pdf'],
    ],
  },
  {
    page: `/additional-data/your-data/${link}`,
    reads: { '/personal_data': kept },
    acts: [
      [{ download: '' }, 'gives NDP-2026-7KQ4.json'],
      [{ ask_erase: '' }, 'shows erase'],
      [{ erase: '' }, `POST /applications/S3CRET/${id}/erasure`],
    ],
  },
];

const visit = ({ page, reads }: Row) => {
  const calls: { readonly call: string; readonly body: unknown }[] = [];
  const fetcher: typeof fetch = async (url, { method = 'GET', body } = {}) => {
    const path = String(url).replace(/^.*\/pl\/ndp/, '');
    if (method !== 'GET') calls.push({ call: `${method} ${path}`, body: JSON.parse(String(body ?? 'null')) });
    const [, read] = Object.entries(reads).find(([part]) => path.includes(part)) ?? [];
    if (method === 'GET') return read ? Response.json(read) : new Response('%PDF');
    const state = (JSON.parse(String(body ?? '{}')) as { state?: string }).state;
    return Response.json({
      status: path.includes('new_link') ? 'accepted' : 'erased',
      ...read,
      ...(state && { state }),
    });
  };
  const [pathname = '', search = ''] = page.split(/(?=\?)/);
  const visitor: PageVisitor = { kept: {}, now: new Date('2026-11-22T11:00:00Z'), fetcher, search };
  const given = { pathname, config, language: 'pl', visitor } as const;
  return {
    calls,
    open: async () => (await writePage(pathname, config, 'pl', visitor)) as WrittenPage,
    send: async (fields: Readonly<Record<string, string>>) => {
      const answered = await answerPosted({ ...given, fields: new URLSearchParams(fields).toString() });
      if (!answered) throw new Error(`no form is taken at ${pathname}`);
      return answered as WrittenPage & LedOn & { readonly file?: WrittenFile };
    },
  };
};

/** Buttons that stand on every page. */
const ofEveryPage = ['language'];

describe.each(rows)('$page without script', (row) => {
  it('sends by POST whatever it sends, and has nothing that only script could press', async () => {
    const { html, whole } = await visit(row).open();
    expect(whole).toBe(row.page.split('?')[0]);
    expect(html.match(/<form(?![^>]* method="post")/g)).toBeNull();
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main'));
    expect(main.match(/<button[^>]*type="button"/g)).toBeNull();
    const sent = [...html.matchAll(/<button[^>]*type="submit"[^>]*>/g)]
      .flatMap(([button]) => / name="(\w+)"/.exec(button)?.[1] ?? [])
      .filter((name) => !ofEveryPage.includes(name));
    expect(sent.filter((name) => !row.acts.some(([fields]) => name in fields))).toEqual([]);
  });

  it.each(row.acts)('is answered when %o is sent: %s', async (fields, becomes, body) => {
    const { send, calls } = visit(row);
    const answered = await send(fields);
    if (becomes.startsWith('gives ')) expect(answered.file?.name).toBe(becomes.slice(6));
    else if (becomes.startsWith('shows ')) expect(answered.html).toContain(` name="${becomes.slice(6)}"`);
    else expect(calls).toEqual([{ call: becomes, body: body ? expect.objectContaining(body) : null }]);
    expect(answered.status ?? 303).not.toBe(422);
  });
});
