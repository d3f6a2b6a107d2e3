import type { Signer, SigningOrder } from '../../features/signing/port/port.ts';
import { noteHint } from '../../features/signing/reconcile/hints.ts';
import { type SigningWorkerContext, workNext } from '../../features/signing/reconcile/work-next.ts';
import { addRequest, findRequest, type RequestKey } from '../../features/signing/requests/requests.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PaperName } from '../../platform/database/schema/document-names.ts';
import type { RequestState, SignatureRequest } from '../../platform/database/schema/signing-tables.ts';
import { storeApplication } from '../stored.ts';
import { openTestDatabase } from '../test-database.ts';
import { testKeys } from '../test-keys.ts';
import { workIn } from '../work-in.ts';
import type { Bench, BenchParts, News } from './bench.ts';
import { pageWith } from './seal-as-documenso.ts';

const noon = new Date('2026-11-21T11:00:00Z');
/** What is sent to be signed unless a test says otherwise. */
export const agreement = await pageWith('Umowa o dofinansowanie');
export const minuteMs = 60_000;
export const dayMs = 24 * 60 * minuteMs;
export const partnerId = 'mpec';

/** A database, a provider with its people, and a worker that is moved by hand. */
export interface SigningHarness<Own extends Bench = Bench> {
  readonly bench: Own;
  /** For what a test does itself. */
  readonly context: SigningWorkerContext;
  /** The office of the worker: without a scope it sees nobody's rows. */
  readonly running: SigningWorkerContext;
  /** The database as its owner has it. */
  readonly owner: Database;
  readonly alarms: readonly string[];
  now(): Date;
  pass(ms: number): void;
  /** Stores a new application. */
  apply(): Promise<string>;
  /** Promises to have a paper of a new application signed by two. */
  promise(change?: Partial<SigningOrder>): Promise<RequestKey>;
  /** Promises to have a paper of this application signed. */
  promiseFor(applicationId: string, paper: PaperName, change?: Partial<SigningOrder>): Promise<RequestKey>;
  /** WorkersContext until nothing is due. */
  work(): Promise<void>;
  /** Passes the time in steps of ten minutes and works after each. */
  workFor(ms: number): Promise<void>;
  find(key: RequestKey): Promise<SignatureRequest>;
  providerIdOf(key: RequestKey): Promise<string>;
  /** Every state the request entered. */
  steps(key: RequestKey): Promise<RequestState[]>;
  deliver(news: News): Promise<'noted' | 'repeated' | 'unknown' | 'invalid'>;
  /** Leaves no application and no request behind. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

export const signers: readonly Signer[] = [
  { ref: '1', email: 'lucja@example.pl', name: 'Łucja Żółć', level: 'SES', box: boxAt(60) },
  { ref: '2', email: 'jan@example.pl', name: 'Jan Żółć', level: 'SES', box: boxAt(75) },
];

function boxAt(y: number) {
  return { page: 1, x: 10, y, width: 35, height: 8 };
}

/** What is ordered by default, as of now. */
export function orderAt(now: Date): Omit<SigningOrder, 'requestId' | 'partnerId' | 'documentHash'> {
  return {
    title: 'Umowa o dofinansowanie NDP-2026-7K3QXM',
    document: agreement,
    signers,
    language: 'pl',
    subject: 'Umowa do podpisu',
    message: 'Prosimy o podpisanie umowy.',
    expiresAt: new Date(now.getTime() + 30 * dayMs),
    returnUrl: 'http://mpec.ndp.localhost:3000/additional-data/overview',
  };
}

/** Opens a desk; its clock stands still at noon of 21 November 2026. */
export async function openHarness<Own extends Bench>(
  openBench: (context: BenchParts) => Promise<Own>,
): Promise<SigningHarness<Own>> {
  const opened = await openTestDatabase();
  const { db, owner } = opened;
  const state = { now: noon };
  const clock = () => state.now;
  const bench = await openBench({ db, keys: testKeys, clock });
  const alarms: string[] = [];
  const log = { error: (fields: object) => alarms.push(JSON.stringify(fields)) };
  const context: SigningWorkerContext = {
    db,
    keys: testKeys,
    clock,
    port: bench.port,
    random: () => 0.5,
    log,
  };
  const running = { ...context, db: opened.running };
  const work = async () => {
    while ((await workNext(running)) !== 'idle') {}
  };
  const find = async (key: RequestKey) => {
    const found = await findRequest(db, key);
    if (!found) throw new Error('no such request');
    return found;
  };
  const promiseFor: SigningHarness['promiseFor'] = async (applicationId, paper, change = {}) => {
    const order = { ...orderAt(state.now), ...change };
    const request = { partnerId, applicationId, paper, provider: bench.port.name, order };
    const requestId = await workIn(db, state.now, (unit) => addRequest(unit, request));
    return { partnerId, requestId };
  };
  return {
    bench,
    owner,
    context,
    running,
    alarms,
    now: clock,
    pass: (ms) => {
      state.now = new Date(state.now.getTime() + ms);
    },
    apply: () => storeApplication(context),
    promise: async (change) => promiseFor(await storeApplication(context), 'agreement', change),
    promiseFor,
    work,
    async workFor(ms) {
      for (const end = state.now.getTime() + ms; state.now.getTime() < end; ) {
        state.now = new Date(Math.min(end, state.now.getTime() + 10 * minuteMs));
        await work();
      }
    },
    find,
    async providerIdOf(key) {
      const { provider_id } = await find(key);
      if (provider_id === null) throw new Error('nothing stands at the provider yet');
      return provider_id;
    },
    async steps({ requestId }) {
      const rows = await db
        .selectFrom('signature_step')
        .select('state')
        .where((row) => row.and({ partner_id: partnerId, request_id: requestId }))
        .orderBy('n')
        .execute();
      return rows.map((row) => row.state);
    },
    async deliver(news) {
      const hint = 'hint' in news ? news.hint : bench.port.verifyCallback(news.headers, news.raw);
      return hint === 'invalid' ? hint : noteHint(running.db, bench.port.name, hint, state.now);
    },
    async clear() {
      await db.deleteFrom('application').execute();
      bench.turn('fair');
    },
    async close() {
      await bench.close();
      await opened.close();
    },
  };
}
