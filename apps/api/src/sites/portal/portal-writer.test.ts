import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { programById } from '@ndp/domain/programs/all.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../platform/config/config.ts';
import type { CoreContext } from '../../platform/context.ts';
import { KeyRing } from '../../platform/crypto/secrets.ts';
import { newSite } from '../../platform/http/site.ts';
import { seededPartners } from '../../platform/partners/partners.seed.ts';
import { makeTestFolder } from '../../testing/files/test-folder.ts';
import { buildPortal } from './portal-files.ts';

/** Stands for what the built portal brings along: says for whom and in which language it writes, and how often it did. */
const pagesModule = `
let count = 0, words;
export const rewordBy = (source) => { words = source; };
export const sameFor = (path) => (path === '/application/own' ? undefined : path.startsWith('/grant') ? 'grant' : path);
const file = { file: { bytes: new Uint8Array([37, 80]), type: 'application/pdf', name: 'ą.pdf', isShown: true } };
export async function answerPosted({ pathname, fields, visitor }) {
  if (fields === 'file=') return file;
  if (pathname !== '/application/form') return undefined;
  if (fields === 'refuse=') return { ...(await writePage(pathname, { subdomain: 'mpec' }, 'pl', visitor)), status: 422 };
  const calls = await (await visitor.fetcher('/called?by=' + fields)).json();
  return { location: '/application/next', saved: { device: { ...visitor.saved.device, calls } } };
}
export async function writePage(path, config, language, visitor) {
  count += 1;
  if (visitor?.search === '?file=') return file;
  if (visitor && path === '/grant/application/id/secret') return { location: '/additional-data/applicant/id/secret' };
  if (visitor && ['/application/form', '/additional-data/applicant/id/secret'].includes(path)) {
    const own = { told: visitor.saved.device };
    return { html: '<h1 style="width:4%">' + count + '</h1>', title: '', locale: 'pl-PL', colours: '', whole: path, parts: [], status: 200, own };
  }
  if (path === '/') return { location: '/application/welcome-page' };
  if (path === '/broken') throw new Error('broken');
  await new Promise((resolve) => setImmediate(resolve));
  const said = [...(words() ?? [])].map(([, now]) => now[language]).join();
  const html = '<h1 class="big">$& ' + config.subdomain + ' ' + language + ' ' + count + said + '</h1>';
  const isNowhere = path === '/nowhere';
  return { html, title: isNowhere ? '' : 'A & B', locale: language === 'en' ? 'en-GB' : 'pl-PL', colours: ':root{--primary:#123456}', whole: path.startsWith('/grant') ? undefined : path, parts: path.startsWith('/application') ? ['x'] : [], status: isNowhere ? 404 : 200 };
}`;
const built =
  '<!doctype html><html lang="pl-PL"><head><title>NDP</title><link rel="stylesheet" href="/assets/a.css"></head><body><div id="portal"></div></body></html>';
const manifest = {
  'index.html': { isEntry: true, css: ['assets/a.css'] },
  x: { name: 'x', file: 'assets/x.js', imports: ['z'], css: ['assets/x.css'] },
  z: { file: 'assets/z.js', imports: ['x'] },
  y: { file: 'assets/y.js', css: ['assets/y.css'] },
};

const folder = makeTestFolder();
const files = {
  'dist/index.html': built,
  'dist/.vite/manifest.json': JSON.stringify(manifest),
  'dist/assets/a.css': '@font-face{src:url(/assets/f.woff2)}body{margin:0}',
  'dist/assets/x.css': '.big{color:red}',
  'dist/assets/y.css': '.small{color:red}',
  'dist-server/server.js': pagesModule,
};
for (const inside of ['dist/.vite', 'dist/assets', 'dist-server'])
  mkdirSync(join(folder, inside), { recursive: true });
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
const wording = [{ was: { pl: 'Tak', en: 'Yes' }, now: { pl: 'Owszem', en: 'Indeed' } }];
const told = (id: string) => ({ program: programById(id), ...(id === 'stx' && { wording }) });
const partners = seededPartners.map((row) => ({ ...row, ...told(row.program_id) }));
const find = async (label: string) =>
  partners.find(({ id, aliases }) => id === label || aliases.includes(label));
