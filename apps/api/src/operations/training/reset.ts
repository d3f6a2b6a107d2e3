import { type Selectable, sql } from 'kysely';
import { lockApplication } from '../../cases/store/applications.ts';
import { noteReset } from '../../features/partners/training-resets.ts';
import { eraseApplication, removeLeftovers } from '../../features/retention/erase-application.ts';
import type { CoreContext } from '../../platform/context.ts';
import { acrossPartners, withinPartner } from '../../platform/database/partner-scope.ts';
import type { TrainingResetTable } from '../../platform/database/schema/partner-tables.ts';
import type { Storage } from '../../platform/files/port.ts';
import type { Heartbeat } from '../../platform/jobs/heartbeat.ts';
import { leaseNext } from '../../platform/jobs/lease.ts';
import { startLoop, type WorkLoop } from '../../platform/jobs/work-loop.ts';
import { describeFault, type Log } from '../../platform/log.ts';
import { asUnit } from '../../platform/unit.ts';
import { asApplicant, type TrainingSites } from './asking.ts';
import { trainingCases } from './cases.ts';
import { setAccount } from './payment-steps.ts';
import { type Colleagues, withColleagues } from './people.ts';

/** Longer than the work takes, ms: one of a node that died is begun anew after it, from the erasing on. */
const leaseMs = 10 * 60_000;
/** Rest where nothing is asked for, ms; whoever asks wakes the loop. */
const idleMs = 5_000;
/** Cases made at once: most of their time they wait for the workers. */
const lanes = 4;

export interface TrainingContext extends CoreContext {
  readonly storage: Pick<Storage, 'remove'>;
  readonly sites: TrainingSites;
  readonly log: Log;
  readonly heartbeat?: Heartbeat | undefined;
  /** Rests until the workers may have done something. */
  readonly rest: () => Promise<void>;
}

type Reset = Selectable<TrainingResetTable>;

/** Erases the cases of training partners and makes them anew, as asked, until it is stopped. */
export function startTraining(context: TrainingContext): WorkLoop {
  return startLoop({
    name: 'training',
    heartbeat: context.heartbeat,
    work: async () => ((await takeReset(context)) ? 0 : idleMs),
    whenFailed: 'made-up cases could not be made anew; it is tried again',
    log: context.log,
  });
}

/** @returns false: nothing was asked for */
export async function takeReset(context: TrainingContext): Promise<boolean> {
  const lease = { now: context.clock(), leaseMs };
  const reset = await acrossPartners(() =>
    leaseNext(context.db, 'training_reset', sql`ended_at is null`, lease),
  );
  if (!reset) return false;
  await withinPartner(reset.partner_id, async () => {
    await eraseCases(context, reset);
    await makeCases(context, reset);
    await noteReset(context.db, reset, { ended_at: context.clock() });
  });
  return true;
}

/** Erases every case of the partner, and what of its payments belongs to none. */
async function eraseCases(context: TrainingContext, reset: Reset): Promise<void> {
  const { partner_id } = reset;
  const rows = await context.db
    .selectFrom('application')
    .select('id')
    .where('partner_id', '=', partner_id)
    .execute();
  let erased = 0;
  for (const { id } of rows) {
    const left = await asUnit(context, async (unit) => {
      const application = await lockApplication(unit, partner_id, id);
      return application && eraseApplication(unit, application, 'training');
    });
    if (left) await removeLeftovers(context.storage, left);
    erased += 1;
    await noteReset(context.db, reset, { erased });
  }
  for (const table of ['payment_batch', 'bank_line'] as const)
    await context.db.deleteFrom(table).where('partner_id', '=', partner_id).execute();
}

async function makeCases(context: TrainingContext, reset: Reset): Promise<void> {
  const { partner_id } = reset;
  const partner = await context.partners.find(partner_id);
  if (!partner?.is_training) throw new RangeError('no such training partner');
  const [made, failed] = await withColleagues(context, context.sites, partner_id, async (people) => {
    await setAccount(people);
    const steps = Object.values(trainingCases);
    const count = { next: 0, made: 0, failed: 0 };
    const lane = async () => {
      for (let n = count.next++; n < steps.length; n = count.next++) {
        const isMade = await makeCase(context, { partner, people, n, steps: steps[n] ?? [] });
        count[isMade ? 'made' : 'failed'] += 1;
        await noteReset(context.db, reset, { made: count.made, failed: count.failed });
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    return [count.made, count.failed];
  });
  await noteReset(context.db, reset, { made, failed });
}

interface CaseToMake {
  readonly partner: NonNullable<Awaited<ReturnType<CoreContext['partners']['find']>>>;
  readonly people: Colleagues;
  readonly n: number;
  readonly steps: (typeof trainingCases)[keyof typeof trainingCases];
}

/** False: a step was refused; what was made until there stays, and so do all others. */
async function makeCase(context: TrainingContext, { steps, ...of }: CaseToMake): Promise<boolean> {
  const ask = asApplicant(context.sites, context, of.partner.id, of.n);
  const made = { ...of, context, ask, rest: context.rest, id: '', reference: '', path: '' };
  try {
    for (const step of steps) await step(made);
    return true;
  } catch (failure) {
    context.log.error({ n: of.n, fault: describeFault(failure) }, 'a made-up case could not be made');
    return false;
  }
}
