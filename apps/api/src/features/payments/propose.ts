import { randomUUID } from 'node:crypto';
import { unacceptedKinds } from '@ndp/domain/case/conditions.ts';
import { whyNot } from '@ndp/domain/case/may.ts';
import { amountDue, type DueFacts } from '@ndp/domain/money/amount-due.ts';
import { mostByElixirGr } from '@ndp/domain/money/approval.ts';
import { isLive } from '@ndp/domain/money/payment-states.ts';
import { coversPayment } from '../../cases/budget/ledger.ts';
import { type CaseOfPartner, readFacts } from '../../cases/facts/read-facts.ts';
import { ActionRefused } from '../../cases/facts/refusals.ts';
import { requireAction } from '../../cases/facts/require-action.ts';
import { traitHash } from '../../cases/store/found-by.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { Unit } from '../../platform/unit.ts';
import { agreedAmounts, readAccountStanding } from './due.ts';
import { readHearing } from './hearings.ts';
import { currentLine, hashLine, saltLine, sealLine } from './lines.ts';
import type { ActorKey } from './people.ts';
import { PaymentRefused } from './refusals.ts';
import { readPaymentSettings } from './settings.ts';
import { movePayment } from './store.ts';

/** What an officer finds in the documents, in grosze. */
type FoundAmounts = Pick<DueFacts, 'costGr' | 'otherPublicGr' | 'recalculatedGr'>;

/** What a proposal stands on. */
export interface Proposal extends CaseOfPartner {
  readonly programId: string;
  readonly found: FoundAmounts;
  /** Whether it is proposed though a required document was not accepted; its approver gives a reason. */
  readonly isWithoutVerdicts: boolean;
}

/**
 * Proposes the payment of a case, whose row is held; again where it came back to be proposed. What is proposed is frozen.
 *
 * @throws {PaymentRefused} {ActionRefused}
 */
export async function proposePayment(
  unit: Unit,
  proposal: Proposal,
  actor: ActorKey,
): Promise<{ readonly amountGr: number }> {
  const { db, now } = unit;
  const { application, programId, found } = proposal;
  const { partner_id, id: application_id, reference, cipher } = application;
  const unaccepted = await requireProposable(unit, proposal, actor);
  const facts = { ...agreedAmounts(application), ...found };
  const amountGr = await coveredAmount(unit, application, facts);
  await requireHeard(unit, application, { ...facts, amountGr });
  const { lookedBy, payments } = await readAccountStanding(unit, application);
  if (lookedBy === actor) throw new PaymentRefused('looked_oneself');
  const [newest] = payments;
  const going = newest && isLive(newest.state) ? newest : undefined;
  const attempt = going?.attempt ?? (newest?.attempt ?? 0) + 1;
  const line = await currentLine(unit, application, { attempt, amountGr });
  const { thresholds } = await readPaymentSettings(db, { partnerId: partner_id, programId });
  const salted = saltLine(line);
  const payee_hash = traitHash(unit.keys, 'account', salted.line.account);
  const [paymentId, revision] = [going?.id ?? randomUUID(), (going?.revision ?? 0) + 1];
  const key = { partner_id, application_id };
  const begun = { sealed_reason: null, revision, payee_hash };
  if (going) await movePayment(unit, going, 'proposed', begun);
  else {
    const first = { id: paymentId, program_id: programId, attempt, transfer_id: `${reference}-${attempt}` };
    const state = { state: 'proposed', booked_on: null, changed_at: now } as const;
    await db
      .insertInto('payment')
      .values({ ...key, ...first, ...begun, ...state })
      .execute();
  }
  await db
    .insertInto('payment_revision')
    .values({
      ...key,
      ...{ payment_id: paymentId, revision, amount_gr: amountGr },
      facts: JSON.stringify(facts),
      line: sealLine(cipher, { partnerId: partner_id, paymentId, revision }, salted),
      line_hash: hashLine(salted),
      proposed_by: actor,
      proposed_at: now,
      looked_by: lookedBy,
      unaccepted,
      thresholds: JSON.stringify(thresholds),
    })
    .execute();
  return { amountGr };
}

/** The required kinds without an accepted document. @throws {PaymentRefused} {ActionRefused} it cannot be proposed now */
async function requireProposable(unit: Unit, proposal: Proposal, actor: ActorKey): Promise<string[]> {
  const facts = await readFacts(unit, proposal);
  const action = proposal.isWithoutVerdicts ? 'propose-without-verdicts' : 'propose-payment';
  const why = whyNot(action, facts, actor);
  if (why === 'status') throw new PaymentRefused('not_due');
  if (why) throw new ActionRefused(why);
  return unacceptedKinds(facts.documents).map(({ kind }) => kind);
}

/** @throws {PaymentRefused} it is less than agreed, and the applicant was not asked about it, or only about more than that */
async function requireHeard(
  unit: Unit,
  application: Application,
  { agreedGr, amountGr }: { readonly agreedGr: number; readonly amountGr: number },
): Promise<void> {
  if (amountGr >= agreedGr) return;
  const hearing = await readHearing(unit, application);
  if (!hearing || hearing.amountGr > amountGr) throw new PaymentRefused('hearing_first');
}

/** @throws {PaymentRefused} there is nothing to pay, or the budget does not cover it */
async function coveredAmount(unit: Unit, application: Application, facts: DueFacts): Promise<number> {
  const gr = payableAmount(facts);
  if (!(await coversPayment(unit, application, gr))) throw new PaymentRefused('over_budget');
  return gr;
}

/** @throws {PaymentRefused} nothing is left to pay, or more than a transfer takes */
function payableAmount(facts: DueFacts): number {
  const { gr } = amountDue(facts);
  if (gr === 0) throw new PaymentRefused('zero');
  if (gr >= mostByElixirGr) throw new PaymentRefused('too_large', {}, { most: mostByElixirGr });
  return gr;
}

/** A person has looked at the account, and it may be paid to. @throws {ActionRefused} nothing waits */
export async function clearAccount(unit: Unit, of: CaseOfPartner, actor: ActorKey): Promise<void> {
  const { application } = of;
  await requireAction(unit, of, 'clear-account', actor);
  await unit.db
    .insertInto('payment_look')
    .values({
      partner_id: application.partner_id,
      application_id: application.id,
      looked_by: actor,
      looked_at: unit.now,
    })
    .execute();
}