const context = {
  config: readConfig({ ENVIRONMENT: 'localhost' }),
  clock: () => new Date('2026-11-22T11:00:00Z'),
  partners: {
    ids: () => partners.map(({ id }) => id),
    find,
    isClosed: (label: string) => label === 'fortum',
  },
  keys: new KeyRing([{ id: 'k', bytes: new Uint8Array(32).fill(7) }]),
};
const api = newSite({ config: context.config, contentSecurityPolicy: '', watch: { logTo: false } });
api.get('/called', ({ url, ip, headers }) => [url, ip, headers.origin, headers['user-agent']]);
const from = join(folder, 'dist');
const portal = await buildPortal(context as unknown as CoreContext, from, { logTo: false }, api);
afterAll(() => portal.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  portal.inject({ url, headers: { host: 'mpec.ndp.localhost:3000', accept: 'text/html', ...headers } });

describe('a page of the portal', () => {
  it('comes with its content, its title and the style it needs, of which the policy knows the digest', async () => {
    const { body, headers } = await get('/application/welcome-page');
    const [, style = ''] = /<style>(.*)<\/style>/.exec(body) ?? [];
    expect(style).toBe(
      '@font-face{src:url(/assets/f.woff2)}body{margin:0}.big{color:red}:root{--primary:#123456}',
    );
    const digest = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${digest}'`);
    expect(body).toContain(
      '<div id="portal" data-whole="/application/welcome-page"><h1 class="big">$& mpec pl',
    );
    expect(body).toContain('<title>A &amp; B | NDP</title>');
    expect(body).toContain(
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/f.woff2">',
    );
  });

  it('names the sheets that stand in it, so that script fetches none twice', async () => {
    const { body } = await get('/application/welcome-page');
    expect(body.match(/<link rel="stylesheet"[^>]*>/g)).toEqual(
      ['a', 'x'].map((name) => `<link rel="stylesheet" disabled href="/assets/${name}.css">`),
    );
  });

  it('has its script fetched at once, with what that needs, unless it can wait for it', async () => {
    const ahead = async (url: string) =>
      (await get(url)).body.match(/(?<="modulepreload" crossorigin href=")[^"]*/g);
    expect(await ahead('/application/welcome-page')).toEqual(['/assets/x.js', '/assets/z.js']);
    expect(await ahead('/statements/x')).toBeNull();
  });

  it('tells the portal of its partner in data, not in script', async () => {
    const { body } = await get('/application/welcome-page');
    const [, told = ''] = /<script type="application\/json" id="ndp-site">(.*)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(told)).toMatchObject({ subdomain: 'mpec', program: 'mpec' });
  });

  it('is in the language chosen before, and each partner’s own', async () => {
    const english = await get('/application/welcome-page', { cookie: 'a=b; ndp-language=en' });
    expect(english.body).toMatch(/^<!doctype html><html lang="en-GB">.*mpec en/);
    expect(english.headers.vary).toContain('Cookie');
    expect((await get('/application/welcome-page', { host: 'stx.ndp.localhost:3000' })).body).toContain(
      'stx pl',
    );
  });

  it('is written in its partner’s words, whatever is written at the same time', async () => {
    const hosts = ['mpec', 'stx', 'duon', 'stx'].map((id) => ({ host: `${id}.ndp.localhost:3000` }));
    const pages = await Promise.all(hosts.map((host, n) => get(`/statements/words-${n}`, host)));
    const said = pages.map(({ body }) => /<h1.*?<\/h1>/.exec(body)?.[0].includes('Owszem'));
    expect(said).toEqual([false, true, false, true]);
  });

  it('is written once, packed, and not sent again to whoever has it', async () => {
    const first = await get('/statements/x', { 'accept-encoding': 'gzip, br' });
    expect(first.headers['content-encoding']).toBe('br');
    const plain = await get('/statements/x');
    expect(brotliDecompressSync(first.rawPayload).toString()).toBe(plain.body);
    const known = await get('/statements/x', { 'if-none-match': String(first.headers.etag) });
    expect([known.statusCode, known.body]).toEqual([304, '']);
  });

  it('behind a secret link is kept nowhere', async () => {
    const { headers, body } = await get('/grant/signing/secret');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.etag).toBeUndefined();
    expect(body).toContain('data-frame=""');
  });

  it('behind a mailed link is written for its visitor alone, unless the tab was left', async () => {
    const lead = await get('/grant/application/id/secret');
    expect([lead.statusCode, lead.headers['cache-control']]).toEqual([302, 'no-store']);
    const path = '/additional-data/applicant/id/secret';
    const { headers, body } = await get(path, { 'accept-encoding': 'br' });
    expect([headers['cache-control'], headers.etag, headers['content-encoding']]).toEqual([
      'no-store',
      undefined,
      undefined,
    ]);
    expect(body).toContain('ndp-own');
    expect((await get(path, { cookie: 'ndp-left=1' })).body).not.toContain('ndp-own');
  });

  it('leads on where the visitor belongs elsewhere, and says where nothing stands', async () => {
    const { statusCode, headers } = await get('/');
    expect([statusCode, headers.location]).toEqual([302, '/application/welcome-page']);
    expect((await get('/nowhere')).statusCode).toBe(404);
  });

  it('where nothing stands is neither kept nor packed, however many addresses are tried', async () => {
    const tries = [await get('/nowhere', { 'accept-encoding': 'br' }), await get('/nowhere')];
    expect(tries.map(({ headers }) => headers['content-encoding'])).toEqual([undefined, undefined]);
    expect(tries[0]?.body).not.toBe(tries[1]?.body);
  });

  it('that cannot be written, or whose host is not the partner’s own, is left to the browser', async () => {
    for (const [url, host] of [
      ['/broken', 'mpec.ndp.localhost:3000'],
      ['/application/welcome-page', 'unknown.ndp.localhost:3000'],
      ['/application/welcome-page', 'ndp.localhost:3000'],
    ] as const) {
      const { statusCode, body } = await get(url, { host });
      expect([statusCode, body]).toEqual([200, built]);
    }
  });
});

