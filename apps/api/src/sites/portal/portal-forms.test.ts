import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../platform/config/config.ts';
import { newSite } from '../../platform/http/site.ts';
import { mountFinish } from './portal-finish.ts';
import { mountForms } from './portal-forms.ts';

let log = '';
const config = readConfig({ ENVIRONMENT: 'localhost' });
const logTo = new Writable({
  write(line, _encoding, done) {
    log += String(line);
    done();
  },
});
const site = newSite({ config, contentSecurityPolicy: "default-src 'none'", watch: { logTo } });
mountFinish(site, config);
mountForms(site);
await site.ready();
afterAll(() => site.close());

const send = (url: string, type = 'application/x-www-form-urlencoded') =>
  // As a browser sends it under `Referrer-Policy: no-referrer`.
  site.inject({
    method: 'POST',
    url,
    headers: { 'content-type': type, origin: 'null', accept: 'text/html' },
    payload: 'pesel=canary-44051401359',
  });

describe('a form of a page of its own host', () => {
  const taken: string[] = [];
  let taking: FastifyInstance;
  beforeAll(async () => {
    const config = readConfig({ ENVIRONMENT: 'localhost' });
    taking = newSite({ config, contentSecurityPolicy: "default-src 'none'", watch: { logTo: false } });
    mountForms(taking, async ({ fields, files }, _request, reply) => {
      taken.push([fields, ...files.map(({ field, file }) => `${field}=${file.name}`)].join(' '));
      reply.redirect('/next', 303);
      return true;
    });
    await taking.ready();
  });
  afterAll(() => taking.close());

  const host = 'mpec.ndp.localhost:3000';
  const post = (headers: Record<string, string>) =>
    taking.inject({
      method: 'POST',
      url: '/application/submit',
      headers: { host, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: 'email=a%40example.pl',
    });

  it.each([
    ['that tells nobody where it came from', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
    ['of an older browser', { origin: `http://${host}` }],
  ])('%s is taken, and answered by a page to be fetched', async (_, headers) => {
    const { statusCode, headers: answered } = await post(headers);
    expect([statusCode, answered.location, taken.pop()]).toEqual([303, '/next', 'email=a%40example.pl']);
  });

  it('brings its files, where the page has some', async () => {
    const form = new FormData();
    form.set('heater_model_name', 'Wicher 9');
    form.set('document_invoice', new File(['%PDF-1.7'], 'faktura.pdf'));
    form.set('document_other', new File([], ''));
    const sent = new Response(form);
    const post = async (url: string) =>
      taking.inject({
        method: 'POST',
        url,
        headers: { host, origin: `http://${host}`, 'content-type': sent.headers.get('content-type') ?? '' },
        payload: Buffer.from(await sent.clone().arrayBuffer()),
      });
    const pages = ['/additional-data/payment/7f0c/S3CRET', '/additional-data/overview/7f0c/S3CRET'];
    for (const page of [...pages, '/grant/signing/S3CRET']) {
      expect((await post(page)).statusCode).toBe(303);
      expect(taken.pop()).toMatch(/^heater_model_name=Wicher\+9\S* document_invoice=faktura\.pdf$/);
    }
    expect((await post('/application/submit')).statusCode).toBe(404);
  });

  it('with files of more than ten megabytes together says so, and keeps none', async () => {
    const form = new FormData();
    for (const name of ['a.pdf', 'b.pdf'])
      form.append('document_invoice', new File([new Uint8Array(6e6)], name));
    const sent = new Response(form);
    const { statusCode, body } = await taking.inject({
      method: 'POST',
      url: '/additional-data/payment/7f0c/S3CRET',
      headers: { host, origin: `http://${host}`, 'content-type': sent.headers.get('content-type') ?? '' },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    expect([statusCode, body.includes('razem więcej niż 10 MB'), taken]).toEqual([413, true, []]);
  });

  it.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['a frame without an address', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['another partner’s portal', { origin: 'http://duon.ndp.localhost:3000', 'sec-fetch-site': 'same-site' }],
    ['a sender nobody names', { origin: 'null' }],
    ['nowhere', {}],
  ])('from %s is read by nobody', async (_, headers) => {
    const { statusCode, body } = await post(headers as Record<string, string>);
    expect(statusCode).toBe(405);
    expect(body).toContain('Nic nie zostało wysłane');
    expect(taken).toEqual([]);
  });
});

describe('a form sent before the script of its page came', () => {
  it.each(['/application/submit', '/additional-data/applicant/some-id/some-token?from=check', '/'])(
    'at %s is told that nothing was sent, in both languages, and led back to the same address',
    async (url) => {
      const answer = await send(url);
      expect(answer.statusCode).toBe(405);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.body).toContain('wróć do niej, poczekaj chwilę i wyślij go ponownie');
      expect(answer.body).toMatch(/lang="en-GB">\s*<h2>Nothing was sent/);
      expect(answer.body.match(/<a href="">/g)).toHaveLength(2);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  it('leaves its fields neither in the answer nor in the log', async () => {
    const answer = await send('/application/submit');
    expect(answer.body + JSON.stringify(answer.headers)).not.toContain('canary');
    expect(log).toContain('answered');
    expect(log).not.toContain('canary');
  });

  it('is answered by a page that runs nothing and sends nothing', async () => {
    const policy = String((await send('/')).headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]{43}='; form-action 'none';/);
  });

  it('does not have the browser forget anything, and other calls stay unknown', async () => {
    expect((await send('/finish')).headers['clear-site-data']).toBeUndefined();
    expect((await send('/application/submit', 'application/json')).headers['content-type']).toContain('json');
    expect((await site.inject({ method: 'POST', url: '/application/submit' })).statusCode).toBe(404);
  });
});
