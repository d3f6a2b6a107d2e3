import type { AddressBook } from './address-book.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { KeyRing } from './crypto/secrets.ts';
import type { Database } from './database/database.ts';
import type { Draining } from './draining.ts';
import type { Storage } from './files/port.ts';
import type { LoopName } from './jobs/heartbeat.ts';
import type { Counters } from './limits/counters.ts';
import type { Limits } from './limits/limits.ts';
import type { PartnerDirectory } from './partners/partners.ts';
import type { Statements } from './statements.ts';
import type { PortalText } from './texts.ts';

/** What the calls and the worker are built from; put together once, in `main.ts` or a test. */
export interface CoreContext {
  readonly config: Config;
  readonly db: Database;
  readonly keys: KeyRing;
  readonly clock: Clock;
  readonly partners: PartnerDirectory;
  readonly limits: Limits;
}

/** What the calls need besides. */
export interface AppContext extends CoreContext {
  readonly counters: Counters;
  readonly addresses: AddressBook;
  readonly statements: Statements;
  /** The texts a partner may word otherwise. */
  readonly texts: () => readonly PortalText[];
  /** Where the documents of settlements lie. */
  readonly storage: Storage;
  readonly draining: Draining;
  /** Tells the workers, or one of them, that there may be something to do; called after the commit. */
  readonly wake: (only?: LoopName) => void;
}
