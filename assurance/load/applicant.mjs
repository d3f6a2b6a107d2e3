import { setTimeout as wait } from 'node:timers/promises';
import { NoAnswer } from '../stage/ask.mjs';
import { clientOf, estimateOf, hashOf, sectionsOf } from './answers.mjs';
import { compareWithKnown } from './known.mjs';
import { sign } from './sign.mjs';

/** How far applicants go. */
export const depths = ['submitted', 'sections', 'completed', 'contract_sent', 'contract_signed', 'settled'];

/**
 * One applicant on the whole way. Whatever is not answered is sent again, the same, until it is; whatever was
 * answered is remembered and looked for after each interruption.
 */
export class Applicant {
  /** The last application that was answered; nothing acknowledged may be missing in a later one. */
  known;
  submission;
  link;
  /** The part whose change is under way. */
  pending;
  reached = 'nowhere';
  files = [];

  constructor({ n, depth, crowd, random }) {
    Object.assign(this, { n, depth, crowd, random });
    this.email = `osoba.${crowd.seed}.${n}@example.pl`;
    this.visitor = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
    this.key = `klucz-${crowd.seed}-${n}-${random.between(0, 2 ** 40)}`;
  }

  async walk() {
    await this.#submit();
    if (this.depth === 'submitted') return;
    await this.#saveSections();
    if (['sections', 'completed'].includes(this.depth)) return;
    await this.untilStatus('contract_sent');
    if (this.depth === 'contract_sent') return;
    await sign(this);
    await this.untilStatus('contract_signed');
    await this.mailWith(/grant\/papers\/(\S+)/);
    if (this.depth === 'settled') await this.#settle();
  }

  get path() {
    return `/applications/${this.link.token}/${this.link.id}`;
  }

  /** Calls until there is an answer below 500; 429 waits. */
  async insist(method, path, options = {}) {
    for (;;) {
      await this.crowd.whileDown();
      const begun = performance.now();
      try {
        const answer = await this.crowd.line.call(method, path, { visitor: this.visitor, ...options });
        this.crowd.note(this, { method, path }, answer, performance.now() - begun);
        if (answer.status === 429) await wait(Number(answer.headers['retry-after'] ?? 1) * 1000);
        else if (answer.status >= 500) await wait(500);
        else return answer;
      } catch (cause) {
        if (!(cause instanceof NoAnswer)) throw cause;
        this.crowd.interrupted += 1;
        await wait(this.random.between(5, 60));
        await this.#look();
      }
    }
  }

  /** Changes something of the application. @throws {Error} another status than 200 */
  async change(method, path, options, part) {
    this.pending = part;
    const answer = await this.insist(method, `${this.path}${path}`, options);
    if (answer.status !== 200) throw new Error(`${method} ${path} ${answer.status} ${answer.bytes}`);
    this.#compare(answer.json);
    this.pending = undefined;
    return answer;
  }

  async read() {
    const answer = await this.insist('GET', this.path);
    if (answer.status !== 200) throw new Error(`the link is dead: ${answer.status}`);
    this.#compare(answer.json);
    return answer.json;
  }

  async untilStatus(status) {
    await this.crowd.until(this, status, async () => {
      const application = await this.read();
      return application.history.some((each) => each.status === status);
    });
    this.reached = status;
  }

  /** The newest mail whose text fits, and what it fits with. */
  async mailWith(pattern, isNew = () => true) {
    const find = async () => {
      const mails = await this.crowd.line.mailsTo(this.email).catch(() => []);
      const found = mails.filter(isNew).find(({ text }) => pattern.test(text));
      return found && { mail: found, match: pattern.exec(found.text) };
    };
    return this.crowd.until(this, `mail ${pattern.source.slice(0, 24)}`, find);
  }

  async #submit() {
    const request = { body: estimateOf(this.email), key: this.key };
    const answer = await this.insist('POST', '/applications', request);
    if (answer.status !== 201) throw new Error(`submission: ${answer.status} ${answer.bytes}`);
    this.submission = answer.json;
    this.reached = 'submitted';
    if (this.random.chance(0.5)) await this.#repeat(request);
    const { match } = await this.mailWith(/grant\/application\/([^/]+)\/(\S+)/);
    this.link = { id: match[1], token: match[2] };
    if (this.link.id !== this.submission.id) this.crowd.fault(this, 'the mail speaks of another application');
  }

  /** The same key gets the same application. */
  async #repeat(request) {
    const again = await this.insist('POST', '/applications', request);
    const isSame = again.status === 201 && again.json.id === this.submission.id;
    if (!isSame) this.crowd.fault(this, `the same key got ${again.status} and another application`);
  }

  async #saveSections() {
    const sections = sectionsOf(this.n);
    const most = this.depth === 'sections' ? this.random.between(1, 4) : sections.length;
    for (const [name, body] of sections.slice(0, most)) {
      await this.#save(name, body);
      if (name === 'building_info' && this.random.chance(0.4)) {
        await this.#save('client_info', clientOf(this.n, this.random.between(1, 99)));
      }
    }
    this.reached = most === sections.length ? 'completed' : 'sections';
  }

  async #save(name, body) {
    const seen = this.random.chance(0.7) && this.known ? { seen: `"${this.known.revision}"` } : {};
    await this.change('PUT', `/${name}`, { body, ...seen }, name === 'client_info' ? 'client' : name);
  }

  async #settle() {
    const kinds = ['invoice', 'proof_of_payment', 'acceptance_report'].slice(0, this.random.between(1, 3));
    for (const [nth, kind] of kinds.entries()) {
      const { files } = this.crowd;
      const file = files[(this.n + nth) % files.length](`${kind} ${this.n}`);
      const path = `/settlement_documents?kind=${kind}&name=${kind}.pdf`;
      const { json } = await this.change('POST', path, { file }, 'payment');
      const { id } = json.payment.documents.find((document) => document.kind === kind);
      this.files.push({ id, hash: hashOf(file) });
    }
    this.reached = 'settled';
  }

  /** After an interruption: is everything that was acknowledged still there? */
  async #look() {
    if (!this.link) return;
    await this.crowd.whileDown();
    const answer = await this.crowd.line
      .call('GET', this.path, { visitor: this.visitor })
      .catch(() => undefined);
    if (answer?.status === 200) this.#compare(answer.json);
    else if (answer?.status === 404) this.crowd.fault(this, 'the link opens nothing after an interruption');
  }

  #compare(current) {
    this.crowd.compared += 1;
    const losses = this.known ? compareWithKnown(this.known, current, this.pending) : [];
    for (const loss of losses) this.crowd.fault(this, loss);
    this.known = current;
  }
}
