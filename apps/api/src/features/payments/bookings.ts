import type { Booking } from '@ndp/contract/desk/money.ts';
import { plainPln } from '@ndp/domain/money/grosze.ts';
import { sql } from 'kysely';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import { findApplications } from '../../cases/store/applications.ts';
import { writeCsv } from '../../platform/csv.ts';
import type { Database } from '../../platform/database/database.ts';
import { openLine } from './lines.ts';

/** Whose bookings, of a year or a month; of the table the first rows or all. */
export interface BookingQuery {
  readonly partnerId: string;
  readonly period: string;
  readonly limit?: number;
}

/** What the bank booked and sent back, in the order of days; what came back is below zero. */
export async function readBookings(store: EncryptedStore, query: BookingQuery): Promise<Booking[]> {
  const rows = await selectBookings(store.db, query)
    .orderBy('booking.booked_on')
    .orderBy('payment.transfer_id')
    .orderBy('booking.read_at')
    .$if(query.limit !== undefined, (rest) => rest.limit(query.limit ?? 0))
    .execute();
  const ids = [...new Set(rows.map(({ application_id }) => application_id))];
  const cases = await findApplications(store, query.partnerId, ids);
  return rows.map(({ payment_id: paymentId, revision, line, application_id, ...row }) => {
    const cipher = cases.get(application_id)?.cipher;
    const place = { partnerId: query.partnerId, paymentId, revision };
    return {
      id: row.entry_hash,
      booked_on: row.booked_on,
      reference: row.transfer_id.replace(/-\d+$/, ''),
      transfer_id: row.transfer_id,
      kind: row.kind,
      amount_gr: row.kind === 'returned' ? -row.amount_gr : row.amount_gr,
      payee: cipher ? openLine(cipher, place, line).line.name : '',
      program: row.program_id,
      cost_centre: row.cost_centre ?? '',
      statement: row.statement,
    };
  });
}

function selectBookings(db: Database, { partnerId, period }: BookingQuery) {
  return db
    .selectFrom('payment_booking as booking')
    .innerJoin('payment', (join) =>
      join
        .onRef('payment.partner_id', '=', 'booking.partner_id')
        .onRef('payment.id', '=', 'booking.payment_id'),
    )
    .innerJoin('payment_revision as proposal', (join) =>
      join
        .onRef('proposal.partner_id', '=', 'payment.partner_id')
        .onRef('proposal.payment_id', '=', 'payment.id')
        .onRef('proposal.revision', '=', 'payment.revision'),
    )
    .leftJoin('payment_settings as settings', (join) =>
      join
        .onRef('settings.partner_id', '=', 'payment.partner_id')
        .onRef('settings.program_id', '=', 'payment.program_id'),
    )
    .select([
      'booking.entry_hash',
      'booking.booked_on',
      'booking.kind',
      'booking.amount_gr',
      'booking.statement',
    ])
    .select(['booking.payment_id', 'booking.application_id', 'payment.transfer_id', 'payment.program_id'])
    .select(['proposal.revision', 'proposal.line'])
    .select(sql<string | null>`settings.bank ->> 'costCentre'`.as('cost_centre'))
    .where('booking.partner_id', '=', partnerId)
    .where('booking.booked_on', 'like', `${period}-%`);
}

/** How many bookings a period has, what they sum up to, and in which months there are any, the newest first. */
export async function countBookings(db: Database, { partnerId, period }: BookingQuery) {
  const months = await db
    .selectFrom('payment_booking')
    .select([
      sql<string>`left(booked_on, 7)`.as('month'),
      sql<string>`count(*)`.as('count'),
      sql<string>`sum(case when kind = 'booked' then amount_gr else -amount_gr end)`.as('gr'),
    ])
    .where('partner_id', '=', partnerId)
    .groupBy('month')
    .orderBy('month', 'desc')
    .execute();
  const counted = months.filter(({ month }) => month.startsWith(period));
  return {
    count: counted.reduce((sum, { count }) => sum + Number(count), 0),
    total_gr: counted.reduce((sum, { gr }) => sum + Number(gr), 0),
    months: months.map(({ month }) => month),
  };
}

const heads = [
  ...['Data księgowania', 'Numer sprawy', 'Identyfikator przelewu', 'Rodzaj', 'Kwota PLN', 'Wyciąg'],
  ...['Odbiorca', 'Program', 'MPK'],
];
const kinds = { booked: 'wypłata', returned: 'zwrot' } as const;

/** Bookings as the accounts read them. */
export function writeBookings(bookings: readonly Booking[]): string {
  const rows = bookings.map((row) => [
    ...[row.booked_on, row.reference, row.transfer_id, kinds[row.kind]],
    ...[plainPln(row.amount_gr).replace('.', ','), row.statement],
    ...[row.payee, row.program, row.cost_centre],
  ]);
  return writeCsv([heads, ...rows]);
}
