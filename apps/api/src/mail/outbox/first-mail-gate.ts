/** Remembers that no further first mail may go for a while, so that those that wait are not even looked at. */
export class FirstMailGate {
  #closedUntil = 0;

  closeUntil(moment: Date): void {
    this.#closedUntil = moment.getTime();
  }

  isOpen(now: Date): boolean {
    return now.getTime() >= this.#closedUntil;
  }
}
