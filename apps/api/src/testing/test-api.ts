import { Writable } from 'node:stream';
import { openRegister, type Register } from '@ndp/register/register.ts';
import { shippedData } from '@ndp/register/testing/whole-country.ts';
import type { FastifyInstance } from 'fastify';
import { buildApi } from '../api-site.ts';
import { type Config, type Environment, readConfig } from '../config.ts';
import { Counters } from '../counters.ts';
import { publicOrigin } from '../hosts.ts';
import { limitsOf } from '../limits.ts';
import type { CallParts } from '../parts.ts';
import { shippedStatements } from '../shipped.ts';
import { readStatements } from '../statements.ts';
import type { LeasedMail } from '../store/outbox.ts';
import { leaseMail, markSent } from '../store/outbox.ts';
import { openDirectory } from '../store/partners.ts';
import { openTestDatabase } from './test-database.ts';
import { testKeys } from './test-keys.ts';

export interface TestApi {
  readonly server: FastifyInstance;
  readonly parts: CallParts;
  readonly config: Config;
  /** Everything the log has written. */
  log(): string;
  /** How often the worker was told of a promise. */
  wakes(): number;
  /** Moves the clock. */
  pass(ms: number): void;
  /** Takes every mail that is due out of the outbox, as the worker does. */
  takeMails(): Promise<LeasedMail[]>;
  /** The origin of a partner's portal. */
  originOf(label: string): string;
  /** Leaves no application, mail or count behind, and sets the clock back. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

const storedTables = ['outbox', 'idempotency', 'mail_allowance', 'application_link', 'application'] as const;

const noon = new Date('2026-11-21T11:00:00Z');

/** The API over a database of its own, with a clock that stands still at noon of 21 November 2026. */
export async function startTestApi(options: { environment?: Environment } = {}): Promise<TestApi> {
  const environment = options.environment ?? 'localhost';
  const { db, close } = await openTestDatabase();
  const state = { now: noon, wakes: 0, log: '' };
  const clock = () => state.now;
  const config = readConfig({ ENVIRONMENT: environment, ...secretsFor(environment) });
  const limits = limitsOf(environment);
  const counters = new Counters(limits, clock);
  const partners = await openDirectory(db, clock);
  const parts: CallParts = {
    config,
    db,
    keys: testKeys,
    clock,
    partners,
    limits,
    counters,
    addresses: { register: wholeCountry },
    statements: readStatements(shippedStatements),
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
  const server = await buildApi(parts, logTo);
  return {
    server,
    parts,
    config,
    log: () => state.log,
    wakes: () => state.wakes,
    pass: (ms) => {
      state.now = new Date(state.now.getTime() + ms);
    },
    takeMails: () => takeMails(parts),
    originOf: (label) => publicOrigin(label, config),
    clear: async () => {
      for (const table of storedTables) await db.deleteFrom(table).execute();
      counters.forget();
      state.wakes = 0;
      state.now = noon;
    },
    close: async () => {
      await server.close();
      await close();
    },
  };
}

let opened: Register | undefined;

/** The register of the whole country, opened by the first test that asks for a place. */
function wholeCountry(): Register {
  opened ??= openRegister(shippedData());
  return opened;
}

async function takeMails({ db, keys, clock }: CallParts): Promise<LeasedMail[]> {
  const mails: LeasedMail[] = [];
  for (;;) {
    const mail = await leaseMail(db, keys, clock(), 60_000);
    if (!mail) return mails;
    mails.push(mail);
    await markSent(db, mail.id, clock());
  }
}

/** What staging and production insist on. */
function secretsFor(environment: Environment): Record<string, string> {
  if (environment === 'development' || environment === 'localhost') return {};
  return { SECRET_KEYS: `test:${'A'.repeat(43)}`, SMTP_URL: 'smtp://127.0.0.1:9' };
}
