import { isAtBank } from '@ndp/domain/money/payment-states.ts';
import type { BatchFact, Facts, PaymentFact } from '../facts.ts';
import { groundOf } from '../ground.ts';
import { partner } from '../staff.ts';
import { firstOf, type Invariant, type Moment } from './invariant.ts';

/** What it stands on is another thing than when it went to the bank. */
const hasMoved = ({ world: { facts, frozen } }: Moment, payment: PaymentFact) =>
  isAtBank(payment.state) && frozen.get(payment.id) !== groundOf(facts, payment);

const waiting = ({ payments }: Facts, batch: BatchFact) =>
  payments.filter(({ id, state }) => batch.payments.includes(id) && state === 'file_made');

/** Whether somebody of the office is left who has not taken its file. */
function hasOther(facts: Facts, { id }: BatchFact): boolean {
  const able = facts.roles.filter(
    ({ partner: at, role }) => at === partner && ['officer', 'approver'].includes(role),
  );
  const took = facts.downloads.filter(({ batch }) => batch === id).map(({ by }) => by);
  return able.some(({ person }) => !took.includes(person));
}

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
    name: 'the settings of payments hold still while one is at the bank',
    check: ({ world: { facts, before } }) =>
      before.payments.some(({ state }) => isAtBank(state)) &&
      JSON.stringify(facts.settings) !== JSON.stringify(before.settings)
        ? JSON.stringify(facts.settings)
        : undefined,
  },
  {
    name: 'a batch with a file can be said to be sent, or be taken apart',
    check: (moment) => {
      const { facts } = moment.world;
      const isStuck = (batch: BatchFact) =>
        batch.state === 'file_made' &&
        waiting(facts, batch).some((each) => hasMoved(moment, each)) &&
        !hasOther(facts, batch);
      return firstOf(facts.batches, isStuck);
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
