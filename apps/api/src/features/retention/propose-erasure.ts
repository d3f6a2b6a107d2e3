import type { ErasureGround } from '@ndp/contract/desk/erasures.ts';
import { keyOf, ofCase } from '../../cases/keys/case-key.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Application, Partner } from '../../platform/database/schema/tables.ts';
import type { RowUnit } from '../../platform/unit.ts';
import { eraseApplication, type Leftovers } from './erase-application.ts';
import { ErasureHeld, ErasureRefused } from './refusals.ts';
import { readStanding } from './standing.ts';

/** A case, whose row is locked, and its partner. */
interface CaseOfPartner {
  readonly application: Application;
  readonly partner: Partner;
}

/** The erasures of a partner that wait for another person, the oldest first. */
export function readErasureProposals(db: Database, partnerId: string) {
  return db
    .selectFrom('erasure_proposal as proposal')
    .innerJoin('application', (join) =>
      join
        .onRef('application.partner_id', '=', 'proposal.partner_id')
        .onRef('application.id', '=', 'proposal.application_id'),
    )
    .selectAll('proposal')
    .select('application.reference')
    .where('proposal.partner_id', '=', partnerId)
    .orderBy('proposal.proposed_at')
    .execute();
}

/** Proposes to erase a case. Another person erases it. @throws {ErasureHeld} {ErasureRefused} */
export async function proposeErasure(
  { db, now }: RowUnit,
  { application, partner }: CaseOfPartner,
  what: { readonly ground: ErasureGround; readonly reason: string },
  actor: string,
): Promise<void> {
  await requireErasable(db, { application, partner });
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('erasure_proposal')
    .values({ ...ofCase(keyOf(application)), ...what, proposed_by: actor, proposed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (Number(numInsertedOrUpdatedRows) !== 1) throw new ErasureRefused('waits');
}

/**
 * Erases a case as somebody else proposed, or declines to; either way the proposal is gone.
 *
 * @returns why it was proposed, and what lies outside the database once it is erased
 * @throws {ErasureHeld} {ErasureRefused} {TransferAtBank}
 */
export async function decideErasure(
  unit: RowUnit,
  { application, partner }: CaseOfPartner,
  isConfirmed: boolean,
  actor: string,
): Promise<{ readonly ground: ErasureGround; readonly left?: Leftovers }> {
  const proposal = await unit.db
    .deleteFrom('erasure_proposal')
    .where((row) => row.and(ofCase(keyOf(application))))
    .returning(['ground', 'proposed_by'])
    .executeTakeFirst();
  if (!proposal) throw new ErasureRefused('gone');
  const { ground, proposed_by } = proposal;
  if (proposed_by === actor) throw new ErasureRefused('own');
  if (!isConfirmed) return { ground };
  await requireErasable(unit.db, { application, partner });
  return { ground, left: await eraseApplication(unit, application, ground) };
}

/** @throws {ErasureHeld} an agreement was signed */
async function requireErasable(db: Database, { application, partner }: CaseOfPartner): Promise<void> {
  const { day, isHeld } = await readStanding(db, application, partner);
  if (isHeld && day) throw new ErasureHeld(day);
}