describe('a form without script', () => {
  const host = 'mpec.ndp.localhost:3000';
  const ofForm = {
    ...{ host, origin: 'null', 'sec-fetch-site': 'same-origin', 'user-agent': 'Plain/1' },
    'content-type': 'application/x-www-form-urlencoded',
  };
  const asVisitor = { method: 'POST', remoteAddress: '192.0.2.7' } as const;
  const post = (payload: string, headers: Record<string, string> = {}, url = '/application/form') =>
    portal.inject({ ...asVisitor, url, headers: { ...ofForm, ...headers }, payload });
  const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
    [headers['set-cookie'] ?? []]
      .flat()
      .map((cookie) => String(cookie).split(';')[0])
      .join('; ');

  it('leads on by a page to be fetched, and what it told is known there', async () => {
    const sent = await post('area=7');
    const { location, 'cache-control': kept } = sent.headers;
    expect([sent.statusCode, location, kept]).toEqual([303, '/application/next', 'no-store']);
    const { body } = await get('/application/form', { cookie: cookieOf(sent) });
    expect(body).toContain('"/called?by=area=7"');
  });

  it('makes its calls as the visitor’s own browser would', async () => {
    const { body } = await get('/application/form', { cookie: cookieOf(await post('x=')) });
    const [, told = ''] = /id="ndp-own">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(told).told.calls).toEqual([
      '/called?by=x=',
      '192.0.2.7',
      'http://mpec.ndp.localhost:3000',
      'Plain/1',
    ]);
  });

  it('of a visitor is written for nobody else: never kept, and anew each time', async () => {
    const cookie = cookieOf(await post('x='));
    const [one, other] = [
      await get('/application/form', { cookie }),
      await get('/application/form', { cookie }),
    ];
    expect(one.headers['cache-control']).toBe('no-store');
    expect(one.headers.etag).toBeUndefined();
    expect(one.body).not.toBe(other.body);
    expect((await get('/application/form')).body).not.toContain('ndp-own');
  });

  it.each(['form', 'link'])('may be answered with a file, which is kept nowhere: a %s', async (by) => {
    const page = '/grant/signing/secret';
    const { headers, rawPayload } = await (by === 'link' ? get(`${page}?file=`) : post('file=', {}, page));
    expect([headers['content-type'], headers['cache-control'], rawPayload.toString()]).toEqual([
      'application/pdf',
      'no-store',
      '%P',
    ]);
    expect(headers['content-disposition']).toBe("inline; filename*=UTF-8''%C4%85.pdf");
  });

  it('tells another partner nothing', async () => {
    const cookie = cookieOf(await post('x='));
    const elsewhere = await get('/application/form', { cookie, host: 'duon.ndp.localhost:3000' });
    expect(elsewhere.body).not.toContain('called');
  });

  it('comes back with its page, whose elements wear no style of their own', async () => {
    const { statusCode, body } = await post('refuse=');
    expect(statusCode).toBe(422);
    expect(body).not.toContain(' style=');
    expect(body).toMatch(/\[data-style="0"\]\{width:4%\}<\/style>.*<h1 data-style="0">/s);
  });

  it('chooses the language of any page, and leads back to it', async () => {
    const { statusCode, headers } = await post('language=en', {}, '/grant/application/id/secret');
    expect([statusCode, headers.location]).toEqual([303, '/grant/application/id/secret']);
    expect(headers['set-cookie']).toMatch(/^ndp-language=en; Path=\/;/);
  });

  it('leads to no other site by a language, however the address is written', async () => {
    // As it is sent: what plays a request in memory would clean the address.
    const { port } = new URL(await portal.listen({ port: 0, host: '127.0.0.1' }));
    for (const path of ['//evil.example', '/\\evil.example', '/\\/evil.example']) {
      const sent = request({ port, path, method: 'POST', headers: ofForm, agent: false }).end('language=en');
      const [{ headers }] = (await once(sent, 'response')) as [IncomingMessage];
      expect([path, headers.location]).toEqual([path, '/']);
    }
  });

  it('that nobody takes says that nothing was sent', async () => {
    expect((await post('x=', {}, '/application/elsewhere')).statusCode).toBe(405);
  });
});

describe('a portal that its partner’s settings have closed', () => {
  it('says so in the visitor’s language, to whoever reads and to whoever sends, and runs nothing', async () => {
    const headers = { host: 'fortum.ndp.localhost:3000', accept: 'text/html', 'accept-language': 'en' };
    const form = { ...headers, origin: 'null', 'sec-fetch-site': 'same-origin' };
    const url = '/application/welcome-page';
    for (const answer of [
      await portal.inject({ url, headers }),
      await portal.inject({
        method: 'POST',
        url,
        headers: { ...form, 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'a=b',
      }),
    ]) {
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '600']);
      expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
      expect(answer.body).toContain('<html lang="en-GB">');
      expect(answer.body).toContain('This portal is closed for the moment');
    }
  });
});
