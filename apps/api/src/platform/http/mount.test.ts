import { once } from 'node:events';
import { connect } from 'node:net';
import { call } from '@ndp/contract/call.ts';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApi } from '../../testing/test-api.ts';
import { answerFailure } from './failures.ts';
import { mount } from './mount.ts';
import { portalHttp } from './portal-call.ts';

const api = await startTestApi();
afterAll(() => api.close());

const described = call('POST /described', {
  summary: 'A call for this test',
  body: z.strictObject({ note: z.string() }),
  answer: z.object({ reference: z.string(), people: z.array(z.object({ name: z.string() })) }),
});

/** The answer to a call whose handler gives more than it may. */
async function answerTo(body: string) {
  const server = Fastify();
  server.setErrorHandler(answerFailure);
  const row = { reference: 'NDP-1', pesel: '44051401359', people: [{ name: 'Jan', iban: 'PL61' }] };
  mount(portalHttp(server, api.context), described, async (input) => ({ ...row, note: input.body.note }));
  const headers = { origin: api.originOf('mpec'), 'content-type': 'application/json' };
  const answer = await server.inject({ method: 'POST', url: described.path, headers, body });
  await server.close();
  return answer;
}

describe('a call of the table', () => {
  it('answers what is described, whatever else its handler holds', async () => {
    const answer = await answerTo('{"note":"a"}');
    expect(answer.json()).toEqual({ reference: 'NDP-1', people: [{ name: 'Jan' }] });
  });

  it.each([
    ['seven lists', `${'['.repeat(7)}${']'.repeat(7)}`],
    ['seven objects', `${'{"a":'.repeat(7)}1${'}'.repeat(7)}`],
    ['as many as a body holds', `${'['.repeat(32_000)}${']'.repeat(32_000)}`],
  ])('takes no more than six levels, and says so: %s', async (_, body) => {
    const answer = await answerTo(body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().detail).toEqual([
      { loc: ['body'], msg: 'Przesłane dane są zagnieżdżone zbyt głęboko.', type: 'too_deep' },
    ]);
  });

  it.each(['\\u0000', '\\ud800'])('takes no text that no database can keep: %s', async (sign) => {
    const answer = await answerTo(`{"note":"a${sign}b"}`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().detail[0]).toMatchObject({ loc: ['body', 'note'], type: 'unprintable' });
  });

  it('reads six levels', async () => {
    const answer = await answerTo(`{"note":${'['.repeat(5)}${']'.repeat(5)}}`);
    expect(answer.json().detail[0]).toMatchObject({ loc: ['body', 'note'], type: 'wrong_type' });
  });
});

/** Larger than what the system takes in while nobody reads. */
const largeFile = Buffer.alloc(64_000_000);
const large = call('GET /large', {
  summary: 'A file for this test',
  params: z.strictObject({}),
  secret: 'signing',
  query: z.object({ status: z.optional(z.string()) }),
  answer: { mediaTypes: ['application/pdf'] },
});

/** How often a file counts as delivered, over HTTP, after a visitor did something. */
async function deliveriesAfter(visit: (port: number) => Promise<unknown>): Promise<number> {
  const server = Fastify();
  let deliveries = 0;
  const answers: Promise<unknown>[] = [];
  server.addHook('onRequest', async (_, reply) => void answers.push(once(reply.raw, 'close')));
  server.addHook('onSend', async (request, reply) => {
    const { status } = Object(request.query) as { status?: string };
    if (status) reply.status(Number(status));
  });
  mount(portalHttp(server, api.context), large, async ({ whenDelivered }) => {
    whenDelivered(async () => {
      deliveries += 1;
    });
    return { bytes: largeFile, mediaType: 'application/pdf', name: 'file.pdf' };
  });
  const port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);
  await visit(port);
  await Promise.all(answers);
  await server.close();
  return deliveries;
}

describe('what is done once an answer was delivered', () => {
  const ask =
    (method: string, path: string = large.path) =>
    async (port: number) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method });
      await answer.arrayBuffer();
    };
  const abort = async (port: number) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET ${large.path} HTTP/1.1\r\nHost: api.ndp.localhost\r\n\r\n`);
    await once(socket, 'data');
    socket.destroy();
  };

  it.each([
    ['the whole of it', 1, ask('GET')],
    ['its head alone', 0, ask('HEAD')],
    ['a part of it, by a visitor who then goes', 0, abort],
    ['that it is what they have already', 0, ask('GET', `${large.path}?status=304`)],
    ['an answer that says it is only a part', 0, ask('GET', `${large.path}?status=206`)],
  ])('is done for whoever was sent %s: %i', async (_, times, visit) => {
    expect(await deliveriesAfter(visit)).toBe(times);
  });
});
