import { challengeHeader, proofHeader, waitedHeader } from '@ndp/contract/proof.ts';
import { waitDemanded } from '@ndp/contract/proof-wait.ts';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { costOf, percentile, timeInTurns } from '../../testing/hostile/times.ts';
import { call, homeApplication, otherPartner, plainPartner, post } from '../../testing/submissions.ts';
import { startTestApi } from '../../testing/test-api.ts';
import type { Attempt } from '../limits/attempts.ts';
import { challengeSeconds, takeProof } from './challenge.ts';
import { waitSeconds } from './waiting.ts';

const api = await startTestApi({ environment: 'production' });
beforeEach(async () => {
  await api.clear();
  await api.context.counters.forget();
  vi.useFakeTimers({ toFake: ['Date'], now: api.context.clock() });
});
afterAll(() => {
  vi.useRealTimers();
  return api.close();
});

let sent = 0;
/** Another estimate each time, from one address. */
function submit(
  proof?: string,
  from = plainPartner,
  ip = '203.0.113.7',
  waited?: string,
): Promise<LightMyRequestResponse> {
  sent += 1;
  const headers = {
    ...(proof === undefined ? {} : { [proofHeader]: proof }),
    ...(waited === undefined ? {} : { [waitedHeader]: waited }),
  };
  const body = { ...homeApplication, email: `n${sent}@example.pl` };
  return post(api, '/applications', body, { from, ip, headers });
}

const askForLink = (proof?: string) =>
  post(
    api,
    '/applications/new_link',
    { email: `asked${sent++}@example.pl` },
    { headers: proof === undefined ? {} : { [proofHeader]: proof } },
  );

const challengeIn = (answer: LightMyRequestResponse) => String(answer.headers[challengeHeader]);
const decode = (text: string) => JSON.parse(Buffer.from(text, 'base64').toString());
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

