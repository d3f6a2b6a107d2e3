import { connect, type Socket } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { sendRaw } from '../../testing/raw-socket.ts';
import { readConfig } from '../config/config.ts';
import { Draining } from '../draining.ts';
import { boundBodies, boundRequests } from './request-bounds.ts';
import { listen } from './server.ts';
import { newSite } from './site.ts';

const config = readConfig({ ENVIRONMENT: 'localhost', PORT: '0', HOST: '127.0.0.1' });
const opened = () =>
  newSite({ config, contentSecurityPolicy: "default-src 'none'", watch: { logTo: false } });
const [mail, portal, desk, id, preview] = [opened(), opened(), opened(), opened(), opened()];
const site = opened();
let answer = () => {};
const held = new Promise<void>((resolve) => {
  answer = resolve;
});
const open: Socket[] = [];

boundRequests(site, 2);
boundBodies(site, { mostOfOne: 3, deadlineMs: 300 });
site.get('/slow', () => held);
site.post('/', async () => ({}));
site.get('/health/live', async () => ({}));
const server = await listen({ api: site, mail, portal, desk, id, preview }, config, new Draining());
afterAll(async () => {
  for (const socket of open) socket.destroy();
  await server.close();
});

const head = 'POST / HTTP/1.1\r\nHost: api.ndp.localhost\r\nContent-Type: application/json\r\n';
const whole = `${head}Connection: close\r\nContent-Length: 2\r\n\r\n{}`;
const unfinished = `${head}Content-Length: 200\r\n\r\n{`;

/** Sends the beginning of a body and leaves it at that; resolves with all the server said once it hangs up. */
function beginBody(): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(server.port, '127.0.0.1', () => socket.write(unfinished));
    open.push(socket);
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('close', () => resolve(text));
    socket.on('error', () => {});
  });
}

describe('a crowd of requests', () => {
  it('is answered up to its bound; the next is told when to come back, and is served once there is room', async () => {
    const slow = [site.inject('/slow'), site.inject('/slow')];
    for (const each of slow) void each.then(() => {});
    await new Promise((resolve) => setImmediate(resolve));
    const refused = await site.inject({ url: '/slow', headers: { 'accept-language': 'pl' } });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '10']);
    expect(refused.json().detail).toContain('Można spróbować ponownie za 10 sekund;');
    expect((await site.inject('/health/live')).statusCode).toBe(200);
    answer();
    await Promise.all(slow);
    expect((await site.inject('/slow')).statusCode).toBe(200);
  });
});

describe('bodies that do not come', () => {
  it('take nobody’s place, are cut at their deadline with a sentence, and one visitor has only so many', async () => {
    const answers = await Promise.all([beginBody(), beginBody(), beginBody(), beginBody()]);
    const cut = answers.filter((each) => /^HTTP\/1.1 408 [\s\S]*nie dotarło w\scałości na\sczas/.test(each));
    expect(cut).toHaveLength(3);
    expect(answers.filter((each) => each.startsWith('HTTP/1.1 503 '))).toHaveLength(1);
    expect((await sendRaw(server.port, whole)).status).toBe(200);
  });

  it('leave the call to everybody else while they are waited for', async () => {
    const begun = [beginBody(), beginBody()];
    expect((await sendRaw(server.port, whole)).status).toBe(200);
    await Promise.all(begun);
  });
});
