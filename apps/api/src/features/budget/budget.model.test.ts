import type { BudgetStage, Claim } from '@ndp/domain/money/budget.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { claimShare } from '../../cases/budget/ledger.ts';
import { lockApplication } from '../../cases/store/applications.ts';
import { withinPartner } from '../../platform/database/partner-scope.ts';
import { asUnit, type Unit } from '../../platform/unit.ts';
import { storeApplication } from '../../testing/stored.ts';
import { startTestApi } from '../../testing/test-api.ts';
import { eraseApplication } from '../retention/erase-application.ts';
import { moveUp } from './move-up.ts';
import { decideBudget, proposeBudget } from './set-budget.ts';

/** Runs of the short form; `MODEL_RUNS` asks for more. */
const numRuns = Math.ceil(Number(process.env.MODEL_RUNS ?? 10) / 4);
const partnerId = 'mpec';
const programId = 'mpec';

const api = await startTestApi();
afterAll(() => api.close());

/** What a clerk with a ledger of paper would keep of a case. */
interface Kept {
  readonly id: string;
  stage: BudgetStage;
  wanted: number;
  held: number;
}

/** A clerk with a sheet of paper: what is taken is the sum of what is held, and who waits stands in a line. */
class Clerk {
  total = 0;
  kept: Kept[] = [];
  line: Kept[] = [];
  erased = 0;

  sum(stage?: BudgetStage) {
    const held = this.kept.filter((each) => !stage || each.stage === stage);
    const gone = !stage || stage === 'spent' ? this.erased : 0;
    return held.reduce((sum, each) => sum + each.held, gone);
  }

  /** As much as is there for whoever is the first of the line. */
  serve(who: Kept, isFirst: boolean) {
    const fits = isFirst && this.sum() - who.held + who.wanted <= this.total;
    if (fits) who.held = who.wanted;
    this.line = this.line.filter((each) => each !== who || who.held < who.wanted);
    if (who.held < who.wanted && !this.line.includes(who)) this.line.push(who);
  }

  claim(id: string, { stage, gr }: Claim) {
    const known = this.kept.find((each) => each.id === id);
    const who = known ?? { id, stage, wanted: gr, held: 0 };
    if (!known) this.kept.push(who);
    who.wanted = who.stage === 'reserved' ? gr : Math.min(who.wanted, gr);
    who.stage = stage;
    who.held = Math.min(who.held, who.wanted);
    this.serve(who, this.line.length === 0 || this.line[0] === who);
  }

  forget(id: string, isErased: boolean) {
    const who = this.kept.find((each) => each.id === id);
    if (isErased && who?.stage === 'spent') this.erased += who.held;
    this.kept = this.kept.filter((each) => each !== who);
    this.line = this.line.filter((each) => each !== who);
  }

  moveUp() {
    const [first] = this.line;
    if (first) this.serve(first, true);
  }
}

type BudgetAction =
  | { readonly does: 'submit'; readonly gr: number }
  | { readonly does: 'set'; readonly gr: number }
  | { readonly does: 'correct' | 'sign' | 'pay' | 'return'; readonly gr: number; readonly at: number }
  | { readonly does: 'end'; readonly at: number }
  | { readonly does: 'erase'; readonly at: number }
  | { readonly does: 'wait' };

const gr = fc.integer({ min: 1, max: 400 });
const at = fc.nat(5);
const act: fc.Arbitrary<BudgetAction> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant('submit' as const), gr }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('set' as const), gr: fc.integer({ min: 1, max: 1500 }) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constantFrom('correct' as const, 'sign' as const, 'pay' as const, 'return' as const),
      gr,
      at,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.oneof(
      fc.record({ does: fc.constant('end' as const), at }),
      fc.record({ does: fc.constant('erase' as const), at }),
    ),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('wait' as const) }) },
);

const stages = { correct: 'reserved', sign: 'committed', pay: 'spent', return: 'committed' } as const;
const statuses = { reserved: 'completed', committed: 'in_realisation', spent: 'paid' } as const;

