import { say } from '../stage/say.mjs';

/** What a driver has found wrong, in words, each once. */
export class Faults {
  #found = new Set();

  require(isTrue, words) {
    if (!isTrue) this.#found.add(words);
  }

  /** Says how it ended. @returns whether nothing was wrong */
  tell() {
    const faults = [...this.#found];
    say(faults.length === 0 ? 'passed' : 'failed', { faults });
    return faults.length === 0;
  }
}
