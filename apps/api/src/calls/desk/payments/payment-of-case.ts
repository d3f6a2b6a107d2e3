import {
  askForExplanation as askForExplanationCall,
  clearAccount as clearAccountCall,
  type DueAnswer,
  proposePayment as proposePaymentCall,
  readDue,
  rejectTransfer as rejectTransferCall,
} from '@ndp/contract/desk/payments.ts';
import { mayDo } from '@ndp/contract/permissions.ts';
import type { CaseFacts } from '@ndp/domain/case/case-facts.ts';
import { unacceptedKinds } from '@ndp/domain/case/conditions.ts';
import { mayAct } from '@ndp/domain/case/may.ts';
import { amountDue } from '@ndp/domain/money/amount-due.ts';
import { invoiceKinds } from '@ndp/domain/settlement/document-kinds.ts';
import { totalGr } from '@ndp/domain/settlement/invoice-rules.ts';
import { isConcluded } from '@ndp/domain/workflow/statuses.ts';
import { readFacts } from '../../../cases/facts/read-facts.ts';
import { requireAction } from '../../../cases/facts/require-action.ts';
import { keyOf } from '../../../cases/keys/case-key.ts';
import { programOf as programOfCase } from '../../../cases/program/case-program.ts';
import { readVerdicts } from '../../../features/corrections/document-verdicts.ts';
import { readAccountProof } from '../../../features/payments/account-proof.ts';
import { readApprovalReasons, reasonPlace } from '../../../features/payments/approve.ts';
import { agreedAmounts, readAccountStanding } from '../../../features/payments/due.ts';
import { askForExplanation, type Hearing, readHearing } from '../../../features/payments/hearings.ts';
import { clearAccount, proposePayment } from '../../../features/payments/propose.ts';
import { PaymentRefused } from '../../../features/payments/refusals.ts';
import { rejectTransfer } from '../../../features/payments/settle.ts';
import { type Payment, readPaymentsOf } from '../../../features/payments/store.ts';
import { readDocuments } from '../../../features/settlement/documents.ts';
import type { Application } from '../../../platform/database/schema/tables.ts';
import { mount } from '../../../platform/http/mount.ts';
import type { DeskHttp } from '../desk-http.ts';
import type { DeskWork } from '../desk-work.ts';
import { kindName } from './kind-name.ts';

/** What the page of a case says and does about its money. */
export function mountPaymentOfCase(http: DeskHttp): void {
  mount(http, readDue, async ({ params, work }) => {
    const application = await work.lockCase(params.reference);
    return { due: await describeDue(work, application) };
  });
  mount(http, proposePaymentCall, async ({ params, body, work }) => {
    const application = await work.lockCase(params.reference);
    const { cost_gr: costGr, other_public_gr: otherPublicGr, recalculated_gr: recalculatedGr } = body;
    const { id: programId } = programOfCase(application, work.partner);
    const found = { costGr, otherPublicGr, recalculatedGr };
    const isWithoutVerdicts = body.without_verdicts === true;
    const proposal = { application, partner: work.partner, programId, found, isWithoutVerdicts };
    const { amountGr } = await proposePayment(work.unit, proposal, work.person.id);
    work.addDetails({ amount_gr: amountGr });
    return { amount_gr: amountGr };
  });
  mount(http, askForExplanationCall, async ({ params, body, work }) => {
    const application = await work.lockCase(params.reference);
    const { amount_gr: amountGr, reason } = body;
    if (amountGr >= agreedAmounts(application).agreedGr) throw new PaymentRefused('not_less');
    work.addDetails({ amount_gr: amountGr });
    const of = { application, partner: work.partner };
    await askForExplanation(work.unit, of, { amountGr, reason }, work.person.id);
    return { done: true } as const;
  });
  mount(http, clearAccountCall, async ({ params, body, work }) => {
    const application = await work.lockCase(params.reference);
    work.addDetails({ reason: body.reason });
    await clearAccount(work.unit, { application, partner: work.partner }, work.person.id);
    return { done: true } as const;
  });
  mount(http, rejectTransferCall, async ({ params, body, work }) => {
    const application = await work.lockCase(params.reference);
    const of = { application, partner: work.partner };
    await requireAction(work.unit, of, 'reject-transfer', work.person.id);
    const [payment] = await readPaymentsOf(work.trx, application);
    if (!payment) throw new PaymentRefused('moved_on');
    work.addDetails({ payment: payment.transfer_id, rejected: 'yes' });
    await rejectTransfer(work.unit, { application, payment }, body.reason, work.person.id);
    return { done: true } as const;
  });
}

/** Null: no agreement, so nothing is due yet. */
async function describeDue(work: DeskWork, application: Application): Promise<DueAnswer | null> {
  if (!isConcluded(application.status) || !application.quote || application.quote.quote <= 0) return null;
  const { question, payments } = await readAccountStanding(work.store, application);
  const { agreedGr, ceilingGr } = agreedAmounts(application);
  const [newest] = payments;
  const facts = await readFacts(work.unit, { application, partner: work.partner });
  return {
    agreed_gr: agreedGr,
    ceiling_gr: ceilingGr,
    payment: newest ? await describePayment(work, application, newest) : null,
    account_question: question ?? null,
    account_proof: await readAccountProof(work.store, keyOf(application)),
    hearing: describeHearing(await readHearing(work.store, application), facts),
    invoiced_gr: await readInvoiced(work, application),
    can_ask: mayAct('ask-for-explanation', facts) && mayDo(work.roles, 'propose-payment'),
    unaccepted: unacceptedKinds(facts.documents).map(({ kind }) => kindName(work)(kind)),
    can_propose: mayAct('propose-without-verdicts', facts) && mayDo(work.roles, 'propose-payment'),
    can_reject: mayAct('reject-transfer', facts, work.person.id) && mayDo(work.roles, 'approve-payment'),
    can_clear: mayAct('clear-account', facts) && mayDo(work.roles, 'clear-account'),
  };
}

/** Null unless every accepted invoice was read: an amount that lacks one would be worse than none. */
async function readInvoiced({ store }: DeskWork, application: Application): Promise<number | null> {
  const key = keyOf(application);
  const verdicts = await readVerdicts(store.db, key);
  const accepted = (await readDocuments(store, key)).filter(
    ({ id, kind }) => invoiceKinds.includes(kind) && verdicts.get(id)?.verdict === 'accepted',
  );
  const invoices = accepted.flatMap(({ facts }) => facts?.invoice ?? []);
  if (invoices.length === 0 || invoices.length < accepted.length) return null;
  const gr = totalGr(invoices);
  return invoices.every(({ currency }) => currency === 'PLN') && gr >= 0 ? gr : null;
}

function describeHearing(hearing: Hearing | undefined, facts: CaseFacts): DueAnswer['hearing'] {
  if (!hearing) return null;
  const { amountGr, reason, answerBy, answer } = hearing;
  return {
    ...{ amount_gr: amountGr, reason, answer_by: answerBy, answer },
    is_open: mayAct('answer-hearing', facts),
  };
}

async function describePayment(
  { trx }: DeskWork,
  application: Application,
  payment: Payment,
): Promise<DueAnswer['payment']> {
  const { cipher } = application;
  const { attempt, state, amount_gr, facts, sealed_reason, booked_on } = payment;
  const { bounds, binding } = amountDue(facts);
  const reason = sealed_reason && cipher.open(sealed_reason, reasonPlace(payment));
  return {
    ...{ attempt, state, amount_gr, booked_on, reason: reason || null },
    approval_reasons: await readApprovalReasons(trx, application, payment),
    bounds: [...bounds],
    binding: [...binding],
  };
}
