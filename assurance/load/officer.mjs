/** A made-up person at the desk of a developer’s machine, without its pages. */
export class Officer {
  #line;
  #jars = { desk: new Map(), id: new Map() };

  constructor(line) {
    this.#line = line;
  }

  /** Through the made-up issuer, with the second factor. */
  async logIn(person) {
    const page = await this.#follow({ label: 'desk', path: '/login' });
    const body = new URLSearchParams({ person, factor: 'yes' }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await this.#send(page, { method: 'POST', headers, body });
    await this.#follow(placeOf(answer.headers.location, page));
    return this;
  }

  /** The session, as a browser sends it to the desk. */
  get cookie() {
    return [...this.#jars.desk].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Does something at the desk of a partner. @throws {Error} it was refused */
  do(partner, path, body) {
    const headers = { 'content-type': 'application/json' };
    return this.#ask(partner, path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  /** What the desk of a partner shows. @throws {Error} it was refused */
  read(partner, path) {
    return this.#ask(partner, path, { headers: {} });
  }

  async #ask(partner, path, { headers, ...sent }) {
    const place = { label: 'desk', path: `/api/partners/${partner}${path}` };
    const own = { 'sec-fetch-site': 'same-origin', ...headers };
    const { status, bytes, json } = await this.#send(place, { ...sent, headers: own });
    if (status !== 200) throw new Error(`${path}: ${status} ${bytes}`);
    return json;
  }

  async #follow(place) {
    const { headers } = await this.#send(place, {});
    return headers.location ? this.#follow(placeOf(headers.location, place)) : place;
  }

  async #send({ label, path }, { headers = {}, ...sent }) {
    const jar = this.#jars[label];
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    // A connection of its own: one kept open may be closed by the server in the moment it is used again.
    const options = { ...sent, headers: { ...headers, cookie }, agent: false };
    const answer = await this.#line.send(label, path, options);
    for (const set of answer.headers['set-cookie'] ?? []) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    return answer;
  }
}

/** Where an address of the desk or of the issuer leads. */
function placeOf(address, { label }) {
  const { hostname, pathname, search } = new URL(address, `http://${label}.ndp.localhost`);
  return { label: hostname.split('.')[0], path: `${pathname}${search}` };
}
