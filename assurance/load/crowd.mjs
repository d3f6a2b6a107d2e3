import { appendFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { say } from '../stage/say.mjs';
import { pdfNamed } from './answers.mjs';
import { Applicant, depths } from './applicant.mjs';

/** Applicants who work at the same time while the server comes and goes. */
export class Crowd {
  applicants = [];
  /** Requests that broke off without an answer. */
  interrupted = 0;
  /** Signatures that were done although their answer was lost. */
  signatureRepeated = 0;
  /** Whether a 503 that names a time to come back is no fault, and how many there were. */
  mayRefuse = false;
  refused = 0;
  /** How often an application was compared with what was acknowledged. */
  compared = 0;
  /** What is sent with a settlement, by a name. */
  files = [pdfNamed];
  faults = [];
  answers = new Map();
  latencies = [];
  #under = new Set();
  #resting = new Set();
  #isDown = true;
  #isClosed = false;

  constructor({ line, seed, random, width, journal, deepest = 'settled' }) {
    Object.assign(this, { line, seed, random, width, journal });
    this.depths = depths.slice(0, depths.indexOf(deepest) + 1);
  }

  up() {
    this.#isDown = false;
  }

  down() {
    this.#isDown = true;
  }

  async whileDown() {
    while (this.#isDown) await wait(20);
  }

  /** Keeps so many applicants at work as the crowd is wide; those who wait for a mail do not count. */
  async open() {
    for (;;) {
      if (this.#isClosed) return;
      const isRoom = this.#under.size - this.#resting.size < this.width && this.#under.size < this.width * 6;
      if (isRoom && !this.#isDown) this.#begin();
      else await wait(20);
    }
  }

  /** Nobody new begins; resolves when everybody has arrived, or to those who have not after this time, ms. */
  async finish(patienceMs) {
    this.#isClosed = true;
    const end = performance.now() + patienceMs;
    while (this.#under.size > 0 && performance.now() < end) await wait(100);
    return [...this.#under];
  }

  /** Tries until something comes of it. */
  async until(applicant, what, look) {
    applicant.waitsFor = what;
    for (let tries = 0; ; tries++) {
      await this.whileDown();
      const found = await look();
      if (found) {
        this.#resting.delete(applicant);
        applicant.waitsFor = undefined;
        return found;
      }
      if (tries > 5) this.#resting.add(applicant);
      await wait(Math.min(200 + tries * 100, 1_500));
    }
  }

  note(applicant, { method, path }, answer, ms) {
    const route = path.replace(/\/[\w-]{20,}/g, '/…').replace(/\?.*/, '');
    const name = `${answer.status} ${method} ${route}`;
    this.answers.set(name, (this.answers.get(name) ?? 0) + 1);
    this.latencies.push(ms);
    const isRefusal = answer.status === 503 && answer.headers['retry-after'] !== undefined;
    if (this.mayRefuse && isRefusal) this.refused += 1;
    else if (answer.status >= 500) this.fault(applicant, `${name} ${answer.bytes.subarray(0, 200)}`);
    if (answer.status >= 300 || method === 'GET' || !this.journal) return;
    const { id, reference, revision, status } = answer.json ?? {};
    const line = { at: new Date().toISOString(), n: applicant.n, name, id, reference, revision, status };
    appendFileSync(this.journal, `${JSON.stringify(line)}\n`);
  }

  fault(applicant, words) {
    this.faults.push({ n: applicant.n, words });
    say('fault', { n: applicant.n, id: applicant.submission?.id, words });
  }

  #begin() {
    const n = this.applicants.length + 1;
    const applicant = new Applicant({
      n,
      depth: this.random.pick(this.depths),
      crowd: this,
      random: this.random,
    });
    this.applicants.push(applicant);
    this.#under.add(applicant);
    applicant
      .walk()
      .catch((cause) => this.fault(applicant, `cannot go on: ${cause.message}`.slice(0, 400)))
      .finally(() => {
        this.#under.delete(applicant);
        this.#resting.delete(applicant);
      });
  }
}
