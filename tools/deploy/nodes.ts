import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** What stands behind a proxy in place of a node: every answer the product can give, without the product. */
export interface Node {
  readonly port: number;
  /** Whether it says that visitors may be sent here. */
  isReady: boolean;
  /** How often it was asked whether it is ready and said no. */
  saidNo: number;
  /** The calls it was asked to answer, health aside. */
  readonly calls: IncomingMessage[];
  /** Answers what waits at `/slow`. */
  answerSlow(): void;
  /** Ends at once, as a killed process does: nothing listens, and what is under way breaks off. */
  kill(): Promise<void>;
}

/** A host whose portal or desk is closed: the answer of one host, and no fault of the node. */
const closedHosts = /^(desk|stx)\./;

export async function startNode(name: string): Promise<Node> {
  const server = createServer((request, response) => answer(request, response));
  const waiting: ServerResponse[] = [];
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const node: Node = {
    port: (server.address() as AddressInfo).port,
    isReady: true,
    saidNo: 0,
    calls: [],
    answerSlow: () => {
      for (const response of waiting.splice(0)) answerAs(response, 200);
    },
    kill: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
  return node;

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { url = '', headers } = request;
    if (url === '/health/ready') {
      if (!node.isReady) node.saidNo += 1;
      const isAsked = headers.host === 'api.grants.example.pl';
      response.writeHead(!isAsked ? 404 : node.isReady ? 200 : 503).end();
      return;
    }
    node.calls.push(request);
    if (url === '/slow') return void waiting.push(response);
    if (url.endsWith('/silent')) return;
    if (url.endsWith('/breaks-off')) return void request.socket.destroy();
    if (url.endsWith('/half')) {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('half', () => request.socket.destroy());
      return;
    }
    const status = closedHosts.test(headers.host ?? '') ? 503 : 200;
    request.resume().once('end', () => answerAs(response, status));
  }

  function answerAs(response: ServerResponse, status: number): void {
    response.writeHead(status, { 'x-node': name }).end(status === 503 ? 'closed' : 'open');
  }
}
