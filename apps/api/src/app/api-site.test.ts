// @database both

import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { ping } from '../cases/store/applications.ts';
import { newToken } from '../platform/crypto/secrets.ts';
import { failureOf } from '../platform/http/failures.ts';
import { portalHttp } from '../platform/http/portal-call.ts';
import { fillIn, homeSections, put } from '../testing/applications.ts';
import { getByLink, homeApplication, homeQuote, post, submitAndOpenMail } from '../testing/submissions.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { calls, mountCalls } from './routes.ts';

const api = await startTestApi();
const live = await startTestApi({ environment: 'production' });
afterAll(async () => {
  await api.close();
  await live.close();
});

const routes = Object.values(calls).map(({ method, path }) => `${method} ${path}`);

/** A call as the description tells it. */
interface DescribedOperation {
  readonly parameters: readonly { readonly name: string }[];
  readonly responses: object;
}

describe('the table of calls', () => {
  it('and the mounted routes are the same, both ways', async () => {
    const mounted: string[] = [];
    const server = Fastify();
    server.addHook('onRoute', ({ method, url }) => {
      if (method !== 'HEAD') mounted.push(`${method} ${url}`);
    });
    mountCalls(portalHttp(server, api.context));
    await server.ready();
    expect(mounted.sort()).toEqual(routes.toSorted());
  });

  it('is described in full by openapi.json', async () => {
    const { paths } = (await api.server.inject('/openapi.json')).json();
    const described = Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(described.sort()).toEqual(routes.toSorted());
    const submit = paths['/pl/ndp/applications'].post;
    const fields = submit.requestBody.content['application/json'].schema;
    expect(fields.required).toContain('planned_completion_date');
    expect(fields.additionalProperties).toBe(false);
  });

  it('offers If-Match exactly to those calls that look at it, and 412 to those that may answer it', async () => {
    const { paths } = (await api.server.inject('/openapi.json')).json();
    const puts = Object.entries<{ put?: DescribedOperation }>(paths).flatMap(([path, { put }]) =>
      put && path.includes('/{id}/') ? [[path.split('/{id}/')[1], put] as const] : [],
    );
    const offered = puts.filter(([, { parameters }]) => parameters.some(({ name }) => name === 'If-Match'));
    const looking = ['client_info', 'building_address', 'building_info', 'settlement', 'consent'];
    expect(offered.map(([path]) => path).sort()).toEqual([...looking, 'co_owners', 'project'].sort());
    const refusing = puts.filter(([, { responses }]) => '412' in responses).map(([path]) => path);
    expect(refusing.sort()).toEqual(
      [...offered.map(([path]) => path), 'drafts/{section}', 'project/draft'].sort(),
    );
  });

  it('says of a file what it may be and how large', async () => {
    const { paths } = (await api.server.inject('/openapi.json')).json();
    const documents = '/pl/ndp/applications/{token}/{id}/settlement_documents';
    expect(paths[documents].post.requestBody.content).toEqual({
      'application/octet-stream': { schema: { type: 'string', format: 'binary', maxLength: 10_485_760 } },
    });
    const { content } = paths[`${documents}/{document}`].get.responses[200];
    expect(Object.keys(content)).toEqual(['application/pdf', 'image/jpeg', 'image/png']);
  });

  it('is called by its own methods only: another one is told which', async () => {
    const ask = (method: 'GET' | 'DELETE' | 'TRACE', url: string) => api.server.inject({ method, url });
    for (const method of ['GET', 'DELETE', 'TRACE'] as const) {
      const { statusCode, headers } = await ask(method, '/pl/ndp/applications');
      expect([statusCode, headers.allow]).toEqual([405, 'POST']);
    }
    const file = await ask('DELETE', '/pl/ndp/applications/a/b/settlement_documents');
    expect([file.statusCode, file.headers.allow]).toEqual([405, 'POST']);
    expect((await ask('DELETE', '/pl/ndp/nothing')).statusCode).toBe(404);
  });

  it('can be read as pages, but not in production', async () => {
    expect((await api.server.inject('/docs/')).statusCode).toBe(200);
    expect((await live.server.inject('/docs/')).statusCode).toBe(404);
    expect((await live.server.inject('/openapi.json')).statusCode).toBe(200);
  });
});

