import { Duplex } from 'node:stream';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { everywhere } from '../../testing/hostile/header-rules.ts';
import { type RawAnswer, sendRaw } from '../../testing/raw-socket.ts';
import { readConfig } from '../config/config.ts';
import { Draining } from '../draining.ts';
import { answerBroken, goodbyeMs } from './broken-requests.ts';
import { listen } from './server.ts';
import { newSite } from './site.ts';

const config = readConfig({ ENVIRONMENT: 'localhost', PORT: '0', HOST: '127.0.0.1' });
const siteOf = (name: string) => {
  const site = newSite({
    config,
    contentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'",
    watch: { logTo: false },
  });
  site.get('/', async () => ({ site: name }));
  site.post('/', async () => ({ site: name }));
  return site;
};
const sites = {
  api: siteOf('api'),
  mail: siteOf('mail'),
  portal: siteOf('portal'),
  desk: siteOf('desk'),
  id: siteOf('id'),
  preview: siteOf('preview'),
};
const patience = { headMs: 200, requestMs: 400, lookMs: 50, drainMs: 1_000 };
const server = await listen(sites, config, new Draining(), patience);
afterAll(() => server.close());

const host = 'Host: api.ndp.localhost';
const end = '\r\nConnection: close\r\n\r\n';
const send = (text: string) => sendRaw(server.port, text);

/** The guarding headers that are missing or wrong. */
function unguarded({ headers }: RawAnswer): string[] {
  return Object.entries(everywhere)
    .filter(([name, rule]) => (rule === null ? name in headers : !rule.test(headers[name] ?? '')))
    .map(([name]) => name);
}

/** A request nobody could read: a sentence with all guarding headers, and nothing of why or of what was sent. */
function expectRefused(answer: RawAnswer, status: number): void {
  expect([answer.status, unguarded(answer)]).toEqual([status, []]);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
  });
  expect(JSON.parse(answer.body).detail).toMatch(/^\p{Lu}.*\.$/u);
  expect(answer.text).not.toMatch(/HPE_|Parse Error|Node|secret/);
}

describe('what is no request', () => {
  it.each([
    ['a request line of one word', `SECRET\r\n${host}${end}`],
    ['a method nobody knows', `SECRET / HTTP/1.1\r\n${host}${end}`],
    ['bytes of another protocol', '\x16\x03\x01\x02\x00\x01secret\r\n\r\n'],
    ['a version of the future', `GET / HTTP/9.9\r\n${host}${end}`],
    ['a header without a name', `GET / HTTP/1.1\r\n${host}\r\n: secret${end}`],
    ['a header with a control character', `GET / HTTP/1.1\r\n${host}\r\nx: secret\x00${end}`],
    ['two lengths', `POST / HTTP/1.1\r\n${host}\r\nContent-Length: 1\r\nContent-Length: 2${end}x`],
    [
      'a length and chunks',
      `POST / HTTP/1.1\r\n${host}\r\nContent-Length: 1\r\nTransfer-Encoding: chunked${end}0\r\n\r\n`,
    ],
    ['a folded header', `GET / HTTP/1.1\r\n${host}\r\nx: a\r\n secret${end}`],
    ['a tunnel', `CONNECT secret.example:443 HTTP/1.1\r\n${host}${end}`],
    ['no host', `GET / HTTP/1.1\r\nx: secret${end}`],
    ['an empty host', `GET / HTTP/1.1\r\nHost:${end}`],
    ['two hosts', `GET / HTTP/1.1\r\n${host}\r\nHost: secret.example${end}`],
    [
      'a second host behind more headers than are usually read',
      `GET / HTTP/1.1\r\n${host}\r\n${'a:b\r\n'.repeat(2_100)}Host: secret.example${end}`,
    ],
    ['the same host twice', `GET / HTTP/1.1\r\n${host}\r\n${host}${end}`],
    ['an address of another host', `GET http://secret.example/ HTTP/1.1\r\n${host}${end}`],
    [
      'an address with somebody before the host',
      `GET http://secret@api.ndp.localhost/ HTTP/1.1\r\n${host}${end}`,
    ],
  ])('%s is refused', async (_what, text) => expectRefused(await send(text), 400));

  it('a head too large is refused with its own status', async () => {
    expectRefused(await send(`GET / HTTP/1.1\r\n${host}\r\nx: ${'secret'.repeat(4000)}${end}`), 431);
    expectRefused(await send(`GET /${'secret'.repeat(4000)} HTTP/1.1\r\n${host}${end}`), 431);
  });

  it('a head or a body that does not come is not waited for', async () => {
    expectRefused(await send(`GET / HTTP/1.1\r\n${host}\r\nx: sec`), 408);
    const half = `POST / HTTP/1.1\r\n${host}\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{`;
    expectRefused(await send(half), 408);
  });

  it('keeps its connection for a second at most, though the other side never ends it', () => {
    vi.useFakeTimers();
    const held = new Duplex({ read: () => {}, write: (_part, _encoding, done) => done() });
    answerBroken(readConfig({ ENVIRONMENT: 'localhost' }), held);
    vi.advanceTimersByTime(goodbyeMs - 1);
    expect(held.destroyed).toBe(false);
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    expect(held.destroyed).toBe(true);
  });
});

describe('what is odd but a request', () => {
  it.each([
    ['an address that names its host', `GET http://api.ndp.localhost/ HTTP/1.1\r\n${host}${end}`],
    ['an expectation nobody knows', `GET / HTTP/1.1\r\n${host}\r\nExpect: secret${end}`],
    ['an upgrade', `GET / HTTP/1.1\r\n${host}\r\nUpgrade: websocket\r\nConnection: upgrade, close\r\n\r\n`],
    ['the old version', `GET / HTTP/1.0\r\n${host}\r\n\r\n`],
  ])('%s is answered by its site', async (_what, text) => {
    const answer = await send(text);
    expect([answer.status, unguarded(answer), JSON.parse(answer.body).site]).toEqual([200, [], 'api']);
  });

  it('TRACE repeats nothing, HEAD has no body', async () => {
    const traced = await send(`TRACE / HTTP/1.1\r\n${host}\r\nx: secret${end}`);
    expect([traced.status, unguarded(traced)]).toEqual([404, []]);
    expect(traced.text).not.toContain('secret');
    const head = await send(`HEAD / HTTP/1.1\r\n${host}${end}`);
    expect([head.status, unguarded(head), head.body]).toEqual([200, [], '']);
  });
});
