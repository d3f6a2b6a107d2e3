/** Does one piece of work after the other; one that fails does not hold up the next. */
export class OneAtATime {
  #last: Promise<unknown> = Promise.resolve();

  run<Done>(work: () => Promise<Done>): Promise<Done> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }
}
