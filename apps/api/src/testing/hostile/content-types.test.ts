import { afterAll, describe, expect, it } from 'vitest';
import { describeApi } from '../../app/documentation.ts';
import { dump, plainPartner } from '../submissions.ts';
import { startTestApi } from '../test-api.ts';
import { honestAsks } from './asks.ts';
import { describedCalls, type OpenApiCall } from './described-calls.ts';
import { kindOf } from './secret-calls.ts';
import { bringToStages } from './stages.ts';

const api = await startTestApi();
const [sent] = await bringToStages(api, 0, ['contract_sent']);
if (!sent) throw new Error('no application');
const held = sent;
afterAll(() => api.close());

const changing = describedCalls(describeApi('')).filter(({ method }) => method !== 'GET');
const fileType = 'application/octet-stream';
const simpleTypes = [
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'text/plain; charset=UTF-8',
  'text/json',
  'application/xml',
  'application/jsonx',
];
const forms = ['email=jan%40example.pl', '{"email":"jan@example.pl"}', ''];

/** A call as a page sends it, with the right secret. */
async function send(
  { method, path, takes, ...call }: OpenApiCall,
  type: string | undefined,
  origin: string | undefined,
  payload: string,
) {
  const kind = kindOf(call);
  const token =
    { signing: held.signing, 'co-owner': held.coOwner, papers: held.papers }[String(kind)] ?? held.link.token;
  const url = path
    .replace('{token}', token)
    .replace('{id}', held.link.id)
    .replace('{co_owner}', held.coOwnerId)
    .replace('{paper}', 'agreement')
    .replace(/\{\w+\}/, held.link.id);
  const headers = {
    ...(type === undefined ? {} : { 'content-type': type }),
    ...(origin === undefined ? {} : { origin }),
  };
  await api.context.counters.forget();
  return api.server.inject({
    method,
    url: takes === 'file' ? `${url}?kind=invoice&name=x.pdf` : url,
    headers,
    ...(payload === '' ? {} : { payload: Buffer.from(payload) }),
  });
}

describe('a call that changes something', () => {
  it(`takes no form and no plain text: ${changing.length} calls, each with ${simpleTypes.length} types`, async () => {
    const before = await dump(api);
    const taken: string[] = [];
    const own = api.originOf(plainPartner);
    for (const call of changing) {
      const wrong = call.takes === 'file' ? [...simpleTypes, 'application/json'] : [...simpleTypes, fileType];
      for (const [i, type] of wrong.entries()) {
        const { statusCode } = await send(call, type, own, forms[i % forms.length] ?? '');
        if (statusCode !== 415) taken.push(`${call.name} ${type} ${statusCode}`);
      }
      const untyped = await send(call, undefined, own, '{}');
      if (untyped.statusCode !== 415) taken.push(`${call.name} untyped ${untyped.statusCode}`);
    }
    expect(changing.length).toBeGreaterThan(15);
    expect(taken).toEqual([]);
    expect(await dump(api)).toBe(before);
  });

  it('takes its own type', async () => {
    const refused: string[] = [];
    for (const call of changing.filter(({ takes }) => takes !== 'nothing')) {
      const type = call.takes === 'file' ? fileType : 'application/json; charset=utf-8';
      const { statusCode } = await send(call, type, api.originOf(plainPartner), '{"unknown":1}');
      if (statusCode === 415) refused.push(call.name);
    }
    expect(refused).toEqual([]);
  });

  it('is refused to every page but the portal’s own, and to whoever names none, and changes nothing', async () => {
    const before = await dump(api);
    const taken: string[] = [];
    const origins = ['https://evil.example', 'null', `${api.originOf(plainPartner)}.evil.example`, undefined];
    const asks = honestAsks(held);
    for (const call of changing) {
      const body = call.takes === 'nothing' ? '' : JSON.stringify(asks[call.name]?.body ?? {});
      for (const origin of origins) {
        const type = { nothing: undefined, json: 'application/json', file: fileType }[call.takes];
        const { statusCode } = await send(call, type, origin, body);
        if (statusCode !== 404) taken.push(`${call.name} ${origin} ${statusCode}`);
      }
    }
    expect(taken).toEqual([]);
    expect(await dump(api)).toBe(before);
  });

  it('that takes a body asks what it is even where there is none', async () => {
    const quote = changing.find(({ name }) => name === 'quoteSubsidy');
    if (!quote) throw new Error('no such call');
    expect((await send(quote, undefined, api.originOf(plainPartner), '')).statusCode).toBe(415);
  });
});
