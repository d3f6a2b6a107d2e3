import type { Target } from './addresses.ts';

/** Thrown by a page that is entered: the visitor belongs on another one. */
export class Redirect extends Error {
  readonly target: Target;
  /** The page that could not be opened; the one that says so leads back to it. */
  readonly cameFrom: string | undefined;

  constructor(target: Target, cameFrom?: string) {
    super(`to ${target.to}`);
    this.target = target;
    this.cameFrom = cameFrom;
  }
}

/** Thrown by a page that is entered: nothing stands at its address. */
export class NothingThere extends Error {}

/** To be thrown: the visitor belongs on another page, and Back does not lead to this one. */
export function redirect(target: Target): Redirect {
  return new Redirect(target);
}

/** To be thrown: nothing stands at this address. */
export function notFound(): NothingThere {
  return new NothingThere('nothing stands at this address');
}
