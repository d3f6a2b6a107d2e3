/** Whether the process is on its way out: it still answers, but nothing new should be sent to it. */
export class Draining {
  #hasBegun = false;

  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  begin(): void {
    this.#hasBegun = true;
  }
}
