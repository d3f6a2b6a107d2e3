import { payer } from '../../desk/payment-desk.ts';
import type { Reading } from '../bank.ts';
import type { DatabaseFacts, LineFact } from '../facts.ts';
import { partner } from '../staff.ts';
import { deciding, firstOf, hasRole, type Invariant, type Moment } from './invariant.ts';

/** Lines that paid something, beside the transfer the bank was asked for. */
function bookings({ world: { bank } }: Moment) {
  const orders = bank.orders();
  return bank.readings
    .filter(({ kind }) => kind === 'booked')
    .map((reading) => ({ ...reading, order: orders.find(({ id }) => id === reading.movement.id) }));
}

/** Whether the calendar has such a day: JavaScript takes 31 November for 1 December. */
const isDay = (day: string) =>
  Number.isNaN(Date.parse(day)) === false && new Date(day).toISOString().startsWith(day);

type Booked = ReturnType<typeof bookings>[number];
const bookedWrong = (name: string, isWrong: (booked: Booked) => boolean): Invariant => ({
  name,
  check: (moment) => firstOf(bookings(moment), isWrong),
});

/** Who took a file with this payment, in whatever batch it was. */
function takersOf({ batches, downloads }: DatabaseFacts, payment: string): readonly string[] {
  const of = batches.filter(({ all }) => all.includes(payment)).map(({ id }) => id);
  return downloads.filter(({ batch }) => of.includes(batch)).map(({ by }) => by);
}

/** Payments that have just been booked by one person alone: nobody else has read or assigned their line. */
function bookedAlone({ world: { facts, before } }: Moment) {
  const known = new Set(before.bookings.map(({ line }) => line));
  const isSettled = ({ id, state }: LineFact) =>
    state === 'settled' && before.lines.find((each) => each.id === id)?.state !== 'settled';
  const confirmed = facts.lines.filter(isSettled);
  return facts.bookings
    .filter(({ kind, line }) => kind === 'booked' && !known.has(line))
    .filter(({ line, by }) => {
      const first = before.lines.find(({ id }) => id === line)?.read_by ?? by;
      return first === by && confirmed.every(({ decided_by }) => decided_by === by);
    });
}

const isAgain = ({ movement, wasBooked, kind }: Reading) =>
  wasBooked && movement.id !== '' && movement.gr < 0 && kind === 'not_ours';

/** Whether the statement that was read is one of the account the partner pays from, with days of the calendar. */
function isSound({ world: { bank, facts } }: Moment): boolean {
  const own = facts.settings.find((each) => each.partner === partner);
  return own?.bank.payerAccount === payer && bank.last !== undefined && isDay(bank.last.day);
}

export const statementInvariants: readonly Invariant[] = [
  {
    name: 'every sound statement of the bank is read',
    ofRefusals: true,
    check: (moment) => {
      const { act, answer, isRefused } = moment;
      if (!isRefused || !act.name.startsWith('colleague reads')) return undefined;
      return isSound(moment) && hasRole(moment, deciding) ? JSON.stringify(answer.body) : undefined;
    },
  },
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
    name: 'who took the file of a transfer does not book it alone',
    check: (moment) =>
      firstOf(bookedAlone(moment), ({ payment, by }) => takersOf(moment.world.facts, payment).includes(by)),
  },
  {
    name: 'a line that may be a payment of ours is set aside by nobody alone',
    check: ({ world: { facts } }) =>
      firstOf(
        facts.lines,
        ({ state, kind, decided_by, confirmed_by }) =>
          state === 'set_aside' &&
          kind !== 'not_ours' &&
          (confirmed_by === null || confirmed_by === decided_by),
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
