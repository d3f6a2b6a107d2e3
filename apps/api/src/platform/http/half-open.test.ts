import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { boundHalfOpen } from './half-open.ts';

const most = 5;
let server: ReturnType<typeof createServer>;
let port: number;
const opened: Socket[] = [];
beforeEach(async () => {
  server = createServer((_asked, answer) => answer.end('tak'));
  boundHalfOpen(server, most);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as { port: number }).port;
});
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy();
  server.close();
  server.closeAllConnections();
});

/** Opens a connection and says no more than the beginning of a head. */
async function hang(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  opened.push(socket);
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nHost: ');
  return socket;
}

it('whoever leaves connections hanging loses the oldest, and is answered on a new one', async () => {
  const first = await hang();
  const isCut = once(first, 'close');
  for (let n = 0; n < most + 20; n += 1) await hang();
  await isCut;
  const answered = await new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1' }, ({ statusCode }) => resolve(statusCode))
      .on('error', reject)
      .end();
  });
  expect(answered).toBe(200);
  await expect.poll(() => opened.filter(({ destroyed }) => !destroyed).length).toBeLessThanOrEqual(most);
});

it('a connection on which something was asked is none of them', async () => {
  const asked = await hang();
  asked.write('ndp\r\n\r\n');
  await once(asked, 'data');
  for (let n = 0; n < most * 2; n += 1) await hang();
  await expect.poll(() => opened.filter(({ destroyed }) => !destroyed).length).toBeLessThanOrEqual(most + 1);
  expect(asked.destroyed).toBe(false);
});
