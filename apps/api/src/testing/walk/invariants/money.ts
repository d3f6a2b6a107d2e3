import { approvalsNeeded } from '@ndp/domain/money/approval.ts';
import { isAtBank } from '@ndp/domain/money/payment-states.ts';
import { requiredKinds } from '../../settlement/settlements.ts';
import type { DatabaseFacts, PaymentFact } from '../facts.ts';
import { partner } from '../staff.ts';
import { firstOf, type Invariant, type Moment } from './invariant.ts';

/** Payments that have just come to a state. */
function newlyIn({ world: { facts, before } }: Moment, ...states: readonly string[]) {
  const was = (id: string) => before.payments.find((each) => each.id === id)?.state ?? '';
  return facts.payments.filter(({ id, state }) => states.includes(state) && !states.includes(was(id)));
}

/** Whether whoever approved it without these verdicts has said why. */
function hasException({ approvals }: DatabaseFacts, { id, revision }: PaymentFact): boolean {
  const own = approvals.filter((each) => each.payment === id && each.revision === revision);
  return own.length > 0 && own.every(({ has_reason }) => has_reason);
}

/** The required kinds of a case that no accepted document is of. */
function unaccepted({ documents, verdicts }: DatabaseFacts, { case: id }: PaymentFact): readonly string[] {
  const own = documents.filter((each) => each.case === id);
  const verdictOf = (document: string) => verdicts.findLast((each) => each.document === document)?.verdict;
  const isGood = (kind: string) => {
    const of = own.filter((each) => each.kind === kind);
    return of.length > 0 && of.every((each) => verdictOf(each.id) === 'accepted');
  };
  return requiredKinds.filter((kind) => !isGood(kind));
}

export const moneyInvariants: readonly Invariant[] = [
  {
    name: 'nothing goes to the bank without an accepted verdict on every required document',
    check: (moment) => {
      const { facts } = moment.world;
      return firstOf(
        newlyIn(moment, 'file_made', 'sent', 'booked'),
        (each) => {
          const open = unaccepted(facts, each);
          const isSeen = open.every((kind) => each.unaccepted.includes(kind));
          return open.length > 0 && !(isSeen && hasException(facts, each));
        },
        (each) => `${each.transfer_id}: ${unaccepted(facts, each).join(', ')}`,
      );
    },
  },
  {
    name: 'a payment without every verdict is proposed as an exception alone',
    check: (moment) =>
      moment.act.name === 'officer proposes the payment as an exception'
        ? undefined
        : firstOf(newlyIn(moment, 'proposed'), ({ unaccepted: kinds }) => kinds.length > 0),
  },
  {
    name: 'a payment is approved by as many others as it needs',
    check: (moment) => {
      const { facts, before } = moment.world;
      const own = before.settings.find((each) => each.partner === partner);
      if (!own) return undefined;
      // The lower of those that count now and those it was proposed under.
      const thresholdsOf = ({ thresholds }: PaymentFact) => ({
        paymentGr: Math.min(own.payment_gr, thresholds?.paymentGr ?? own.payment_gr),
        payeeGr: Math.min(own.payee_gr, thresholds?.payeeGr ?? own.payee_gr),
        batchGr: own.batch_gr,
      });
      const byOthers = ({ id, revision, line_hash, proposed_by }: PaymentFact) =>
        new Set(
          facts.approvals
            .filter(
              (each) => each.payment === id && each.revision === revision && each.line_hash === line_hash,
            )
            .map(({ by }) => by)
            .filter((by) => by !== proposed_by),
        ).size;
      return firstOf(
        newlyIn(moment, 'approved', 'file_made', 'sent', 'booked'),
        (each) => byOthers(each) < approvalsNeeded(each.amount_gr, each.amount_gr, thresholdsOf(each)),
        (each) => `${each.transfer_id} by ${byOthers(each)}`,
      );
    },
  },
  {
    name: 'a file pays what was approved, to the account of the case',
    check: ({ world: { bank, facts, cases } }) => {
      const isWrong = ({ id, gr, account }: { id: string; gr: number; account: string }) => {
        const payment = facts.payments.find((each) => each.transfer_id === id);
        const payee = cases.find((each) => each.id === payment?.case);
        return (
          payment !== undefined &&
          (payment.amount_gr !== -gr || payee?.account.replaceAll(/\D/g, '') !== account)
        );
      };
      return firstOf(bank.files.at(-1)?.movements ?? [], isWrong);
    },
  },
  {
    name: 'a case is paid once',
    check: ({ world: { facts } }) => {
      const going = facts.payments.filter(({ state }) => isAtBank(state) || state === 'booked');
      return firstOf(going, (each) =>
        going.some((other) => other.case === each.case && other.id !== each.id),
      );
    },
  },
  {
    name: 'thresholds and the paying account are changed by two',
    check: ({ world: { facts, before, staff }, act, scene }) => {
      if (JSON.stringify(facts.settings) === JSON.stringify(before.settings)) return undefined;
      const wish = before.wishes.findLast(({ is_open }) => is_open);
      const who = staff.nameOf(wish?.by);
      const isByTwo = act.name === 'colleague decides on how payments are made' && who !== scene.actor;
      return wish && isByTwo ? undefined : JSON.stringify(facts.settings);
    },
  },
];
