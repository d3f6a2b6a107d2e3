import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { describeApi } from '../../app/documentation.ts';
import { readConfig } from '../../platform/config/config.ts';
import { newToken } from '../../platform/crypto/secrets.ts';
import { buildMailbox } from '../../sites/mailbox/mailbox-site.ts';
import { buildPortal } from '../../sites/portal/portal-files.ts';
import { makeTestFolder } from '../../testing/files/test-folder.ts';
import { submitAndOpenMail } from '../submissions.ts';
import { startTestApi } from '../test-api.ts';
import { describedCalls } from './described-calls.ts';
import { breachesOf, everywhere, type HeaderRules, onApi } from './header-rules.ts';

const folder = makeTestFolder();
const api = await startTestApi();
const live = await startTestApi({ environment: 'production' });
mkdirSync(join(folder, 'assets'));
for (const name of ['main-1.js', 'main-1.css', 'font-1.woff2'])
  writeFileSync(join(folder, 'assets', name), 'x');
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>NDP</title>');
writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
const portal = await buildPortal(live.context, folder, { logTo: false });
const config = readConfig({ ENVIRONMENT: 'localhost' });
const mailbox = buildMailbox({ config, db: api.context.db }, { logTo: false });
afterAll(async () => {
  await Promise.all([portal.close(), mailbox.close()]);
  await Promise.all([api.close(), live.close()]);
});

const token = newToken();
const id = '0b5e0f3c-1111-4222-8333-944445555666';
const filled = (path: string) =>
  path
    .replace('{token}', token)
    .replace('{paper}', 'agreement')
    .replace(/\{\w+\}/g, id);
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'DELETE', 'PATCH'] as const;

/** Every address of a site by every method, asked as a partner's portal, a stranger and nobody ask. */
async function breachesAt(
  site: FastifyInstance,
  urls: readonly string[],
  rulesOf: (url: string, method: string) => HeaderRules,
  headers: InjectOptions['headers'] = {},
): Promise<{ readonly breaches: readonly string[]; readonly statuses: ReadonlySet<number> }> {
  const breaches: string[] = [];
  const statuses = new Set<number>();
  for (const url of urls) {
    for (const method of methods) {
      const answer = await site.inject({ method, url, headers });
      statuses.add(answer.statusCode);
      const broken = breachesOf(answer, rulesOf(url, method));
      breaches.push(...broken.map((breach) => `${method} ${url} ${answer.statusCode} ${breach}`));
    }
  }
  return { breaches, statuses };
}

const callUrls = describedCalls(describeApi('')).map(({ path }) => filled(path));
const apiUrls = [
  ...new Set(callUrls),
  '/pl/ndp/signing/callback/none',
  '/health/live',
  '/health/ready',
  '/nothing/here',
  '/%zz',
  '/%00',
  `/${'x'.repeat(4000)}`,
];

