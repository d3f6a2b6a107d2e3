import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';

/** How often each process is asked whether it is ready, ms. */
const lookMs = 250;

/**
 * Sends requests to processes in turn, as a balancer does: only to those that said they are ready, over connections
 * that are kept. It repeats nothing: what a process does not answer, the visitor sees.
 */
export class Balancer {
  #port;
  #places;
  #server;
  #looking;
  #next = 0;
  #patienceMs;

  /**
   * @param ports  where the processes listen, on this machine
   * @param hosts  on which of its addresses, in the same order
   * @param patienceMs  how long each may take to say that it is ready
   */
  constructor(port, ports, hosts = [], patienceMs = 2_000) {
    this.#port = port;
    this.#patienceMs = patienceMs;
    this.#places = ports.map((each, nth) => ({
      port: each,
      host: hosts[nth] ?? '127.0.0.1',
      agent: new Agent({ keepAlive: true }),
      isReady: false,
      count: 0,
    }));
  }

  /** Requests each process has got. */
  get counts() {
    return this.#places.map(({ count }) => count);
  }

  async start() {
    await this.#lookAtAll();
    this.#looking = setInterval(() => this.#lookAtAll(), lookMs);
    this.#server = createServer((incoming, answer) => this.#pass(incoming, answer)).listen(
      this.#port,
      '127.0.0.1',
    );
    await once(this.#server, 'listening');
  }

  async stop() {
    clearInterval(this.#looking);
    for (const { agent } of this.#places) agent.destroy();
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #lookAtAll() {
    return Promise.all(this.#places.map((place) => this.#look(place)));
  }

  #look(place) {
    const options = { host: place.host, port: place.port, path: '/health/ready', agent: false };
    const headers = { host: `api.ndp.localhost:${place.port}` };
    return new Promise((resolve) => {
      const incoming = request({ ...options, headers, timeout: this.#patienceMs }, (answer) => {
        answer.resume();
        place.isReady = answer.statusCode === 200;
        resolve();
      });
      incoming.on('timeout', () => incoming.destroy(new Error('too slow')));
      incoming.on('error', () => {
        place.isReady = false;
        resolve();
      });
      incoming.end();
    });
  }

  #pass(incoming, answer) {
    const ready = this.#places.filter(({ isReady }) => isReady);
    const place = ready[this.#next++ % ready.length];
    if (!place) return answer.writeHead(502, { 'content-length': 0 }).end();
    place.count += 1;
    const headers = { ...incoming.headers };
    const { method, url: path } = incoming;
    const passed = request(
      { host: place.host, port: place.port, method, path, headers, agent: place.agent },
      (given) => {
        const { connection: _, ...rest } = given.headers;
        answer.writeHead(given.statusCode, rest);
        given.pipe(answer);
      },
    );
    passed.on('error', () => {
      if (!answer.headersSent) answer.writeHead(502, { 'content-length': 0 });
      answer.end();
    });
    incoming.pipe(passed);
  }
}