describe('a browser of another origin', () => {
  const preflight = (origin: string, to: TestApi = api) =>
    to.server.inject({
      method: 'OPTIONS',
      url: '/pl/ndp/applications',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,idempotency-key',
      },
    });

  it('may call from a partner’s portal, without credentials', async () => {
    const { headers, statusCode } = await preflight(api.originOf('mpec'));
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': api.originOf('mpec'),
      'access-control-allow-headers':
        'content-type, idempotency-key, accept-language, if-match, proof-of-work',
      'access-control-max-age': '600',
    });
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect(headers.vary).toContain('Origin');
  });

  it.each([
    'http://evil.example',
    'null',
    'http://api.ndp.localhost:3000',
    'http://nobody.ndp.localhost:3000',
  ])('may not call from %s', async (origin) => {
    const answers = [
      await preflight(origin),
      await api.server.inject({ url: '/pl/ndp/partners/portal_config', headers: { origin } }),
    ];
    for (const { headers } of answers) {
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers.vary).toContain('Origin');
    }
  });

  it('may call only over https in production', async () => {
    const allowed = async (origin: string) =>
      (await preflight(origin, live)).headers['access-control-allow-origin'];
    expect(await allowed('https://mpec.ndp.localhost')).toBe('https://mpec.ndp.localhost');
    expect(await allowed('http://mpec.ndp.localhost')).toBeUndefined();
  });
});

describe('every answer', () => {
  it('carries the headers that keep a browser from leaking or mixing it', async () => {
    const answers = await Promise.all([
      live.server.inject('/nothing/here'),
      live.server.inject('/health/live'),
      live.server.inject('/%zz'),
      post(live, '/quote_subsidy', homeQuote),
      post(live, '/quote_subsidy', '{'),
      getByLink(live, { id: 'x', token: newToken() }),
    ]);
    for (const { headers } of answers) {
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'strict-transport-security': expect.stringContaining('max-age=31536000'),
        'content-type': 'application/json; charset=utf-8',
      });
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });

  it('that refuses says so in the language of the visitor', async () => {
    const ask = async (url: string, language: string) =>
      (await api.server.inject({ url, headers: { 'accept-language': language } })).json().detail;
    expect(await ask('/nothing', 'pl')).toContain('Sprawdź adres');
    expect(await ask('/nothing', 'en')).toContain('Check the address');
    expect(await ask('/pl/ndp/partners/portal_config', 'en')).toContain('no portal at this address');
  });

  it('to a form instead of JSON is 415', async () => {
    const answer = await api.server.inject({
      method: 'POST',
      url: '/pl/ndp/quote_subsidy',
      headers: { origin: api.originOf('mpec'), 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'project_variant=home',
    });
    expect([answer.statusCode, typeof answer.json().detail]).toEqual([415, 'string']);
  });
});

describe('health', () => {
  it('is ready as long as the database answers', async () => {
    expect((await api.server.inject('/health/live')).statusCode).toBe(200);
    expect((await api.server.inject('/health/ready')).json()).toEqual({ status: 'ready' });
  });

  it('is not ready while the database takes no changes, and 503 is the answer to what makes some', async () => {
    const reading = api.owner.transaction().setAccessMode('read only');
    await expect(reading.execute((trx) => ping(trx))).rejects.toThrow('takes no changes');
    const row = { name: 'x', count: 1, ends_at: new Date() };
    const refused = await reading
      .execute((trx) => trx.insertInto('attempt_window').values(row).execute())
      .catch((cause: unknown) => failureOf(cause, 'en', 'x'));
    expect(refused).toMatchObject({ status: 503 });
  });
});