describe('every route of the API by every method', () => {
  it.each([
    ['a partner’s portal', () => ({ origin: live.originOf('mpec') })],
    ['a stranger', () => ({ origin: 'https://evil.example' })],
    ['a preflight', () => ({ origin: live.originOf('mpec'), 'access-control-request-method': 'PUT' })],
    ['a form', () => ({ 'content-type': 'application/x-www-form-urlencoded' })],
  ])('is guarded and kept by nobody when %s asks', async (_who, headersOf) => {
    const rules = { ...onApi, 'strict-transport-security': /^max-age=31536000; includeSubDomains$/ };
    // What is the same for every visitor of a partner may be kept for a while.
    const kept = { ...rules, 'cache-control': /^(no-store|private, max-age=30|public, max-age=\d+)$/ };
    const rulesOf = (url: string) => (/addresses|portal_config|openapi/.test(url) ? kept : rules);
    const urls = [...apiUrls, '/openapi.json'];
    await live.context.counters.forget();
    const { breaches, statuses } = await breachesAt(live.server, urls, rulesOf, headersOf());
    expect(breaches).toEqual([]);
    expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  });

  it('lets no stranger’s origin in, and no partner’s with credentials', async () => {
    const rulesOf = (): HeaderRules => ({ 'access-control-allow-origin': null });
    const asked = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    expect((await breachesAt(live.server, apiUrls, rulesOf, asked)).breaches).toEqual([]);
  });

  it('is guarded as well where a link opens something, and where nothing has changed', async () => {
    const link = await submitAndOpenMail(api);
    const url = `/pl/ndp/applications/${link.token}/${link.id}`;
    const origin = api.originOf('mpec');
    const answers = [
      await api.server.inject({ url, headers: { origin } }),
      await api.server.inject({ url, headers: { origin, 'if-none-match': '"1"' } }),
      await api.server.inject({ method: 'HEAD', url, headers: { origin } }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(answers.flatMap((answer) => breachesOf(answer, onApi))).toEqual([]);
  });

  it('loosens styles for the pages of the documentation only, and not in production', async () => {
    const { headers } = await api.server.inject('/docs/');
    expect(String(headers['content-security-policy'])).not.toMatch(/script-src[^;]*unsafe/);
    const shown = { ...everywhere, 'content-security-policy': /^default-src 'none'/ };
    for (const url of [
      '/docs',
      '/docs/',
      '/docs/json',
      '/docs/yaml',
      '/docs/static/index.html',
      '/docs/static/x',
    ]) {
      expect([url, breachesOf(await api.server.inject(url), shown)]).toEqual([url, []]);
      expect([url, breachesOf(await live.server.inject(url), onApi)]).toEqual([url, []]);
    }
  });
});

describe('every address of the portal by every method', () => {
  const secret = [
    `/grant/application/${id}/${token}`,
    `/grant/signing/${token}`,
    `/grant/papers/${id}/${token}`,
    `/grant/co-owner/${token}`,
    `/grant/agreement/${token}`,
    `/grant/duties/${token}`,
    `/grant/help/${token}`,
    `/grant/help/${token}/applicant`,
    `/additional-data/consent/${id}/${token}`,
    `/additional-data/overview/${id}/${token}`,
    `/additional-data/payment/${id}/${token}`,
  ];
  const open = [
    '/',
    '/index.html',
    '/application',
    '/application/quote',
    '/statements/x',
    '/error',
    '/%zz',
    '/%00',
  ];
  const files = [
    '/assets/main-1.js',
    '/assets/main-1.css',
    '/assets/font-1.woff2',
    '/assets/gone-2.js',
    '/favicon.svg',
    '/assets/..%2findex.html',
    '/logos/none.svg',
  ];
  const onPortal = {
    ...everywhere,
    'cross-origin-resource-policy': /^same-origin$/,
    'strict-transport-security': /^max-age=31536000/,
    'access-control-allow-origin': null,
  };

  it('keeps a page behind a secret link nowhere, however its address is written', async () => {
    for (const url of [...secret, ...secret.map((path) => path.replace('grant', 'GRANT'))]) {
      const { headers } = await portal.inject({ url, headers: { accept: 'text/html' } });
      expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex, nofollow']);
    }
  });

  it('is guarded, errors among them', async () => {
    const { breaches, statuses } = await breachesAt(portal, [...secret, ...open, ...files], () => onPortal);
    expect(breaches).toEqual([]);
    expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  });

  it('says on its own page that nothing stands at an address that cannot be read', async () => {
    for (const url of ['/%E0%A4%A', '/%zz', '/application/%', `/grant/application/${id}/%ff`]) {
      const answer = await portal.inject({ url, headers: { accept: 'text/html' } });
      expect([url, answer.statusCode, answer.headers['content-type']]).toEqual([
        url,
        404,
        'text/html; charset=utf-8',
      ]);
      expect(answer.body).toContain('<title>NDP</title>');
    }
  });

  it('behind a secret link is found by no search engine and never served from a cache unasked', async () => {
    for (const url of secret) {
      for (const method of ['GET', 'HEAD'] as const) {
        const rules = {
          'x-robots-tag': /^noindex, nofollow$/,
          'cache-control': /^no-(cache|store)$/,
          etag: null,
        };
        expect([url, breachesOf(await portal.inject({ method, url }), rules)]).toEqual([url, []]);
      }
    }
  });

  it('is guarded when nothing has changed since', async () => {
    const { headers } = await portal.inject('/assets/main-1.js');
    const again = await portal.inject({
      url: '/assets/main-1.js',
      headers: {
        'if-none-match': String(headers.etag),
        'if-modified-since': String(headers['last-modified']),
      },
    });
    expect(again.statusCode).toBe(304);
    expect(breachesOf(again, onPortal)).toEqual([]);
  });
});

describe('every address of the mailbox by every method', () => {
  it('is guarded and kept by nobody', async () => {
    const rules = {
      ...everywhere,
      'cache-control': /^no-store$/,
      'x-robots-tag': /^noindex, nofollow$/,
    };
    const urls = [
      '/',
      '/messages',
      `/messages/${id}`,
      `/messages/${id}/html`,
      '/messages/%00',
      '/mailbox.css',
      '/nothing',
      '/%zz',
      '/?to=%00',
      '/messages?to=a&to=b&to[x]=c',
    ];
    const { breaches, statuses } = await breachesAt(mailbox, urls, () => rules);
    expect(breaches).toEqual([]);
    expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  });
});
