import { setTimeout as wait } from 'node:timers/promises';
import { Line } from '../stage/ask.mjs';
import { countBy, quantile } from '../stage/say.mjs';
import { estimateOf } from './answers.mjs';

/** Told by nobody: the connection broke off before an answer. */
const noAnswer = 599;
/** After the database moved a submission is given up after this, ms. */
const patienceMs = 60_000;

/**
 * Applications sent from every portal one after the other, each from a network of its own: limits are not what is tried
 * here. Like a browser each is sent again, under the same key, until it is taken.
 */
export class Submissions {
  #lines;
  #lanes = [];
  #isOver = false;
  /** When each was answered, ms, and how. */
  answers = [];
  sent = 0;
  /** When the database began to be away, and when the next one had taken its place, ms. */
  from = Number.POSITIVE_INFINITY;
  switched = Number.POSITIVE_INFINITY;

  constructor(server, port) {
    this.#lines = server.portals.map((portal) => Object.assign(new Line(port, 30_000), { portal }));
  }

  /** Begins at every portal where the owner of a house can apply. */
  async start() {
    const open = [];
    for (const line of this.#lines)
      if ((await submit(line, 'pierwsza@example.pl', '10.9.9.9')).status === 201) open.push(line);
    this.sent += open.length;
    this.#lanes = open.map((line, lane) => this.#submitOn(line, lane));
  }

  async stop() {
    this.#isOver = true;
    await Promise.all(this.#lanes);
    for (const line of this.#lines) line.close();
  }

  get acknowledged() {
    return this.answers.filter(({ status }) => status === 201);
  }

  /** The first that was taken by the next database. */
  get firstAfter() {
    return this.acknowledged.find(({ at }) => at > this.switched);
  }

  /**
   * Requires that nothing acknowledged is lost, nothing is there twice, and all is well again by itself.
   *
   * @param ask  what a statement answers in the next database
   */
  judge(faults, { ask, withinMs }) {
    const { acknowledged, firstAfter, from, switched } = this;
    faults.require(
      acknowledged.some(({ at }) => at < from),
      'nothing was taken before the crash',
    );
    faults.require(
      firstAfter !== undefined && firstAfter.at - switched < withinMs,
      `it is not back by itself within ${withinMs / 1000} s`,
    );
    const others = this.answers.filter(({ status }) => ![201, 503, noAnswer].includes(status));
    faults.require(others.length === 0, `submissions were answered ${JSON.stringify(countStatuses(others))}`);
    faults.require(
      this.answers.every(({ at, status }) => status === 201 || (at > from && at < switched + withinMs)),
      'something was refused or broke off while no database was away',
    );
    const stored = new Set(ask('select reference from application'));
    const lost = acknowledged.filter(({ reference }) => !stored.has(reference));
    faults.require(lost.length === 0, `${lost.length} acknowledged submissions are lost`);
    const [count] = ask('select count(*) from application');
    faults.require(Number(count) === this.sent, `${this.sent} submissions are ${count} applications`);
  }

  /** What happened, for the record. */
  get figures() {
    const times = this.answers.map(({ ms }) => ms);
    return {
      submissions: this.sent,
      acknowledged: this.acknowledged.length,
      answers: countStatuses(this.answers),
      promotedAfterMs: Math.round(this.switched - this.from),
      backAfterMs: this.firstAfter && Math.round(this.firstAfter.at - this.switched),
      worstMs: Math.max(...times),
      p50Ms: quantile(times, 0.5),
    };
  }

  async #submitOn(line, lane) {
    for (let n = 0; !this.#isOver; n++) {
      const email = `zmiana.${lane}.${n}@example.pl`;
      const visitor = `10.${lane}.${n % 256}.${n >> 8}`;
      this.sent += 1;
      for (let isTaken = false; !isTaken; ) {
        const begun = performance.now();
        const answer = await submit(line, email, visitor).catch(() => ({ status: noAnswer }));
        const { status, json, headers } = answer;
        const at = performance.now();
        this.answers.push({ at, ms: Math.round(at - begun), status, reference: json?.reference });
        isTaken = status === 201 || begun > this.switched + patienceMs;
        await wait(isTaken ? 1_000 : 1_000 * Number(headers?.['retry-after'] ?? 1));
      }
    }
  }
}

const countStatuses = (answers) => countBy(answers.map(({ status }) => String(status)));

function submit(line, email, visitor) {
  return line.call('POST', '/applications', { body: estimateOf(email), key: email, visitor });
}
