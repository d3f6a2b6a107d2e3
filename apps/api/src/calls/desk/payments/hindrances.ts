import type { UnproposedPayment } from '@ndp/contract/desk/payments.ts';
import { paymentHindrance } from '@ndp/domain/case/payment-hindrance.ts';
import { say } from '@ndp/flows/message.ts';
import { sql } from 'kysely';
import { nameOfStatus } from '../../../cases/attention/status-names.ts';
import { readFactsOfEach } from '../../../cases/facts/read-facts.ts';
import { ActionRefused } from '../../../cases/facts/refusals.ts';
import { findApplications } from '../../../cases/store/applications.ts';
import { reasonPlace } from '../../../features/payments/approve.ts';
import type { Payment } from '../../../features/payments/store.ts';
import { selectUnproposed } from '../../../features/payments/unproposed.ts';
import type { Application } from '../../../platform/database/schema/tables.ts';
import type { DeskWork } from '../desk-work.ts';
import { paymentMessages } from './messages.ts';

/** Cases listed that wait for a proposal. */
const mostUnproposed = 200;

/** Why the payments of these cases cannot go on, by the table of actions, and why one was sent back. */
export async function readHindrances(work: DeskWork, applications: readonly Application[]) {
  const facts = await readFactsOfEach(work.unit, work.partner, applications);
  const hindranceOf = (application: Application) => {
    const of = facts.get(application.id);
    const refusal = of && paymentHindrance(of);
    if (refusal === 'status')
      return say(paymentMessages.in_status, work.language, {
        status: nameOfStatus(application.status, work.language),
      });
    return refusal && say(new ActionRefused(refusal).sentence, work.language);
  };
  return (application: Application, payment?: Payment): string[] => {
    const isBack = payment?.state === 'draft' && payment.sealed_reason;
    const words = isBack ? application.cipher.open(isBack, reasonPlace(payment)) : '';
    return [
      hindranceOf(application),
      words && say(paymentMessages.sent_back, work.language, { reason: words }),
    ].filter((each) => typeof each === 'string' && each !== '') as string[];
  };
}

/** Cases whose payment nobody has proposed, the one that waits longest first. */
export async function describeUnproposed(work: DeskWork): Promise<UnproposedPayment[]> {
  const { rows } = await sql<{ id: string; since: Date }>`
    select id, since from (${selectUnproposed(work.partner.id)}) as waiting
    order by since, id limit ${mostUnproposed}`.execute(work.trx);
  const cases = await findApplications(
    work.store,
    work.partner.id,
    rows.map(({ id }) => id),
  );
  const hindrancesOf = await readHindrances(work, [...cases.values()]);
  return rows.flatMap(({ id, since }) => {
    const application = cases.get(id);
    if (!application) return [];
    const { reference, quote } = application;
    const [hindrance = null] = hindrancesOf(application);
    const amount_gr = quote ? Math.round(quote.quote * 100) : null;
    return [{ reference, since: since.toISOString(), amount_gr, hindrance }];
  });
}
