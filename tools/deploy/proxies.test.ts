import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Node, startNode } from './nodes.ts';
import {
  type ProxyAnswer,
  type ProxyName,
  type RealProxy,
  type RequestOptions,
  startProxy,
} from './proxies.ts';

const portal = 'mpec.grants.example.pl';
const desk = 'desk.grants.example.pl';
const faulty = 'stx.grants.example.pl';

const token = randomBytes(32).toString('base64url');
/** Every way a secret link stands in an address. */
const secretPaths = [
  `/pl/ndp/applications/${token}/0a1b/client_info`,
  `/grant/application/0a1b/${token}`,
  `/additional-data/0a1b/${token}`,
  `/pl/ndp/signing/${token}/papers`,
  `/login?invitation=${token}`,
];

const proxies: readonly ProxyName[] = ['nginx', 'caddy', 'haproxy'];

describe.each(proxies)('%s with the file that is shipped', (name) => {
  let nodes: readonly [Node, Node];
  let proxy: RealProxy;
  let hasStopped = false;

  async function start(change?: (text: string) => string): Promise<void> {
    nodes = [await startNode('one'), await startNode('two')];
    proxy = await startProxy(name, nodes, change);
    hasStopped = false;
  }

  const written = () => {
    hasStopped = true;
    return proxy.stop();
  };

  afterEach(async () => {
    await Promise.all(nodes.map((node) => node.kill()));
    if (!hasStopped) await proxy.stop();
  });

  async function askOften(
    times: number,
    host: string,
    path: string,
    asking?: RequestOptions,
  ): Promise<ProxyAnswer[]> {
    const answers: ProxyAnswer[] = [];
    for (let i = 0; i < times; i += 1) answers.push(await proxy.ask(host, path, asking));
    return answers;
  }

  const statusesOf = (answers: readonly ProxyAnswer[]) => [...new Set(answers.map(({ status }) => status))];

  it('lets strangers at a closed desk and at a partner with a faulty row take no other partner down', async () => {
    await start();
    for (const host of [desk, faulty]) {
      const refused = await askOften(50, host, '/api/me');
      expect(refused.map(({ status, body }) => `${status} ${body}`)).toEqual(refused.map(() => '503 closed'));
      expect(statusesOf(await askOften(10, portal, '/'))).toEqual([200]);
    }
    const asked = nodes.flatMap(({ calls }) => calls.filter(({ url }) => url === '/api/me'));
    expect(asked, 'a closed desk is asked once for each call').toHaveLength(100);
  });

  it('lets no call that breaks off at every node take another one down', async () => {
    await start();
    const broken = await askOften(50, desk, '/breaks-off', { method: 'POST', body: '{}' });
    expect(broken.every(({ status }) => status >= 500)).toBe(true);
    expect(statusesOf(await askOften(10, portal, '/'))).toEqual([200]);
    expect(nodes.flatMap(({ calls }) => calls.filter(({ url }) => url === '/breaks-off'))).toHaveLength(50);
  });

  it('goes on at the other node when one is killed, with no fault for what may be repeated', async () => {
    await start();
    const underWay = Promise.all([0, 1, 2, 3].map(() => proxy.ask(portal, '/silent')));
    const isAsked = () => nodes.every(({ calls }) => calls.some(({ url }) => url === '/silent'));
    await vi.waitUntil(isAsked, 20_000);
    await nodes[0].kill();
    const reads = await askOften(25, portal, '/');
    const write = () => askOften(25, portal, '/', { method: 'PUT', body: '{}' });
    // Debian's Caddy repeats nothing that has a body: it goes on once it has asked for health.
    const hasNoticed = async () => statusesOf(await write()).join() === '200';
    if (name === 'caddy') await vi.waitUntil(hasNoticed, 20_000);
    const answers = [...reads, ...(await write())];
    expect(answers.map(({ status, node }) => `${status} ${node}`)).toEqual(answers.map(() => '200 two'));
    await nodes[1].kill();
    await underWay;
  });

  it('repeats at the other node what was read from one as it died', async () => {
    await start();
    const underWay = Promise.all(Array.from({ length: 8 }, () => proxy.ask(portal, '/slow')));
    const asked = (node: Node) => node.calls.filter(({ url }) => url === '/slow').length;
    await vi.waitUntil(() => asked(nodes[0]) + asked(nodes[1]) === 8 && asked(nodes[0]) > 0, 20_000);
    await nodes[0].kill();
    await vi.waitUntil(() => asked(nodes[1]) === 8, 20_000);
    nodes[1].answerSlow();
    expect(statusesOf(await underWay)).toEqual([200]);
  });

  it('passes on the host as it came, writes the visitor’s address itself, and no trace they name', async () => {
    await start();
    await proxy.ask(portal, '/who', {
      headers: {
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-proto': 'http',
        traceparent: `00-${'c'.repeat(32)}-${'d'.repeat(16)}-01`,
      },
    });
    const [call] = nodes.flatMap(({ calls }) => calls.filter(({ url }) => url === '/who'));
    const { host, 'x-forwarded-for': addresses, 'x-forwarded-proto': way } = call?.headers ?? {};
    expect([host, String(addresses).split(', ').at(-1), way]).toEqual([portal, '127.0.0.1', 'https']);
    expect(call?.headers.traceparent).toBeUndefined();
  });

  it('takes the 12 MB of a document and its form, and no more', async () => {
    await start();
    const send = (bytes: number) => proxy.ask(portal, '/file', { method: 'POST', body: Buffer.alloc(bytes) });
    expect((await send(11_900_000)).status).toBe(200);
    expect((await send(13_000_000)).status).not.toBe(200);
  });

  it('writes no address that opens a case, whatever happens to the call', async () => {
    await start((text) => text.replace(/\b200s/g, '1s'));
    const [path = ''] = secretPaths;
    const everywhere = (ask: (path: string) => Promise<unknown>) => Promise.all(secretPaths.map(ask));
    const ends = ['/breaks-off', '/half', '/silent', 'x'.repeat(40_000)].map((end) => `${path}${end}`);
    const headers = { referer: `https://${portal}${path}` };
    await Promise.all([...secretPaths, ...ends].map((each) => proxy.ask(portal, each, { headers })));
    await everywhere((each) => askPlainly(proxy, each));
    await proxy.ask(portal, path, { method: 'POST', body: Buffer.alloc(13_000_000) });
    await proxy.ask('', path);
    await nodes[0].kill();
    await everywhere((each) => proxy.ask(portal, each));
    await nodes[1].kill();
    await everywhere(async (each) => expect((await proxy.ask(portal, each)).status).toBeGreaterThan(500));
    const told = (await written()).split('\n').filter((line) => line.includes(token));
    expect(told.map((line) => line.slice(0, 300))).toEqual([]);
  });

  if (name === 'nginx') return;

  it('asks each node whether visitors may be sent there, and sends none where they may not', async () => {
    await start();
    nodes[0].isReady = false;
    const isAside = async () => (await askOften(4, portal, '/')).every(({ node }) => node === 'two');
    await vi.waitUntil(isAside, 30_000);
    nodes[0].isReady = true;
    const isBack = async () => (await askOften(4, portal, '/')).some(({ node }) => node === 'one');
    await vi.waitUntil(isBack, 30_000);
  });

  it('lets the nodes speak for themselves when none of them is ready', async () => {
    await start();
    for (const node of nodes) node.isReady = false;
    await vi.waitUntil(() => nodes.every((node) => node.saidNo > 3), 30_000);
    const asked = [1, 2, 3, 4].map(() => proxy.ask(portal, '/'));
    expect(statusesOf(await Promise.all(asked))).toEqual([200]);
  });
});

/** The same address over the port without TLS, as somebody types it. */
function askPlainly({ httpPort }: RealProxy, path: string): Promise<void> {
  return new Promise((resolve) => {
    const headers = { host: portal, referer: `https://${portal}${path}` };
    const asked = request({ host: '127.0.0.1', port: httpPort, path, headers, agent: false }, (answer) => {
      answer.resume().once('close', resolve);
    });
    asked.once('error', () => resolve());
    asked.end();
  });
}
