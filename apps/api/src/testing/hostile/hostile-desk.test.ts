import { isFile } from '@ndp/contract/call.ts';
import { deskRoles } from '@ndp/contract/permissions.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeDesk, deskCalls } from '../../calls/desk/routes.ts';
import { publicOrigin } from '../../platform/config/hosts.ts';
import { seat } from '../desk/desk-people.ts';
import { openTestDesk } from '../desk/test-desk.ts';
import { submitAndOpenMail } from '../submissions.ts';
import type { Ask } from './asks.ts';
import { checkBy } from './check-answer.ts';
import { describedCalls, type OpenApiCall } from './described-calls.ts';
import { honestValue } from './honest-value.ts';
import { type HostileRequest, honestRequest, hostileAsk } from './hostile-requests.ts';

const perCall = Number(process.env.ASSURANCE_DESK_REQUESTS ?? 3);
const seed = Number(process.env.ASSURANCE_SEED ?? 20_261_121);
const { api, desk } = await openTestDesk();
const { id } = await submitAndOpenMail(api);
const { reference } = await api.owner
  .selectFrom('application')
  .select('reference')
  .where('id', '=', id)
  .executeTakeFirstOrThrow();
const { headers: session } = await seat(api, 'hostile', 'mpec', deskRoles);
const origin = publicOrigin('desk', api.config);
const description = describeDesk(origin);
const calls = describedCalls(description);
const judge = checkBy(description);

const noRow = '00000000-0000-4000-8000-000000000000';
const known = { partner: 'mpec', reference, round: '1', everywhere: false };
const ids = ['file', 'person', 'invitation', 'payment', 'batch', 'proposal', 'change', 'report', 'line'];
const answers = { ...known, ...Object.fromEntries(ids.map((name) => [name, noRow])) };

/** A call as an officer’s page makes it. */
function honestAsk({ name }: OpenApiCall): Ask {
  const { params, query, body } = deskCalls[name] ?? {};
  return {
    ...(params && { params: honestValue(params, answers) as Record<string, string> }),
    ...(query && { query: honestValue(query, answers) as Record<string, string> }),
    ...(body && !isFile(body) && { body: honestValue(body, answers) }),
  };
}

async function send({ method, url, headers, payload }: HostileRequest) {
  return desk.site.inject({
    method: method as 'GET',
    url,
    headers: { ...session, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
}

describe('the calls of the desk', () => {
  it(`answer ${perCall} hostile requests each as they are described, without a fault, an echo or a word of the inside`, async () => {
    const breaches: string[] = [];
    const statuses = new Set<number>();
    for (const [i, call] of calls.entries()) {
      // Whoever ends their session makes no further call.
      if (call.name === 'endSession') continue;
      const ask = honestAsk(call);
      const hostile = fc.sample(hostileAsk(call, ask, origin), { seed: seed + i, numRuns: perCall });
      for (const request of [honestRequest(call, ask, origin), ...hostile]) {
        const answer = await send(request);
        statuses.add(answer.statusCode);
        const where = `seed ${seed + i}: ${call.name} (${request.attack}) ${request.method} ${request.url}`;
        breaches.push(...judge(call, request, answer).map((breach) => `${where}: ${breach}`));
      }
    }
    expect(breaches).toEqual([]);
    expect(api.log()).not.toContain('a call broke');
    for (const status of [200, 403, 404, 415, 422]) expect(statuses).toContain(status);
  });

  it('that change something take JSON alone, and no body that does not say so', async () => {
    const taken: string[] = [];
    for (const call of calls.filter(
      ({ name, method }) => method !== 'GET' && !isFile(deskCalls[name]?.body),
    )) {
      const request = honestRequest(call, honestAsk(call), origin);
      for (const type of [
        'application/x-www-form-urlencoded',
        'text/plain',
        'application/octet-stream',
        '',
      ]) {
        const { 'content-type': _, ...others } = request.headers;
        const headers = type === '' ? others : { ...others, 'content-type': type };
        const { statusCode } = await send({ ...request, headers, payload: Buffer.from('{}') });
        if (statusCode !== 415) taken.push(`${call.name} ${type} ${statusCode}`);
      }
    }
    expect(taken).toEqual([]);
  });
});
