import { connect, type Socket } from 'node:net';
import { call } from '@ndp/contract/call.ts';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sendRaw } from '../../testing/raw-socket.ts';
import { startTestApi } from '../../testing/test-api.ts';
import { answerFailure } from './failures.ts';
import { mount } from './mount.ts';
import { portalHttp } from './portal-call.ts';

const described = call('POST /cases/:id/files', {
  summary: 'A file for this test',
  secret: 'application',
  query: z.strictObject({}),
  params: z.strictObject({ id: z.string() }),
  body: { maxBytes: 1_000 },
  answer: z.object({ bytes: z.number() }),
});
const server = Fastify();
let begun = 0;
const slow: Socket[] = [];

const api = await startTestApi();
server.setErrorHandler(answerFailure);
mount(portalHttp(server, api.context), described, async (input) => {
  begun += 1;
  return { bytes: (await input.body).length };
});
const port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);
afterAll(async () => {
  for (const socket of slow) socket.destroy();
  await server.close();
  await api.close();
});

const head = (id: string, bytes: number) =>
  `POST ${described.path.replace(':id', id)} HTTP/1.1\r\nHost: api.ndp.localhost\r\nConnection: close\r\n` +
  `Content-Type: application/octet-stream\r\nContent-Length: ${bytes}\r\n\r\n`;

/** Files of which only the first byte comes. */
async function beginFiles(ids: readonly string[]): Promise<void> {
  const before = begun;
  for (const id of ids) {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${head(id, 900)}x`));
    slow.push(socket.on('error', () => {}));
  }
  await expect.poll(() => begun - before, { timeout: 20_000 }).toBe(ids.length);
}

describe('files that come slowly', () => {
  it('keep nobody else from sending: those of four cases take no place from a fifth', async () => {
    await beginFiles(['a', 'a', 'b', 'b', 'c', 'c', 'd', 'd']);
    const answer = await sendRaw(port, `${head('e', 4)}file`);
    expect([answer.status, answer.body]).toEqual([200, '{"bytes":4}']);
  });

  it('too large a file is told so once it has come, and is not kept', async () => {
    expect((await sendRaw(port, `${head('f', 1_001)}${'x'.repeat(1_001)}`)).status).toBe(413);
  });
});
