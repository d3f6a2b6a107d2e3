import { createServer, request } from 'node:http';

/** What a scanner may reach: the product on this machine, and no more often than so. Everybody else is refused. */
export class Guard {
  #server;
  #requests = 0;
  /** Answers by host, method and status, and the faults of a server with what was asked. */
  statuses = {};
  faults = [];

  /**
   * @param hosts  by its name what it is: its port, and headers that every request to it gets
   * @param most  requests to let through
   */
  constructor(hosts, most) {
    this.#server = createServer((asked, answer) => {
      const { hostname, host, pathname, search } = new URL(asked.url, 'http://nowhere');
      const known = hosts[hostname];
      this.#requests += 1;
      if (!known || this.#requests > most) {
        this.#note(known ? 'too many' : 'elsewhere', 0);
        asked.resume();
        answer.writeHead(403).end();
        return;
      }
      // Each comes from another visitor, so that limits of one do not end the scan.
      const visitor = `10.${this.#requests >> 16}.${(this.#requests >> 8) & 255}.${this.#requests & 255}`;
      const headers = { ...asked.headers, host, 'x-forwarded-for': visitor, ...known.headers };
      const place = { host: '127.0.0.1', port: known.port, method: asked.method, agent: false };
      const onward = request({ ...place, path: pathname + search, headers }, (came) => {
        this.#note(`${hostname.split('.')[0]} ${asked.method}`, came.statusCode, pathname + search);
        answer.writeHead(came.statusCode, came.headers);
        came.pipe(answer);
      });
      onward.on('error', () => answer.destroy());
      asked.pipe(onward);
    });
  }

  /** @returns where it stands */
  listen(port) {
    this.#server.listen(port, '127.0.0.1');
    return `http://127.0.0.1:${port}`;
  }

  close() {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #note(call, status, address) {
    const name = status ? `${call} ${status}` : call;
    this.statuses[name] = (this.statuses[name] ?? 0) + 1;
    if (status >= 500) this.faults.push(`${name} ${address}`);
  }
}
