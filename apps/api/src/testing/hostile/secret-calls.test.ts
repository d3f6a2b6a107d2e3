import { type Secret, secrets } from '@ndp/contract/call.ts';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { describeApi } from '../../app/documentation.ts';
import { addLink } from '../../cases/links/links.ts';
import { newToken } from '../../platform/crypto/secrets.ts';
import { asUnit } from '../../platform/unit.ts';
import { otherPartner, plainPartner } from '../submissions.ts';
import { startTestApi } from '../test-api.ts';
import { type Ask, endingLast, honestAsks } from './asks.ts';
import { describedCalls, type OpenApiCall } from './described-calls.ts';
import { honestRequest } from './hostile-requests.ts';
import { kindOf } from './secret-calls.ts';
import { bringToStages } from './stages.ts';

const api = await startTestApi();
const stages = [
  'contract_sent',
  'in_completion',
  'submitted',
  'in_realisation',
  'payment_requested',
] as const;
const [sent, open, fresh, concluded, finished] = await bringToStages(api, 0, stages);
if (!sent || !open || !fresh || !concluded || !finished) throw new Error('no application');
const [waiting, other, unconfirmed, signed, settled] = [sent, open, fresh, concluded, finished];
const asks: Readonly<Record<string, Ask>> = honestAsks(waiting);
const made = { partnerId: plainPartner, applicationId: waiting.link.id, purpose: 'papers' } as const;
const papers = await asUnit(api.context, (unit) => addLink(unit, made));
const held: Readonly<Record<Secret, string>> = {
  application: waiting.link.token,
  papers,
  signing: waiting.signing,
  'co-owner': waiting.coOwner,
  submission: waiting.submission,
  'not-me': unconfirmed.notMe,
  notices: waiting.notices,
  opening: waiting.opening,
  helper: other.helper,
  agreement: signed.agreement,
  duties: settled.duties,
};
afterAll(() => api.close());

const taking = describedCalls(describeApi(''))
  .filter((call) => kindOf(call) !== undefined)
  .toSorted((one, another) => endingLast(one.name, another.name));

interface Try {
  readonly secret: string;
  readonly from?: string | undefined;
  readonly id?: string;
}

/** Makes a call honestly, but with a secret and, where it takes one, a body that is refused once the link has opened. */
async function attempt(call: OpenApiCall, { secret, from, id = waiting.link.id }: Try) {
  const { params, query } = asks[call.name] ?? {};
  const known = asks[call.name]?.body as object | undefined;
  const body = kindOf(call) === 'submission' ? { ...known, submission_secret: secret } : {};
  const ask = { params: { ...params, token: secret, id }, ...(query && { query }), body };
  const { url } = honestRequest(call, ask, '');
  await api.context.counters.forget();
  return api.server.inject({
    method: call.method,
    url,
    headers: from === undefined ? {} : { origin: from },
    ...(call.takes === 'json' ? { payload: body } : {}),
  });
}

/** Everything of an answer that could tell one refusal from another. */
function seen({ statusCode, headers, body }: LightMyRequestResponse) {
  // What a browser is told of origins follows the origin, not the secret.
  const same = Object.entries(headers).filter(
    ([name]) => !/^(x-request-id|date|access-control-.*)$/.test(name),
  );
  return JSON.stringify({ statusCode, same, body });
}

it('every call with a token in its address says which secret that is', () => {
  const silent = describedCalls(describeApi('')).filter(
    (call) => call.path.includes('{token}') && !kindOf(call),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});

/** What each call answers to a secret nobody has. */
const toNobody = new Map<string, string>();
async function answerToNobody(call: OpenApiCall): Promise<string> {
  const known = toNobody.get(call.name);
  if (known) return known;
  const answer = seen(await attempt(call, { secret: newToken(), from: api.originOf(plainPartner) }));
  toNobody.set(call.name, answer);
  return answer;
}

/** How a secret is tried that opens nothing here: of another kind as it is, of this kind at another place or bent. */
function triesOf(call: OpenApiCall, kind: Secret): readonly Try[] {
  const own = api.originOf(plainPartner);
  const secret = held[kind];
  if (kindOf(call) !== kind) return [{ secret, from: own }, { secret }];
  return [
    { secret, from: api.originOf(otherPartner) },
    { secret },
    { secret, from: 'https://evil.example' },
    ...(call.path.includes('{id}') ? [{ secret, from: own, id: other.link.id }] : []),
    ...[`${secret}x`, secret.slice(0, -1), secret.toUpperCase()].map((bent) => ({ secret: bent, from: own })),
  ];
}

describe.each(secrets)('the secret of kind %s', (kind) => {
  it('opens nothing but its own calls, whoever’s portal it is shown in, and is refused like no secret at all', async () => {
    const details: string[] = [];
    for (const call of taking) {
      const unknown = await answerToNobody(call);
      expect(JSON.parse(unknown).statusCode).toBe(404);
      for (const each of triesOf(call, kind)) {
        const isPortal = each.from !== undefined && each.from !== 'https://evil.example';
        const answer = await attempt(call, each);
        const isSame =
          isPortal || kindOf(call) !== 'submission' ? seen(answer) === unknown : answer.statusCode === 404;
        if (!isSame)
          details.push(
            `${call.name} ${JSON.stringify({ ...each, secret: kind })} ${answer.statusCode} ${answer.body}`,
          );
      }
    }
    expect(details).toEqual([]);
  });
});

describe('the right secret in the right portal', () => {
  it.each(taking.map((call) => [call.name, call] as const))('opens %s', async (_name, call) => {
    const secret = held[kindOf(call) ?? 'application'];
    const from = api.originOf(plainPartner);
    const unknown = await attempt(call, { secret: newToken(), from });
    const id = kindOf(call) === 'not-me' ? unconfirmed.link.id : waiting.link.id;
    const answer = await attempt(call, { secret, from, id });
    expect(answer.body).not.toBe(unknown.body);
    // No file is sent here.
    const withoutFile = call.takes === 'json' ? [] : [415];
    expect([200, 202, 409, 422, 404, ...withoutFile]).toContain(answer.statusCode);
  });
});
