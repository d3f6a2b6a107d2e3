import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { describeApi } from '../../app/documentation.ts';
import { startTestApi } from '../test-api.ts';
import { endingLast, honestAsks } from './asks.ts';
import { checkBy } from './check-answer.ts';
import { describedCalls, type OpenApiCall } from './described-calls.ts';
import { everyTextSpoilt, type HostileRequest, honestRequest, hostileAsk } from './hostile-requests.ts';
import { bringToStages, type Secrets } from './stages.ts';
import { percentile } from './times.ts';

/** How many requests are made in all, and from which seed; a failure names both. */
const wanted = Number(process.env.ASSURANCE_REQUESTS ?? 3000);
const seed = Number(process.env.ASSURANCE_SEED ?? 20_261_121);
/** Requests after which the applications are made anew, because some of them do end one. */
const roundSize = 3000;
/** Calls whose link another one ends, such as the helper's by the sending: asked first, at this stage. */
const askedFirst: Readonly<Record<string, string>> = {
  answerInvitation: 'in_completion',
  getSigning: 'contract_sent',
  sendSigningCode: 'contract_sent',
};
const atOnce = 8;
const description = describeApi('http://api.ndp.localhost:3000');
const calls = describedCalls(description);
const judge = checkBy(description);

interface Made {
  readonly call: OpenApiCall;
  readonly stage: string;
  readonly request: HostileRequest;
  readonly answer: LightMyRequestResponse;
  readonly ms: number;
}

/** Between them every link can be read. */
const honestStages = ['submitted', 'in_completion'];

const made: Made[] = [];
const api = await startTestApi();
for (let round = 0; made.length < wanted; round += 1) {
  await api.clear();
  await attack(await bringToStages(api, round), round, Math.min(roundSize, wanted - made.length));
}
afterAll(() => api.close());

/** Attacks every call through the secrets of every stage, a few requests at once. */
async function attack(brought: readonly Secrets[], round: number, count: number): Promise<void> {
  const aims = brought.flatMap((secrets) => aimsThrough(secrets));
  const origin = api.originOf('mpec');
  const shuffled = { seed: seed + round, numRuns: Math.ceil(count / aims.length) };
  const telling = round > 0 ? [] : aims.filter(({ stage, call }) => isTextStage(stage, call));
  const everyText = telling.flatMap(({ call, stage, ask }) =>
    everyTextSpoilt(call, ask, origin).map((request) => ({ call, stage, request })),
  );
  // Chance alone does not bring every call past its link.
  const reads = aims
    .filter(({ stage, call }) => round === 0 && honestStages.includes(stage) && call.method === 'GET')
    .map(({ call, stage, ask }) => ({ call, stage, request: honestRequest(call, ask, origin) }));
  const drawn = fc
    .sample(fc.shuffledSubarray(aims, { minLength: aims.length }), shuffled)
    .flat()
    .slice(0, Math.max(0, count - everyText.length - reads.length))
    .flatMap(({ call, stage, ask }, i) => {
      const one = fc.sample(hostileAsk(call, ask, origin), {
        seed: seed + round * roundSize + i,
        numRuns: 1,
      });
      return one.map((request) => ({ call, stage, request }));
    });
  const first = aims
    .filter(({ stage, call }) => askedFirst[call.name] === stage)
    .map(({ call, stage, ask }) => ({
      call,
      stage,
      request: honestRequest(call, call.name === 'getSigning' ? ask : { ...ask, body: {} }, origin),
    }));
  const later = [...everyText, ...reads, ...drawn].toSorted((one, other) =>
    endingLast(one.call.name, other.call.name),
  );
  const requests = [...first, ...later];
  for (let i = 0; i < requests.length; i += atOnce) {
    await api.context.counters.forget();
    await Promise.all(requests.slice(i, i + atOnce).map(send));
  }
}

/** Whether every single text of a call is spoilt at a stage: once, at one where the call may change something. */
function isTextStage(stage: string, { path }: OpenApiCall): boolean {
  if (/settlement_documents|payment_application/.test(path)) return stage === 'in_realisation';
  if (/\/signing\/|co_owner_requests/.test(path)) return stage === 'contract_sent';
  return stage === (path.includes('/papers/') ? 'contract_signed' : 'in_completion');
}

/** The calls worth attacking at a stage: those whose secrets it has; at the first stage all of them. */
function aimsThrough(secrets: Secrets) {
  const asks = honestAsks(secrets);
  return calls.flatMap((call) => {
    const ask = asks[call.name];
    const isMissing = Object.values(ask?.params ?? {}).includes('') && secrets.stage !== 'submitted';
    return !ask || isMissing ? [] : [{ call, stage: secrets.stage, ask }];
  });
}

async function send({ call, stage, request }: Omit<Made, 'answer' | 'ms'>): Promise<void> {
  const { method, url, headers, payload } = request;
  const begun = performance.now();
  const answer = await api.server.inject({
    method: method as 'GET',
    url,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
  made.push({ call, stage, request, answer, ms: performance.now() - begun });
}

const tell = ({ call, stage, request }: Made, what: unknown) =>
  `seed ${seed}: ${call.name} at ${stage} (${request.attack}) ${what}; ${request.method} ${request.url.slice(0, 200)} ${JSON.stringify(request.headers).slice(0, 200)} ${String(request.payload ?? '').slice(0, 300)}`;

describe(`${wanted} hostile requests from seed ${seed}`, () => {
  it('are made of every call, and get past the link at every stage', () => {
    expect(made.length).toBeGreaterThanOrEqual(wanted);
    const entered = made.filter(({ answer }) => ![404, 415].includes(answer.statusCode));
    const reached = new Set(entered.map(({ call }) => call.name));
    expect(calls.filter(({ name }) => !reached.has(name)).map(({ name }) => name)).toEqual([]);
    for (const stage of new Set(made.map((each) => each.stage))) {
      const behind = entered.filter(
        ({ call, ...each }) => each.stage === stage && call.path.includes('{token}'),
      );
      expect([stage, behind.length > wanted / 100]).toEqual([stage, true]);
    }
    expect(new Set(made.map(({ answer }) => answer.statusCode)).size).toBeGreaterThan(8);
  });

  it('are answered as the description says, guarded, without a fault, an echo or a word of the inside', () => {
    const breaches = made.flatMap((each) =>
      judge(each.call, each.request, each.answer).map((breach) => tell(each, breach)),
    );
    expect(breaches).toEqual([]);
  });

  it('are answered in times that the figures tell', () => {
    const times = made.map(({ ms }) => ms);
    const [median, p99, slowest] = [50, 99, 100].map((share) => `${percentile(times, share).toFixed(0)} ms`);
    console.log(
      `figure H6: ${made.length} requests, ${atOnce} at once: median ${median}, p99 ${p99}, slowest ${slowest}`,
    );
    expect(times.length).toBe(made.length);
  });

  it('leave no fault and nothing of what was sent in the log', () => {
    expect(api.log()).not.toContain('a call broke');
    expect(api.log()).not.toContain('zQ7hostile');
  });
});