describe('the number of a request', () => {
  const lines = (text: string) =>
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));

  it('stands in the answer, in the sentence of a fault and on every line of the log, with route, time and partner', async () => {
    await api.clear();
    await api.owner.schema.alterTable('outbox').renameTo('outbox_away').execute();
    const before = api.log().length;
    const broken = await post(api, '/applications', homeApplication);
    await api.owner.schema.alterTable('outbox_away').renameTo('outbox').execute();
    const number = String(broken.headers['x-request-id']);
    expect(number).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(broken.json().detail).toContain(`podaj numer zdarzenia ${number}.`);
    const details = lines(api.log().slice(before));
    expect(details.map(({ reqId, msg }) => [reqId, msg])).toEqual([
      [number, 'a call broke'],
      [number, 'answered'],
    ]);
    expect(details[1]).toMatchObject({
      method: 'POST',
      route: '/pl/ndp/applications',
      status: 500,
      ms: expect.any(Number),
      partner: 'mpec',
    });
  });

  it('is ours, whatever number somebody sends, and may be read by the portal', async () => {
    const headers = { 'x-request-id': 'canary-number', origin: api.originOf('mpec') };
    const answers = [
      await api.server.inject({ url: '/health/live', headers }),
      await api.server.inject({ url: '/%zz', headers }),
    ];
    for (const answer of answers) expect(answer.headers['x-request-id']).toMatch(/^[2-9A-Z-]{14}$/);
    expect(answers[0]?.headers['access-control-expose-headers']).toContain('x-request-id');
    expect(api.log()).not.toContain('canary-number');
  });

  it('of a stranger belongs to no partner', async () => {
    const before = api.log().length;
    await api.server.inject({ url: '/health/live', headers: { origin: 'https://canary.example' } });
    const [details] = lines(api.log().slice(before));
    expect([details.route, details.partner]).toEqual(['/health/live', undefined]);
  });
});

describe('the log', () => {
  it('knows the route of a call, never its secrets, addresses or values', async () => {
    await api.clear();
    const canary = { ...homeApplication, email: 'canary@example.pl', note: 'canary-note' };
    const link = await submitAndOpenMail(api, canary, { key: 'canary-key' });
    await getByLink(api, link);
    await getByLink(api, { ...link, id: 'x' });
    await post(api, `/applications/${link.id}/email`, { email: 'canary@', submission_secret: 'canary-key' });
    await api.server.inject(`/nothing/${link.token}?token=${link.token}`);
    await api.owner.schema.alterTable('outbox').renameTo('outbox_away').execute();
    const broken = await post(api, '/applications', { ...canary, note: 'canary-500' });
    await api.owner.schema.alterTable('outbox_away').renameTo('outbox').execute();
    expect(broken.statusCode).toBe(500);
    expect(api.log()).toContain('/pl/ndp/applications/:token/:id');
    expect(api.log()).toContain('a call broke');
    for (const secret of [link.token, link.id, 'canary']) expect(api.log()).not.toContain(secret);
  });

  it('holds nothing of a person after a whole application, refused and broken saves among it', async () => {
    await api.clear();
    const link = await fillIn(api);
    await put(api, link, 'client_info', { ...homeSections.client_info, pesel: '44051401358' });
    await api.owner.schema.alterTable('application_section').renameTo('away').execute();
    const broken = await getByLink(api, link);
    await api.owner.schema.alterTable('away').renameTo('application_section').execute();
    expect(broken.statusCode).toBe(500);
    const { client_info, building_address, building_info, settlement } = homeSections;
    const said = [client_info, building_address, building_info, settlement].flatMap(Object.values);
    const telling = said.map(String).filter((value) => value.length > 5 && value !== 'owner');
    expect(telling.length).toBeGreaterThan(6);
    expect(telling.filter((value) => api.log().includes(value))).toEqual([]);
    expect(api.log()).not.toContain(link.token);
  });
});
