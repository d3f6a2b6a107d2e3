import { confirmPayment, move, refuse } from '@ndp/contract/desk/cases.ts';
import { asksForCorrection } from '@ndp/domain/workflow/correction-round.ts';
import type { ApplicationStatus } from '@ndp/domain/workflow/statuses.ts';
import { mayMove } from '@ndp/domain/workflow/transitions.ts';
import { moveApplication } from '../../features/casework/move-application.ts';
import { CaseMoved, NoSuchStep, SecondPersonNeeded } from '../../features/desk/refusals.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { DeskWork } from './desk-work.ts';
import { type DeskHttp, mountDeskCall } from './mount-desk.ts';
import { actOfMove } from './read-case.ts';

interface Step {
  readonly from: string;
  readonly to: ApplicationStatus;
  readonly reason: string;
}

/** The steps of the law of statuses, each as the act it is. */
export function mountMoveCase(http: DeskHttp): void {
  mountDeskCall(http, move, ({ params, body, work }) => moveBy(work, params.reference, body));
  mountDeskCall(http, refuse, ({ params, body, work }) => moveBy(work, params.reference, body));
  mountDeskCall(http, confirmPayment, ({ params, body, work }) =>
    moveBy(work, params.reference, { ...body, from: 'settlement_review', to: 'paid' }),
  );
}

/** @throws {CaseMoved} {NoSuchStep} {SecondPersonNeeded} */
async function moveBy(work: DeskWork, reference: string, { from, to, reason }: Step) {
  const application = await work.hold(reference);
  work.keep({ from: application.status, to });
  if (application.status !== from) throw new CaseMoved();
  const isCorrection = asksForCorrection(from, to);
  if (isCorrection || actOfMove(to) !== work.act || !mayMove(from, to, 'operator')) throw new NoSuchStep();
  if (work.act === 'confirm-payment' && (await hasDecided(work, application))) throw new SecondPersonNeeded();
  await moveApplication(work.unit, application, to, { name: work.person.name, reason });
  return { status: to };
}

const deciding = ['move', 'refuse', 'measure', 'judge-name', 'begin-signing'].map((act) => `desk ${act}`);

/** Whether the person has decided anything in the case. */
async function hasDecided({ trx, person }: DeskWork, { id, partner_id }: Application): Promise<boolean> {
  const found = await trx
    .selectFrom('operator_action')
    .select('n')
    .where('partner_id', '=', partner_id)
    .where('application_id', '=', id)
    .where('person_id', '=', person.id)
    .where('outcome', '=', 'done')
    .where('action', 'in', deciding)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
