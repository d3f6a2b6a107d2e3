import { sql } from 'kysely';
import type { ApplicationKey } from '../../cases/keys/case-key.ts';
import { dayMs } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { acrossPartners } from '../../platform/database/partner-scope.ts';

/** How long nothing was noted of a case that rests, days. */
const restDays = 7;
/** Chains looked at by one statement. */
const batch = 200;
/** Chains of one round: an hour’s work at 300 ms each. */
const mostOfRound = 10_000;
/** An exception that a trigger raised; codes that begin with 22 are of data that cannot be read. */
const raised = 'P0001';

interface LoneChain extends ApplicationKey {
  /** Nothing was noted for long, and all of it is anchored. */
  readonly rests: boolean | null;
}

interface Packing {
  readonly packed: number;
  /** Chains that could not be packed to the letter: something in them is not as it was noted. They stay as they are. */
  readonly unfit: readonly ApplicationKey[];
}

/**
 * Packs the entries of cases that rest: what was hashed stays to the letter, in a third of the room.
 *
 * @param most  chains in one round
 */
export function packChains(db: Database, now: Date, most = mostOfRound): Promise<Packing> {
  return acrossPartners(async () => {
    let packed = 0;
    const unfit: ApplicationKey[] = [];
    let last: LoneChain | undefined;
    do {
      const chains = await listLone(db, now, last);
      for (const { partnerId, applicationId } of chains
        .filter(({ rests }) => rests)
        .slice(0, most - packed)) {
        if (await pack(db, { partnerId, applicationId })) packed += 1;
        else unfit.push({ partnerId, applicationId });
      }
      last = chains[batch - 1];
    } while (last && packed < most);
    return { packed, unfit };
  });
}

/** @returns false: the database refused, for what would come out is not what stands there, or cannot be read */
async function pack(db: Database, { partnerId, applicationId }: ApplicationKey): Promise<boolean> {
  try {
    await sql`select pack_entries(${partnerId}, ${applicationId})`.execute(db);
    return true;
  } catch (failure) {
    const { code } = failure as { readonly code?: string };
    if (code?.startsWith('22') || code === raised) return false;
    throw failure;
  }
}

/** Chains with entries in rows of their own, some at a time in their order. */
async function listLone(
  db: Database,
  now: Date,
  after: LoneChain | undefined,
): Promise<readonly LoneChain[]> {
  const before = new Date(now.getTime() - restDays * dayMs);
  const rest = after
    ? sql`where (partner_id, application_id) > (${after.partnerId}, ${after.applicationId}::uuid)`
    : sql``;
  const { rows } = await sql<LoneChain>`
    select partner_id as "partnerId", application_id as "applicationId", (
      select max(entry.at) < ${before} and max(entry.n) <= (
        select max(known.n) from audit_anchored as known
        where known.partner_id = chain.partner_id and known.application_id = chain.application_id)
      from audit_entry as entry
      where entry.partner_id = chain.partner_id and entry.application_id = chain.application_id) as rests
    from (select distinct partner_id, application_id from audit_entry ${rest}
      order by partner_id, application_id limit ${batch}) as chain`.execute(db);
  return rows;
}
