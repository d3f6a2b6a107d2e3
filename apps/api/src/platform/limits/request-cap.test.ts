import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { newSite } from '../http/site.ts';
import { boundRequests } from './request-cap.ts';

const config = readConfig({ ENVIRONMENT: 'localhost' });
const site = newSite({ config, contentSecurityPolicy: "default-src 'none'", watch: { logTo: false } });
let answer = () => {};
const held = new Promise<void>((resolve) => {
  answer = resolve;
});

beforeAll(async () => {
  boundRequests(site, 2);
  site.get('/slow', () => held);
  site.get('/health/live', async () => ({}));
  await site.ready();
});
afterAll(() => site.close());

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
