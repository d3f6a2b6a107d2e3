import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { openTestDesk } from '../../testing/desk/test-desk.ts';
import { deskHttp } from './desk-http.ts';
import { deskCalls, mountDesk } from './routes.ts';

const { api, desk } = await openTestDesk();

const routes = Object.values(deskCalls).map(({ method, path }) => `${method} ${path}`);

interface DescribedDeskCall {
  readonly operationId: string;
  readonly description?: string;
  readonly responses: Readonly<Record<string, { readonly content: object }>>;
}

describe('the table of the desk’s calls', () => {
  it('and the mounted routes are the same, both ways', async () => {
    const mounted: string[] = [];
    const server = Fastify();
    server.addHook('onRoute', ({ method, url }) => {
      if (method !== 'HEAD') mounted.push(`${method} ${url}`);
    });
    mountDesk(deskHttp(server, api.running));
    await server.ready();
    expect(mounted.sort()).toEqual(routes.toSorted());
  });

  it('is described in full by openapi.json of the desk, each call with its permission and its answers', async () => {
    const { json } = await desk.another().send({ url: '/openapi.json' });
    const paths = Object.entries(json.paths as Record<string, Record<string, DescribedDeskCall>>);
    const described = paths.flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]) => ({
        line: `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
        ...call,
      })),
    );
    expect(described.map(({ line }) => line).sort()).toEqual(routes.toSorted());
    for (const { operationId, description, responses } of described) {
      const { permission, answer } = deskCalls[operationId] ?? {};
      expect([operationId, description]).toEqual([operationId, permission && `Permission: ${permission}`]);
      const types = answer && 'mediaTypes' in answer ? answer.mediaTypes : ['application/json'];
      expect([operationId, Object.keys(responses[200]?.content ?? {})]).toEqual([operationId, types]);
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['401', '403', '404', 'default']));
    }
  });
});
