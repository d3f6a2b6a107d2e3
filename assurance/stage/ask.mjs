import { Agent, request } from 'node:http';

/** The connection broke before an answer came: nobody knows whether the server has done what it was asked. */
export class NoAnswer extends Error {}

/** Calls the server on the loopback interface, whatever host it is called by. */
export class Line {
  #agent = new Agent({ keepAlive: true, maxSockets: 64 });
  #port;
  #patienceMs;
  /** Where it listens. */
  host = '127.0.0.1';
  /** Label of the portal the calls come from. */
  portal = '';
  /** Whether the server believes it stands behind a proxy that speaks TLS, as in staging and production. */
  isBehindTls = false;

  constructor(port, patienceMs = 20_000) {
    this.#port = port;
    this.#patienceMs = patienceMs;
  }

  /** @throws {NoAnswer} */
  send(label, path, { method = 'GET', headers = {}, body, agent = this.#agent } = {}) {
    const host = this.#hostOf(label);
    const options = { host: this.host, port: this.#port, path, method, headers: { host, ...headers } };
    return new Promise((resolve, reject) => {
      const broke = (cause) => reject(new NoAnswer(cause.code ?? cause.message));
      const outgoing = request({ ...options, agent }, (answer) => {
        const parts = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('error', broke);
        answer.on('end', () => resolve(toAnswer(answer, Buffer.concat(parts))));
      });
      outgoing.setTimeout(this.#patienceMs, () => outgoing.destroy(new Error('too slow')));
      outgoing.on('error', broke);
      outgoing.end(body);
    });
  }

  /** A call of the table, as the portal makes it. */
  call(method, path, { body, file, visitor, key, seen } = {}) {
    const headers = {
      origin: `${this.isBehindTls ? 'https' : 'http'}://${this.#hostOf(this.portal)}`,
      'accept-language': 'pl',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(file === undefined ? {} : { 'content-type': 'application/octet-stream' }),
      ...(visitor === undefined ? {} : { 'x-forwarded-for': visitor }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(seen === undefined ? {} : { 'if-match': seen }),
    };
    const sent = file ?? (body === undefined ? undefined : JSON.stringify(body));
    return this.send('api', `/pl/ndp${path}`, { method, headers, body: sent });
  }

  /** What lies in the mailbox for one address, the newest first. */
  async mailsTo(address) {
    const { status, json } = await this.send('mail', `/messages?to=${encodeURIComponent(address)}`);
    return status === 200 ? json : [];
  }

  #hostOf(label) {
    return this.isBehindTls ? `${label}.ndp.localhost` : `${label}.ndp.localhost:${this.#port}`;
  }

  close() {
    this.#agent.destroy();
  }
}

function toAnswer({ statusCode, headers }, bytes) {
  const isJson = String(headers['content-type']).includes('json');
  return {
    status: statusCode,
    headers,
    bytes,
    json: isJson ? JSON.parse(bytes.toString('utf8')) : undefined,
  };
}
