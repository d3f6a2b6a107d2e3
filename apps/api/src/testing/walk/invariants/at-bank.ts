import { isAtBank } from '@ndp/domain/money/payment-states.ts';
import type { BatchFact, DatabaseFacts, PaymentFact } from '../facts.ts';
import { groundOf } from '../ground.ts';
import { deciding, firstOf, hasRole, type Invariant, type Moment } from './invariant.ts';

/** What it stands on is another thing than when it went to the bank. */
const hasMoved = ({ world: { facts, frozen } }: Moment, payment: PaymentFact) =>
  isAtBank(payment.state) && frozen.get(payment.id) !== groundOf(facts, payment);

/** What of a batch with a file is open to whom, whoever took the file. */
const openTo: Readonly<Record<string, (facts: DatabaseFacts, batch: BatchFact, who: string) => boolean>> = {
  'colleague says that the bank has the file': (_, { state, cancelled_by }) =>
    state === 'file_made' && !cancelled_by,
  'colleague takes a batch apart': ({ payments }, batch) =>
    ['file_made', 'sent'].includes(batch.state) &&
    !batch.cancel_asked_by &&
    payments.some(({ id, state }) => batch.payments.includes(id) && isAtBank(state)),
  'approver confirms that a batch is cancelled': (_, { cancel_asked_by, cancelled_by }, who) =>
    cancel_asked_by !== null && cancel_asked_by !== who && !cancelled_by,
};

/** A batch whose file was just given though all its payments had come to one of these states; undefined: none. */
function givenAgain({ world: { facts, before } }: Moment, ...states: readonly string[]) {
  const given = facts.downloads.slice(before.downloads.length).map(({ batch }) => batch);
  const stateOf = (id: string) => before.payments.find((each) => each.id === id)?.state ?? '';
  const isOver = ({ id, payments }: BatchFact) =>
    given.includes(id) && payments.length > 0 && payments.every((each) => states.includes(stateOf(each)));
  return firstOf(facts.batches, isOver);
}

export const atBankInvariants: readonly Invariant[] = [
  {
    name: 'what a payment stands on holds still from its file to the answer of the bank',
    check: (moment) =>
      firstOf(
        moment.world.facts.payments,
        (each) => hasMoved(moment, each),
        (each) => `${moment.world.frozen.get(each.id)} became ${groundOf(moment.world.facts, each)}`,
      ),
  },
  {
    name: 'a batch with a file can be said to be sent, or be taken apart',
    ofRefusals: true,
    check: (moment) => {
      const { world, act, answer, isRefused } = moment;
      const { actor, batch } = moment.scene;
      const isOffered = openTo[act.name];
      if (!isRefused || !isOffered || !batch || !actor) return undefined;
      const roles = act.name.startsWith('approver') ? (['approver'] as const) : deciding;
      const isOpen = isOffered(world.facts, batch, world.staff.seatOf(actor).person.id);
      return isOpen && hasRole(moment, roles) ? `${batch.state}: ${JSON.stringify(answer.body)}` : undefined;
    },
  },
  {
    name: 'a fully booked batch hands out no file',
    check: (moment) => givenAgain(moment, 'booked'),
  },
  {
    name: 'a batch whose transfers came back or were refused hands out no file',
    check: (moment) => givenAgain(moment, 'returned', 'rejected'),
  },
];
