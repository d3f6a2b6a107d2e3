import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { type Config, readConfig } from '../../platform/config/config.ts';
import type { CoreContext } from '../../platform/context.ts';
import { seededPartners } from '../../platform/partners/partners.seed.ts';
import { makeTestFolder } from '../../testing/files/test-folder.ts';
import { buildPortal } from './portal-files.ts';
import { fillPage } from './portal-page.ts';

const names = ['ndp-environment', 'ndp-application-domain', 'ndp-api-origin', 'ndp-portals'];
const html = `<!doctype html>${names.map((name) => `<meta name="${name}" content="" />`).join('')}`;

const folder = makeTestFolder();
const live = {
  ENVIRONMENT: 'production',
  DATABASE_URL: 'postgres://localhost/ndp',
  SECRET_KEYS: `k:hJv0s3Yk1mXcQ9dLz7uBnW2eRtAoPi5gFhKxSyVbM48`,
  SMTP_URL: 'smtp://x',
  SEAL_TSA_URL: 'https://tsa.example',
  TRUSTED_PROXY_HOPS: '0',
};
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), html);
writeFileSync(join(folder, 'assets', 'main-abc.js'), 'export {};');
writeFileSync(join(folder, 'assets', 'main-abc.js.br'), 'packed');
writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
mkdirSync(join(folder, '.vite'));
writeFileSync(join(folder, '.vite', 'manifest.json'), '{"src/main.tsx":{}}');
const find = async (label: string) => (label === 'cwiczenia' ? { id: label, is_training: true } : undefined);
const portal = await open(readConfig({ ENVIRONMENT: 'localhost' }));
afterAll(() => portal.close());

function open(config: Config, from = folder): Promise<FastifyInstance> {
  const partners = { ids: () => seededPartners.map(({ id }) => id), find, isClosed: () => false };
  return buildPortal({ config, partners } as unknown as CoreContext, from, { logTo: false });
}

const get = (url: string, accept = 'text/html') => portal.inject({ url, headers: { accept } });

describe('the portal’s page', () => {
  it('answers every address of a screen, and is told where it runs', async () => {
    for (const url of ['/', '/index.html', '/application/quote', '/grant/application/x/y']) {
      const answer = await get(url);
      expect([url, answer.statusCode]).toEqual([url, 200]);
      expect(answer.headers['cache-control']).toBe(url.startsWith('/grant/') ? 'no-store' : 'no-cache');
      expect(answer.body).toContain('<meta name="ndp-environment" content="localhost" />');
      expect(answer.body).toContain('<meta name="ndp-application-domain" content="ndp.localhost" />');
      expect(answer.body).toContain('<meta name="ndp-api-origin" content="http://api.ndp.localhost:3000" />');
      expect(answer.body).toContain(
        'content="http://mpec.ndp.localhost:3000 http://duon.ndp.localhost:3000 ',
      );
    }
  });

  it('names no portals in production', async () => {
    const site = await open(readConfig(live));
    expect((await site.inject('/')).body).toContain('<meta name="ndp-portals" content="" />');
    await site.close();
  });

  it('runs nothing but its own scripts and styles, and speaks with the API only', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).not.toContain('unsafe');
    expect(policy).toMatch(
      /^default-src 'none'; script-src 'self'; worker-src 'self'; require-trusted-types-for 'script'; trusted-types default ndp-solver; style-src 'self' 'sha256-[\w+/]{43}=';/,
    );
    expect(policy).toContain("connect-src 'self' http://api.ndp.localhost:3000;");
  });

  it('takes no fact about where it runs for markup', () => {
    const page = '<meta name="ndp-environment" content="">';
    const filled = fillPage(page, { 'ndp-environment': '"><script>alert(1)</script>&' });
    expect(filled).toBe(
      '<meta name="ndp-environment" content="&quot;>&lt;script>alert(1)&lt;/script>&amp;">',
    );
  });

  it('frames the documents it has fetched itself, and is framed by nobody', async () => {
    const policy = String((await get('/')).headers['content-security-policy']).split('; ');
    expect(policy).toContain('frame-src blob:');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.filter((rule) => /object-src|child-src/.test(rule))).toEqual([]);
  });

  it('is kept from search engines behind a secret link', async () => {
    expect((await get('/grant/application/x/y')).headers['x-robots-tag']).toBe('noindex, nofollow');
    expect((await get('/additional-data/x/y/consent')).headers['x-robots-tag']).toBe('noindex, nofollow');
    expect((await get('/')).headers['x-robots-tag']).toBeUndefined();
    const headers = { host: 'cwiczenia.ndp.localhost:3000', accept: 'text/html' };
    const training = await portal.inject({ url: '/', headers });
    expect(training.headers['x-robots-tag']).toBe('noindex, nofollow');
  });
});

describe('the portal’s files', () => {
  it('tell on each partner’s host whom to tell of a weakness', async () => {
    const [partner] = seededPartners;
    const partners = { ids: () => [], find: async () => partner };
    const config = readConfig({ ENVIRONMENT: 'localhost' });
    const context = { config, partners, clock: () => new Date() } as unknown as CoreContext;
    const site = await buildPortal(context, folder, { logTo: false });
    const headers = { host: 'mpec.ndp.localhost' };
    const answer = await site.inject({ url: '/.well-known/security.txt', headers });
    await site.close();
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(answer.body).toMatch(
      /^Contact: mailto:\S+@\S+\nExpires: 20\d\d-.*Z\nPreferred-Languages: pl, en\nCanonical: http/,
    );
  });

  it('are given, but not the list of what they were built from', async () => {
    expect((await get('/favicon.svg')).body).toBe('<svg/>');
    for (const url of ['/.vite/manifest.json', '/%2Evite/manifest.json', '/assets/../.vite/manifest.json'])
      expect((await get(url, '*/*')).body).not.toContain('src/main.tsx');
  });

  it('are kept for a year when their name holds a hash, and come packed when they can', async () => {
    const answer = await portal.inject({
      url: '/assets/main-abc.js',
      headers: { 'accept-encoding': 'br' },
    });
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect([answer.headers['content-encoding'], answer.body]).toEqual(['br', 'packed']);
    expect(answer.headers['content-type']).toContain('javascript');
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
  });

  it('that are missing are 404, not the page', async () => {
    expect((await get('/assets/old-123.js', '*/*')).statusCode).toBe(404);
    expect((await get('/application/quote', 'application/json')).statusCode).toBe(404);
    expect((await portal.inject({ method: 'POST', url: '/' })).statusCode).toBe(404);
  });

  it('outside the folder are never sent', async () => {
    for (const url of ['/../package.json', '/..%2f..%2fpackage.json', '/assets/..%2f..%2findex.html']) {
      expect((await get(url, 'application/json')).statusCode).not.toBe(200);
    }
  });

  it('not built yet are said to be missing, and nothing else breaks', async () => {
    const site = await open(readConfig({ ENVIRONMENT: 'localhost' }), join(folder, 'nowhere'));
    expect((await site.inject('/')).statusCode).toBe(404);
    await site.close();
  });
});