async function solve(answer: LightMyRequestResponse): Promise<string> {
  const challenge = decode(challengeIn(answer));
  return encode({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}

async function firstDemand(): Promise<LightMyRequestResponse> {
  for (let n = 0; n < 5; n += 1) expect((await submit()).statusCode).toBe(201);
  return submit();
}

const stored = async () => (await api.context.db.selectFrom('application').select('id').execute()).length;

describe('a proof of work', () => {
  it('is demanded from the sixth submission of a minute on, with a sentence, and lets the rest of the limit through', async () => {
    const demanded = await firstDemand();
    expect([demanded.statusCode, demanded.json().detail]).toEqual([
      428,
      expect.stringContaining('za minutę'),
    ]);
    expect(await stored()).toBe(5);
    for (let n = 0; n < 5; n += 1) {
      const proof = await solve(await submit());
      expect((await submit(proof)).statusCode).toBe(201);
    }
    expect((await submit()).statusCode).toBe(429);
    expect(await stored()).toBe(10);
  });

  it('can be read by the partner’s portal, which may send it', async () => {
    const demanded = await firstDemand();
    expect(demanded.headers['access-control-expose-headers']).toContain(challengeHeader);
    const preflight = await call(api, 'OPTIONS /applications', undefined, {
      headers: { 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers['access-control-allow-headers']).toContain(proofHeader);
  });

  it('is taken once, even by several at the same moment', async () => {
    const proof = await solve(await firstDemand());
    const answers = await Promise.all([submit(proof), submit(proof), submit(proof)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 428, 428]);
    expect((await submit(proof)).statusCode).toBe(428);
  });

  it('is refused when it is forged in any part', async () => {
    const good = decode(await solve(await firstDemand()));
    const { challenge, solution } = good;
    const forged = [
      { challenge, solution: { ...solution, counter: solution.counter + 1 } },
      { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
      { challenge: { ...challenge, signature: '0'.repeat(64) }, solution },
      { challenge: { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '00' } }, solution },
      { challenge: { ...challenge, parameters: { ...challenge.parameters, expiresAt: 9e9 } }, solution },
      { challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } }, solution },
      { challenge: { parameters: challenge.parameters }, solution },
      {},
    ];
    for (const each of forged) expect((await submit(encode(each))).statusCode).toBe(428);
    for (const text of ['', 'x', '{}', 'A'.repeat(5000)]) expect((await submit(text)).statusCode).toBe(428);
    expect((await submit(encode(good))).statusCode).toBe(201);
  });

  it('is refused for another call and in another partner’s portal', async () => {
    const proof = await solve(await firstDemand());
    expect((await askForLink(proof)).statusCode).toBe(428);
    expect((await submit(proof, otherPartner)).statusCode).toBe(428);
    expect((await submit(proof)).statusCode).toBe(201);
  });

  it('is refused after ten minutes', async () => {
    const proof = await solve(await firstDemand());
    api.pass(challengeSeconds * 1000);
    expect((await submit(proof)).statusCode).toBe(428);
  });

  it('is demanded of everybody while one partner’s portal is flooded, and only there; who brings it is let in', async () => {
    for (let n = 0; n < 400; n += 1) await api.context.counters.count({ partnerSubmit: plainPartner });
    const demanded = await submit(undefined, plainPartner, '192.0.2.9');
    expect(demanded.statusCode).toBe(428);
    expect((await submit(undefined, otherPartner, '192.0.2.9')).statusCode).toBe(201);
    expect((await submit(await solve(demanded), plainPartner, '192.0.2.9')).statusCode).toBe(201);
  });

  it('is demanded of a whole network that floods a portal; others in it go on without', async () => {
    for (let n = 0; n < 50; n += 1)
      await api.context.counters.count({ networkSubmit: `${plainPartner} 192.0.2.0/24` });
    expect((await submit(undefined, plainPartner, '192.0.2.9')).statusCode).toBe(428);
    expect((await submit(undefined, plainPartner, '198.51.100.9')).statusCode).toBe(201);
    for (let n = 0; n < 150; n += 1)
      await api.context.counters.count({ networkSubmit: `${plainPartner} 192.0.2.0/24` });
    expect((await submit(undefined, plainPartner, '192.0.2.9')).statusCode).toBe(429);
    expect((await submit(undefined, plainPartner, '198.51.100.10')).statusCode).toBe(201);
  });

  it('is demanded of whoever asks for links to more than ten addresses an hour', async () => {
    for (let n = 0; n < 10; n += 1) expect((await askForLink()).statusCode).toBe(202);
    const demanded = await askForLink();
    expect(demanded.statusCode).toBe(428);
    expect((await askForLink(await solve(demanded))).statusCode).toBe(202);
  });
});

describe('who cannot compute waits in place of it', () => {
  const from = (ip: string, waited?: string, partner = plainPartner) =>
    submit(undefined, partner, ip, waited);
  const ticketIn = (answer: LightMyRequestResponse) => waitDemanded(answer.json())?.ticket ?? '';
  const secondsIn = (answer: LightMyRequestResponse) => waitDemanded(answer.json())?.seconds;
  const flood = async () => {
    for (let n = 0; n < 150; n += 1) await api.context.counters.count({ partnerSubmit: plainPartner });
  };

  it('with the same ticket until its time has come, and is then let in', async () => {
    await flood();
    const demanded = await from('192.0.2.1');
    expect([demanded.statusCode, secondsIn(demanded)]).toEqual([428, waitSeconds]);
    const ticket = ticketIn(demanded);
    api.pass(5_000);
    const early = await from('192.0.2.1', ticket);
    expect([early.statusCode, ticketIn(early), secondsIn(early)]).toEqual([428, ticket, waitSeconds - 5]);
    api.pass((waitSeconds - 5) * 1000);
    expect((await from('192.0.2.1', ticket)).statusCode).toBe(201);
  });

  it('and is not let in by a ticket of somebody else, of another portal, a forged or an old one', async () => {
    await flood();
    const ticket = ticketIn(await from('192.0.2.1'));
    api.pass(waitSeconds * 1000);
    const [due = '', seal = ''] = ticket.split('.');
    for (const wrong of ['', 'x', `${Number(due) - 900}.${seal}`, `${due}.${seal.replace(/./, '-')}`])
      expect([wrong, (await from('192.0.2.1', wrong)).statusCode]).toEqual([wrong, 428]);
    expect((await from('198.51.100.1', ticket)).statusCode).toBe(428);
    api.pass(601_000);
    await flood();
    expect((await from('192.0.2.1', ticket)).statusCode).toBe(428);
  });

  it('so that waiting in many places brings fewer than computing: two of an address, ten of a network, sixty in all', async () => {
    await flood();
    const tickets = new Map<string, string>();
    const places = ['192.0.2.1', '192.0.2.2', '198.51.100.1', '203.0.113.1'];
    for (const place of places) tickets.set(place, ticketIn(await from(place)));
    api.pass(waitSeconds * 1000);
    const come = async (ip: string) => (await from(ip, tickets.get(ip))).statusCode;
    for (const status of [201, 201, 428]) expect(await come('192.0.2.1')).toBe(status);
    const fill = async (lane: Attempt, times: number) => {
      for (let n = 0; n < times; n += 1) await api.context.counters.count(lane);
    };
    await fill({ networkWaited: `submit ${plainPartner} 192.0.2.0/24` }, 8);
    expect(await come('192.0.2.2')).toBe(428);
    expect(await come('198.51.100.1')).toBe(201);
    await fill({ partnerWaited: `submit ${plainPartner}` }, 57);
    expect(await come('203.0.113.1')).toBe(428);
    api.pass(60_000);
    await flood();
    expect(await come('203.0.113.1')).toBe(201);
  });
});

/** How often a proof is checked: `npm run assurance` does so ten thousand times. Not in the short form. */
const rounds = Number(process.env.ASSURANCE_TIMES ?? 0);

it.skipIf(rounds === 0)(
  'tells how long checking a proof takes (only in the long form)',
  async () => {
    const scope = { call: 'submit', partner: plainPartner };
    const proof = await solve(await firstDemand());
    const check = () => takeProof(api.context, proof, scope);
    expect(await check()).toBe(true);
    const times = (await timeInTurns({ check }, rounds)).get('check')?.clock ?? [];
    const [median, p95] = [50, 95].map((share) => `${percentile(times, share).toFixed(2)} ms`);
    const cost = (await costOf(check, rounds)).toFixed(2);
    console.log(`figure R4: a check of a proof costs the processor ${cost} ms; median ${median}, p95 ${p95}`);
  },
  3_600_000,
);
