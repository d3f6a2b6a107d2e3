import type { Clock } from '../clock.ts';

/** What works in the background, by the name it is watched under. */
export type LoopName =
  | 'mails'
  | 'signatures'
  | 'contracts'
  | 'bulk'
  | 'training'
  | 'deadlines'
  | 'housekeeping'
  | 'anchors'
  | 'digest';

/** When each loop last ended a round well. A loop that stands still or fails over and over is seen by its age. */
export class Heartbeat {
  readonly #clock: Clock;
  readonly #lastWell = new Map<LoopName, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The loop runs from now on; until its first good round its age counts from here. */
  begin(loop: LoopName): void {
    if (!this.#lastWell.has(loop)) this.beat(loop);
  }

  beat(loop: LoopName): void {
    this.#lastWell.set(loop, this.#clock().getTime());
  }

  /** Seconds since each loop last ended a round well, or began. */
  ages(): readonly (readonly [LoopName, number])[] {
    const now = this.#clock().getTime();
    return [...this.#lastWell].map(([loop, at]) => [loop, (now - at) / 1000]);
  }
}
