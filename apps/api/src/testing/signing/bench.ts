import type { Hint, SigningPort } from '../../features/signing/port/port.ts';
import type { Clock } from '../../platform/clock.ts';
import type { KeyRing } from '../../platform/crypto/secrets.ts';
import type { Database } from '../../platform/database/database.ts';

/** What the platform sent: a raw call, or a hint that never left the process. */
export type News =
  | { readonly headers: Readonly<Record<string, string>>; readonly raw: Uint8Array }
  | { readonly hint: Hint };

/** How a platform answers from now on. */
export type Weather = 'fair' | 'down' | 'garbage' | 'flood';

/** A provider together with the people who sign there, for the contract suite. */
export interface Bench {
  readonly port: SigningPort;
  /** The adapter of another process over the same platform. */
  another(): SigningPort;
  /** How many papers of a request stand there and are not cancelled. */
  live(requestId: string): Promise<number>;
  view(providerId: string, ref: string): Promise<void>;
  sign(providerId: string, ref: string): Promise<void>;
  decline(providerId: string, ref: string, reason: string): Promise<void>;
  /** Everything the platform has said about a paper, oldest first, each once. */
  news(providerId: string): Promise<readonly News[]>;
  /** The kinds of bad weather this platform knows. */
  readonly weathers: readonly Weather[];
  turn(weather: Weather): void;
  close(): Promise<void>;
}

/** What a bench is opened with. */
export interface BenchParts {
  readonly db: Database;
  readonly keys: KeyRing;
  readonly clock: Clock;
}
