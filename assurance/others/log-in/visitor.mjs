import { createHmac } from 'node:crypto';
import { request as plain } from 'node:http';
import { request as secured } from 'node:https';

/** A browser without script that keeps cookies, knows names of this machine, and trusts one certificate. */
export class Visitor {
  #jar = new Map();
  #ca;

  constructor(ca) {
    this.#ca = ca;
  }

  /** Follows an address, and whatever it leads to. @returns where it ended, with what status and text */
  async open(address, form, headers = {}) {
    const url = new URL(address);
    const answer = await this.#send(url, form, headers);
    for (const set of answer.headers['set-cookie'] ?? []) this.#keep(url.hostname, set);
    const { location } = answer.headers;
    if (location) return this.open(new URL(location, url).href);
    return { address: url.href, ...answer };
  }

  /** Fills in the form of a page, and sends it. */
  async fillIn(page, fields) {
    const [, action] = /<form[^>]*action="([^"]+)"/.exec(page.text) ?? [];
    if (!action) throw new Error(`no form at ${page.address}: ${page.text.slice(0, 300)}`);
    const hidden = [...page.text.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([input]) => [
      /name="([^"]*)"/.exec(input)?.[1] ?? '',
      /value="([^"]*)"/.exec(input)?.[1] ?? '',
    ]);
    const form = new URLSearchParams([...hidden.filter(([name]) => name), ...Object.entries(fields)]);
    return this.open(new URL(action.replaceAll('&amp;', '&'), page.address).href, form.toString());
  }

  /** Forgets who it was. */
  leave() {
    this.#jar.clear();
  }

  #keep(host, set) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
    const own = this.#jar.get(host) ?? new Map();
    if (/max-age=0|1970/i.test(set) || !value) own.delete(name);
    else own.set(name, value);
    this.#jar.set(host, own);
  }

  #send(url, form, headers) {
    const cookie = [...(this.#jar.get(url.hostname) ?? [])].map((pair) => pair.join('=')).join('; ');
    const typed = form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' };
    const options = {
      method: form === undefined ? 'GET' : 'POST',
      headers: { host: url.host, cookie, ...typed, ...headers },
      path: url.pathname + url.search,
      host: '127.0.0.1',
      servername: url.hostname,
      port: url.port,
      ca: this.#ca,
      agent: false,
    };
    return new Promise((resolve, reject) => {
      const asked = (url.protocol === 'https:' ? secured : plain)(options, (answer) => {
        const parts = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('end', () => {
          const text = Buffer.concat(parts).toString('utf8');
          resolve({ status: answer.statusCode, headers: answer.headers, text });
        });
      });
      asked.on('error', reject);
      asked.end(form);
    });
  }
}

/** The six digits an authenticator shows now (RFC 6238, SHA-1, 30 s) for a secret of ASCII. */
export function codeOf(secret, now = Date.now()) {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const at = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
