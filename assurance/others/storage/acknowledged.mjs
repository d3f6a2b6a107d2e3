import { hashOf, pdfNamed } from '../../load/answers.mjs';
import { sendDocument } from '../case.mjs';

/** The documents of one applicant which the product acknowledged, and whether it still has them. */
export class Acknowledged {
  #applicant;
  #hashes = new Map();
  /** How often each way of sending had each status. */
  statuses = {};
  /** What was said of documents that were not taken. */
  sentences = new Set();

  constructor(applicant) {
    this.#applicant = applicant;
  }

  get size() {
    return this.#hashes.size;
  }

  /**
   * Sends so many documents, one after the other, each once.
   *
   * @param during  is called with the number of each while it is under way
   * @returns how many were taken
   * @throws {Error} one was refused otherwise than for now
   */
  async send(how, count, during = () => {}) {
    const before = this.size;
    for (let n = 0; n < count; n += 1) {
      const file = pdfNamed(`${how} ${n}`);
      const sending = sendDocument(this.#applicant, { file });
      during(n);
      const { status, json } = await sending;
      this.statuses[`${how}: ${status}`] = (this.statuses[`${how}: ${status}`] ?? 0) + 1;
      if (status === 200) this.#keep(json.payment.documents, file);
      else if (status === 503) this.sentences.add(json?.detail);
      else throw new Error(`${how}: ${status} ${json?.detail}`);
    }
    return this.size - before;
  }

  #keep(documents, file) {
    for (const { id } of documents) if (!this.#hashes.has(id)) this.#hashes.set(id, hashOf(file));
  }

  /** @returns how many are listed, whether these are they alone, and how many come back byte by byte */
  async look() {
    const { crowd, path } = this.#applicant;
    const { documents } = (await this.#applicant.read()).payment;
    const listed = new Set(documents.map(({ id }) => id));
    let whole = 0;
    for (const [id, hash] of this.#hashes) {
      const { status, bytes } = await crowd.line.call('GET', `${path}/settlement_documents/${id}`);
      if (status === 200 && hashOf(bytes) === hash) whole += 1;
    }
    const isSame = listed.size === this.size && [...this.#hashes.keys()].every((id) => listed.has(id));
    return { listed: listed.size, isSame, whole };
  }
}