const inUnit = <Result>(work: (unit: Unit) => Promise<Result>) =>
  withinPartner(partnerId, () => asUnit(api.context, work));

async function claim(id: string, wanted: Claim | undefined) {
  await inUnit(async (unit) => {
    const application = await lockApplication(unit, partnerId, id);
    if (!application) throw new Error('no such case');
    const status = wanted ? statuses[wanted.stage] : 'withdrawn';
    await unit.db.updateTable('application').set({ status }).where('id', '=', id).execute();
    await claimShare(unit, application, wanted);
  });
}

async function setTotal(totalGr: number) {
  const key = { partnerId, programId };
  const propose = inUnit((unit) => proposeBudget(unit, key, { totalGr, reason: 'próba' }, 'a'));
  const isProposed = await propose.then(
    () => true,
    () => false,
  );
  if (!isProposed) return false;
  const proposal = await api.owner
    .selectFrom('budget_proposal')
    .select('id')
    .where('decided_by', 'is', null)
    .executeTakeFirstOrThrow();
  const decide = (isAccepted: boolean) =>
    inUnit((unit) => decideBudget(unit, key, { id: proposal.id, isAccepted }, 'b'));
  return decide(true).then(
    () => true,
    () => decide(false).then(() => false),
  );
}

async function perform(clerk: Clerk, act: BudgetAction) {
  if (act.does === 'wait') {
    await moveUp(api.context);
    return clerk.moveUp();
  }
  if (act.does === 'set') {
    const isSet = await setTotal(act.gr);
    expect(isSet).toBe(act.gr >= clerk.sum());
    if (isSet) clerk.total = act.gr;
    return;
  }
  if (act.does === 'submit') {
    const id = await storeApplication(api.context);
    const wanted = { stage: 'reserved', gr: act.gr } as const;
    await claim(id, wanted);
    return clerk.claim(id, wanted);
  }
  const who = clerk.kept[act.at];
  if (!who) return;
  if (act.does === 'end') {
    await claim(who.id, undefined);
    return clerk.forget(who.id, false);
  }
  if (act.does === 'erase') {
    const erased = { partner_id: partnerId, id: who.id, reference: 'NDP-2026-XXXXXX' };
    await inUnit((unit) => eraseApplication(unit, erased, 'request'));
    return clerk.forget(who.id, true);
  }
  const wanted = { stage: stages[act.does], gr: act.gr };
  await claim(who.id, wanted);
  clerk.claim(who.id, wanted);
}

async function expectSame(clerk: Clerk) {
  const parts = ['total_gr', 'reserved_gr', 'committed_gr', 'spent_gr'] as const;
  const expected = [clerk.total, clerk.sum('reserved'), clerk.sum('committed'), clerk.sum('spent')];
  const row = await api.owner.selectFrom('budget').selectAll().executeTakeFirstOrThrow();
  expect(parts.map((part) => Number(row[part]))).toEqual(expected);
  const sums = await api.owner
    .selectFrom('budget_movement')
    .select(({ fn }) => parts.map((part) => fn.sum(part).as(part)))
    .executeTakeFirstOrThrow();
  expect(parts.map((part) => Number(sums[part]))).toEqual(expected);
  const line = await api.owner
    .selectFrom('budget_share')
    .select('application_id')
    .where('ticket', 'is not', null)
    .orderBy('ticket')
    .execute();
  expect(line.map(({ application_id }) => application_id)).toEqual(clerk.line.map(({ id }) => id));
}

it(
  'whatever becomes of cases, the budget holds what a clerk would write down, to the grosz, and the line its order',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14 }), async (acts) => {
        await api.clear();
        await sql`truncate budget, budget_share, budget_movement, budget_proposal`.execute(api.owner);
        const clerk = new Clerk();
        clerk.total = 700;
        expect(await setTotal(700)).toBe(true);
        for (const each of acts) {
          await perform(clerk, each);
          await expectSame(clerk);
        }
      }),
      { numRuns },
    );
  },
  numRuns * 6_000,
);
