import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { seat } from '../../testing/desk/desk-people.ts';
import { openSettlement } from '../../testing/desk/settlement-visit.ts';
import { openTestDesk } from '../../testing/desk/test-desk.ts';
import { drawnPdf } from '../../testing/settlement/drawn-pdf.ts';
import { jpegOf, pdfOf } from '../../testing/settlement/sample-files.ts';

const { api, desk } = await openTestDesk();
beforeEach(() => api.clear());

const scan = drawnPdf([{}, { content: '0 0 300 300 re f' }, {}]);

/** The looks at files the audit has noted, of every case. */
const looks = () =>
  api.owner
    .selectFrom('operator_action')
    .select(['details', 'outcome'])
    .where('action', '=', 'desk read-file')
    .where('outcome', '=', 'done')
    .orderBy('n')
    .execute();

it('each page of a document is a picture of the width that was asked, and all of them are one look', async () => {
  const { at, ask, files } = await openSettlement({ api, desk }, [scan, jpegOf()]);
  const before = await looks();
  const sizes: unknown[] = [];
  for (const { id, media_type } of files.toSorted((a, b) => a.media_type.localeCompare(b.media_type))) {
    const { json } = await ask(desk, 'GET', `${at}/files/${id}/pages`);
    for (let page = 1; page <= Number(json.count); page += 1) {
      const url = `${at}/files/${id}/pages/${page}?look=${json.look}&width=900`;
      const { headers, bytes } = await ask(desk, 'GET', url);
      expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' });
      sizes.push([media_type, page, (await sharp(bytes).metadata()).width]);
    }
  }
  expect(sizes).toEqual([
    ['application/pdf', 1, 900],
    ['application/pdf', 2, 900],
    ['application/pdf', 3, 900],
    ['image/jpeg', 1, 24],
  ]);
  expect((await looks()).slice(before.length)).toEqual(
    Array(2).fill(expect.objectContaining({ details: expect.objectContaining({ file: 'invoice' }) })),
  );
});

it('nobody sees a page of a look that was not noted, nor of another partner’s case', async () => {
  const { at, ask, files } = await openSettlement({ api, desk }, [scan, jpegOf()]);
  const before = await looks();
  const [first, second] = files.map(({ id }) => `${at}/files/${id}/pages`) as [string, string];
  const { look } = (await ask(desk, 'GET', first)).json;
  const page = (of: string) => `${of}/1?look=${look}&width=900`;
  const colleague = await seat(api, 'jan', 'mpec', ['officer']);
  const stranger = await seat(api, 'eva', 'duon', ['officer']);
  const statuses = [
    await ask(desk, 'GET', page(first)),
    await ask(desk, 'GET', page(second)),
    await colleague.ask(desk, 'GET', page(first)),
    await stranger.ask(desk, 'GET', page(first)),
    await stranger.ask(desk, 'GET', page(first.replace('/mpec/', '/duon/'))),
    await stranger.ask(desk, 'GET', first.replace('/mpec/', '/duon/')),
  ].map(({ status }) => status);
  expect(statuses).toEqual([200, 409, 409, 403, 409, 404]);
  expect((await looks()).slice(before.length)).toHaveLength(1);
});

it('a document that cannot be drawn says so, and what to do', async () => {
  const { at, ask, files } = await openSettlement({ api, desk }, [pdfOf()]);
  const { status, json } = await ask(desk, 'GET', `${at}/files/${files[0]?.id}/pages`);
  expect([status, json.detail]).toEqual([422, 'Tej strony nie da się pokazać. Otwórz sam plik.']);
});
