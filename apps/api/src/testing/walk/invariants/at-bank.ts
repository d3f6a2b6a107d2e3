import { isAtBank } from '@ndp/domain/money/payment-states.ts';
import type { BatchFact, Facts, PaymentFact } from '../facts.ts';
import { partner } from '../staff.ts';
import { firstOf, type Invariant, type Moment } from './invariant.ts';

/** What a payment stands on, as a text to compare. */
function groundOf(facts: Facts, { case: id }: PaymentFact): string {
  const of = <Row extends { readonly case: string }>(rows: readonly Row[]) =>
    rows.filter((each) => each.case === id);
  const status = facts.cases.find((each) => each.id === id)?.status;
  const settlement = of(facts.sections).find(({ section }) => section === 'settlement')?.revision;
  const rounds = of(facts.rounds).map(({ n, state }) => `${n} ${state}`);
  return JSON.stringify({
    status,
    settlement,
    documents: of(facts.documents),
    verdicts: of(facts.verdicts),
    rounds,
  });
}

/** What stood when each payment went to the bank; what has just gone there is noted. */
function movedGround({ world: { facts, frozen } }: Moment): string | undefined {
  const atBank = facts.payments.filter(({ state }) => isAtBank(state));
  for (const id of frozen.keys()) if (!atBank.some((each) => each.id === id)) frozen.delete(id);
  for (const payment of atBank) {
    const [was, is] = [frozen.get(payment.id), groundOf(facts, payment)];
    if (was === undefined) frozen.set(payment.id, is);
    else if (was !== is) return `${payment.transfer_id}: ${was} became ${is}`;
  }
  return undefined;
}

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
    check: movedGround,
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
        waiting(facts, batch).some((each) => moment.world.frozen.get(each.id) !== groundOf(facts, each)) &&
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
