import type { Reading } from '../bank.ts';
import { firstOf, type Invariant, type Moment } from './invariant.ts';

/** Lines that paid something, beside the transfer the bank was asked for. */
function bookings({ world: { bank } }: Moment) {
  const orders = bank.orders();
  return bank.readings
    .filter(({ kind }) => kind === 'booked')
    .map((reading) => ({ ...reading, order: orders.find(({ id }) => id === reading.movement.id) }));
}

const isDay = (day: string) => !Number.isNaN(Date.parse(day));

type Booked = ReturnType<typeof bookings>[number];
const bookedWrong = (name: string, isWrong: (booked: Booked) => boolean): Invariant => ({
  name,
  check: (moment) => firstOf(bookings(moment), isWrong),
});

const isAgain = ({ movement, wasBooked, kind }: Reading) =>
  wasBooked && movement.id !== '' && movement.gr < 0 && kind === 'not_ours';

export const statementInvariants: readonly Invariant[] = [
  bookedWrong(
    'a line of another account books nothing',
    ({ movement, order }) => order !== undefined && movement.account !== order.account,
  ),
  bookedWrong(
    'a line of another amount books nothing',
    ({ movement, order }) => order !== undefined && movement.gr !== order.gr,
  ),
  bookedWrong('a line of a day to come books nothing', ({ day, readOn }) => isDay(day) && day > readOn),
  bookedWrong('a line of no day there is books nothing', ({ day }) => !isDay(day)),
  {
    name: 'a transfer that was carried out twice is not told as none of ours',
    check: ({ world: { bank } }) => firstOf(bank.readings, isAgain),
  },
  {
    name: 'a line that may be a payment of ours is set aside by nobody alone',
    check: ({ world: { facts } }) =>
      firstOf(
        facts.lines,
        ({ state, kind, confirmed_by }) =>
          state === 'set_aside' && kind !== 'not_ours' && confirmed_by === null,
      ),
  },
  {
    name: 'what is booked has a line of the bank, and what came back has two',
    check: ({ world: { facts } }) =>
      firstOf(facts.payments, ({ id, state }) => {
        const of = facts.bookings.filter(({ payment }) => payment === id);
        const [out, back] = ['booked', 'returned'].map(
          (kind) => of.filter((each) => each.kind === kind).length,
        );
        if (state === 'booked') return out !== 1 || back !== 0;
        return state === 'returned' ? out !== 1 || back !== 1 : of.length > 0;
      }),
  },
];
