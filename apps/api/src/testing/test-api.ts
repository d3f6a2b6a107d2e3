import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { openRegister, type Register } from '@ndp/register/register.ts';
import { shippedData } from '@ndp/register/testing/whole-country.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { listTexts } from '../../list-texts.mjs';
import { buildApi } from '../app/api-site.ts';
import type { SigningCallContext } from '../features/signing/signing-service.ts';
import type { LeasedMail } from '../mail/outbox/leased.ts';
import { leaseMail, markSent } from '../mail/outbox/leased.ts';
import { type Config, type Environment, readConfig } from '../platform/config/config.ts';
import { publicOrigin } from '../platform/config/hosts.ts';
import { shippedStatements } from '../platform/config/shipped.ts';
import type { KeyRing } from '../platform/crypto/secrets.ts';
import { signActorsWith } from '../platform/database/audit-actor.ts';
import type { Database } from '../platform/database/database.ts';
import { withLongTimeout } from '../platform/database/deadline.ts';
import { Draining } from '../platform/draining.ts';
import { localFolder } from '../platform/files/local-folder.ts';
import { Counters } from '../platform/limits/counters.ts';
import { limitsOf } from '../platform/limits/limits.ts';
import type { Watch } from '../platform/log.ts';
import { openDirectory } from '../platform/partners/partners.ts';

import { readStatements } from '../platform/statements.ts';
import { openTestSigning, type TestSigning } from './signing/test-signing.ts';
import { openTestDatabase } from './test-database.ts';
import { testKeys } from './test-keys.ts';

/** A promise taken out of the outbox; a mail without a link has an empty token. */
export type TakenMail = LeasedMail & { readonly payload: { readonly token: string } };

export interface TestApi {
  readonly server: FastifyInstance;
  /** The database as its owner has it. */
  readonly owner: Database;
  /** For what a test does itself: it may see every partner's rows. */
  readonly context: SigningCallContext;
  /** What the server is built from, and every loop: without a scope it sees nobody's rows. */
  readonly running: SigningCallContext;
  readonly config: Config;
  readonly signing: TestSigning;
  /** Everything the log has written. */
  log(): string;
  /** How often the worker was told of a promise. */
  wakes(): number;
  /** Moves the clock. */
  pass(ms: number): void;
  /** Where the documents of settlements lie. */
  readonly uploads: string;
  /** Takes every mail that is due out of the outbox, as the worker does. */
  takeMails(): Promise<TakenMail[]>;
  /** The origin of a partner's portal. */
  originOf(label: string): string;
  /** Leaves no application, mail or count behind, and sets the clock back. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

const storedTables = [
  'outbox',
  'idempotency',
  'attempt_window',
  'secret_link',
  'application',
  'opening_wait',
  'step_count',
  'bank_line',
  'file_store',
  'erased_file',
  'work_round',
] as const;

/** In one message: every test begins with it. A case with money at the bank is not deleted. */
const emptying = `do $$ begin
  update payment set state = 'rejected' where state in ('file_made', 'sent');
  ${storedTables.map((table) => `delete from ${table};`).join(' ')}
end $$`;

const noon = new Date('2026-11-21T11:00:00Z');

export interface TestApiOptions extends Pick<Watch, 'onAnswered'> {
  readonly environment?: Environment;
  readonly keys?: KeyRing;
  /** Further settings, as environment variables. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Starts anew over the database and the files of another, which stay that one's to close. */
  readonly over?: Pick<TestApi, 'owner' | 'config'> &
    Readonly<Record<'context' | 'running', { readonly db: Database }>>;
}

/** The API over a database of its own, with a clock that stands still at noon of 21 November 2026. */
export async function startTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const environment = options.environment ?? 'localhost';
  const { keys = testKeys, over, settings = {} } = options;
  const {
    db,
    running: runningDb,
    owner,
    close,
  } = over
    ? { db: over.context.db, running: over.running.db, owner: over.owner, close: async () => {} }
    : await openTestDatabase();
  const state = { now: noon, wakes: 0, log: '' };
  const clock = () => state.now;
  const dataDir = over?.config.dataDir ?? mkdtempSync(join(tmpdir(), 'ndp-data-'));
  const secrets = secretsFor(environment);
  const config = readConfig({
    ENVIRONMENT: environment,
    DATA_DIR: dataDir,
    // Tests see what is mailed at once.
    DESK_UNDO_SECONDS: '0',
    ...secrets,
    ...settings,
  });
  signActorsWith(keys);
  const limits = limitsOf(environment);
  const counters = new Counters({ limits, clock, db: runningDb, keys });
  const partners = await openDirectory(db, clock);
  const uploads = join(dataDir, 'uploads');
  const signing = openTestSigning({ db, running: runningDb, keys, clock, limits });
  const context: SigningCallContext = {
    config,
    db,
    keys,
    clock,
    partners,
    limits,
    texts,
    counters,
    addresses: { register: wholeCountry },
    statements: readStatements(shippedStatements),
    storage: localFolder(uploads),
    draining: new Draining(),
    signing: signing.harness,
    wake: () => {
      state.wakes += 1;
    },
  };
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      state.log += String(chunk);
      done();
    },
  });
  const running = { ...context, db: runningDb };
  const server = await buildApi(running, { logTo, onAnswered: options.onAnswered });
  return {
    server,
    owner,
    context,
    running,
    config,
    signing,
    log: () => state.log,
    wakes: () => state.wakes,
    pass: (ms) => {
      state.now = new Date(state.now.getTime() + ms);
    },
    uploads,
    takeMails: () => takeMails(context),
    originOf: (label) => publicOrigin(label, config),
    clear: async () => {
      await withLongTimeout(() => sql.raw(emptying).execute(db));
      rmSync(uploads, { recursive: true, force: true });
      await counters.forget();
      signing.clear();
      state.wakes = 0;
      state.now = noon;
    },
    close: async () => {
      await server.close();
      if (!over) rmSync(dataDir, { recursive: true, force: true });
      await close();
    },
  };
}

let listed: ReturnType<typeof listTexts> | undefined;

/** The texts as the build lists them. */
function texts(): ReturnType<typeof listTexts> {
  listed ??= listTexts();
  return listed;
}

let opened: Register | undefined;

/** The register of the whole country, opened by the first test that asks for a place. */
function wholeCountry(): Register {
  opened ??= openRegister(shippedData());
  return opened;
}

async function takeMails({ db, keys, clock }: SigningCallContext): Promise<TakenMail[]> {
  const mails: TakenMail[] = [];
  for (;;) {
    const mail = await leaseMail({ db, keys }, { now: clock(), leaseMs: 60_000, withFirst: true });
    if (!mail) return mails;
    mails.push({ ...mail, payload: { token: '', ...mail.payload } });
    await markSent(db, mail.id, clock());
  }
}

/** What staging and production insist on. */
function secretsFor(environment: Environment): Record<string, string> {
  if (environment === 'development' || environment === 'localhost') return {};
  return {
    // Never connected to: the database of a test is opened apart from the settings.
    DATABASE_URL: 'postgres://127.0.0.1:9/ndp',
    SECRET_KEYS: 'test:hJv0s3Yk1mXcQ9dLz7uBnW2eRtAoPi5gFhKxSyVbM48',
    SMTP_URL: 'smtp://127.0.0.1:9',
    SEAL_WITHOUT: 'time-stamp',
    TRUSTED_PROXY_HOPS: '0',
  };
}
