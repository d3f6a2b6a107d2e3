import { randomUUID } from 'node:crypto';
import type { LinkPurpose } from '@ndp/domain/periods.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addLink } from '../../cases/links/links.ts';
import { eraseApplication } from '../../features/retention/erase-application.ts';
import { newToken } from '../../platform/crypto/secrets.ts';
import { stepMs } from '../../platform/http/in-even-steps.ts';
import { asUnit } from '../../platform/unit.ts';
import type { Link } from '../applications.ts';
import { findStored, storeApplication } from '../stored.ts';
import { getByLink, otherPartner, plainPartner, post } from '../submissions.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { compareTimes, percentile, type Times, timeInTurns } from './times.ts';

/** How many answers of each kind are timed: `npm run assurance` times ten thousand. None in the short form. */
const rounds = Number(process.env.ASSURANCE_TIMES ?? 0);
/** Of answers that wait for their least time, a twentieth. */
const slowRounds = Math.ceil(rounds / 20);

let api: TestApi;

/** What the medians of two kinds may differ by: three hundredths, or 0.3 ms where that is more. */
const allowed = (median: number) => Math.max(0.3, median * 0.03);
/** Below it two samples are not of one distribution; so many pairs are compared that a hundredth would be met by chance. */
const leastChance = 0.001;
const rounded = (ms: number) => ms.toFixed(2);

/** Compares every kind with the first, prints the figures, and tells which can be told apart. */
function findTellingKinds(row: string, times: ReadonlyMap<string, Times>): string[] {
  const [[, reference = none] = []] = times;
  return [...times].flatMap(([kind, { clock, processor }]) => {
    const byClock = compareTimes(reference.clock, clock);
    const work = compareTimes(reference.processor, processor);
    const answered = `median ${rounded(byClock.medians[1])} ms, p95 ${rounded(percentile(clock, 95))} ms`;
    const worked = `${rounded(work.medians[1])} ms of the processor`;
    const alike = `p ${byClock.p.toFixed(3)} by the clock, ${work.p.toFixed(3)} by the processor`;
    console.log(`figure ${row}: ${kind}, ${clock.length} calls: ${answered}, ${worked}; ${alike}`);
    const isOtherWork = Math.abs(work.medians[0] - work.medians[1]) > allowed(work.medians[0]);
    return isOtherWork || byClock.p < leastChance ? [kind] : [];
  });
}

/** A portal is compared with itself: going over to another one's rows takes the database a moment. */
const elsewhere = {
  unknown: 'an unknown secret in another portal',
  good: 'a secret that is good here, in another portal',
} as const;

const none: Times = { clock: [], processor: [] };

/** A visitor whom no limit knows. */
let visitors = 0;
function nextVisitor(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/** Secrets of each kind, used in turns: one that is shown again and again is looked up faster than a new one. */
const poolSize = 50;

async function makePool(make: () => Promise<Link>): Promise<Link[]> {
  const pool: Link[] = [];
  while (pool.length < poolSize) pool.push(await make());
  return pool;
}

/** An application of its own and a secret that opens it, ended as `end` says. */
async function makeLink(purpose: LinkPurpose = 'application', end: object = {}): Promise<Link> {
  const { db } = api.context;
  const id = await storeApplication(api.context);
  const key = { partnerId: plainPartner, applicationId: id };
  const token = await asUnit(api.context, (unit) => addLink(unit, { ...key, purpose }));
  if (Object.keys(end).length > 0) {
    await db.updateTable('secret_link').set(end).where('application_id', '=', id).execute();
  }
  return { id, token };
}

/** A secret whose application was erased. */
async function makeGone(): Promise<Link> {
  const link = await makeLink();
  const gone = await findStored(api, link);
  await asUnit(api.context, (unit) => eraseApplication(unit, gone, 'request'));
  return link;
}

/** Shows one secret after the other. */
function show(links: readonly Link[], from = plainPartner): () => Promise<void> {
  let shown = 0;
  return async () => {
    const link = links[shown++ % links.length] as Link;
    const { statusCode } = await getByLink(api, link, { from, ip: nextVisitor() });
    expect(statusCode).toBe(404);
  };
}

describe.skipIf(rounds === 0)(
  'answers that must not be told apart by their time (only in the long form)',
  () => {
    beforeAll(async () => {
      api = await startTestApi({ environment: 'production' });
    });
    afterAll(() => api.close());

    it('those to a secret that opens nothing, whatever the reason', async () => {
      const past = new Date(api.context.clock().getTime() - 1000);
      const good = await makePool(() => makeLink());
      const other = await makePool(() => makeLink());
      const unknown = good.map(({ id }) => ({ id, token: newToken() }));
      const times = await timeInTurns(
        {
          'an unknown secret': show(unknown),
          'an unknown secret and id': show(good.map(() => ({ id: randomUUID(), token: newToken() }))),
          'a secret with another’s id': show(good.map(({ token }, n) => ({ token, id: other[n]?.id ?? '' }))),
          [elsewhere.unknown]: show(unknown, otherPartner),
          [elsewhere.good]: show(good, otherPartner),
          'a secret of another kind': show(await makePool(() => makeLink('papers'))),
          'an expired secret': show(await makePool(() => makeLink('application', { expires_at: past }))),
          'a revoked secret': show(await makePool(() => makeLink('application', { revoked_at: past }))),
          'a secret of erased data': show(await makePool(makeGone)),
        },
        rounds,
      );
      const [there, here] = [true, false].map((isThere) => {
        const isOf = ([kind]: [string, Times]) =>
          (kind === elsewhere.unknown || kind === elsewhere.good) === isThere;
        return findTellingKinds('T3', new Map([...times].filter(isOf)));
      });
      expect([there, here]).toEqual([[], []]);
    }, 3_600_000);

    it('those to an address, whether it has an application or not', async () => {
      let [known, unknown] = [0, 0];
      const ask = async (email: string) => {
        const { statusCode } = await post(api, '/applications/new_link', { email }, { ip: nextVisitor() });
        expect(statusCode).toBe(202);
      };
      const most = slowRounds + 30;
      for (let n = 0; n < most; n += 1)
        await storeApplication(api.context, { email: `znany${n}@example.pl` });
      const times = await timeInTurns(
        {
          'an address without an application': () => ask(`obcy${unknown++}@example.pl`),
          'an address with an application': () => ask(`znany${known++}@example.pl`),
        },
        slowRounds,
      );
      // More work for those who have one: the least time of an answer hides it.
      expect(findTellingKinds('T6', times)).toEqual(['an address with an application']);
      const longest = percentile(times.get('an address with an application')?.processor ?? [], 99);
      expect(longest).toBeLessThan(stepMs);
      expect((await api.takeMails()).length).toBe(most);
    }, 3_600_000);
  },
);
