import { plainPln } from '@ndp/domain/money/grosze.ts';
import { writeCsv } from '../../platform/csv.ts';
import type { Database } from '../../platform/database/database.ts';

const heads = ['Data księgowania', 'Numer sprawy', 'Identyfikator przelewu', 'Rodzaj', 'Kwota PLN', 'Wyciąg'];
const kinds = { booked: 'wypłata', returned: 'zwrot' } as const;

/** What the bank booked and sent back in a year, a row each and without names; what came back is below zero. */
export async function writeBookings(db: Database, partnerId: string, year: string): Promise<string> {
  const rows = await db
    .selectFrom('payment_booking as booking')
    .innerJoin('payment', (join) =>
      join
        .onRef('payment.partner_id', '=', 'booking.partner_id')
        .onRef('payment.id', '=', 'booking.payment_id'),
    )
    .select([
      'booking.booked_on',
      'booking.kind',
      'booking.amount_gr',
      'booking.statement',
      'payment.transfer_id',
    ])
    .where('booking.partner_id', '=', partnerId)
    .where('booking.booked_on', '>=', `${year}-01-01`)
    .where('booking.booked_on', '<=', `${year}-12-31`)
    .orderBy('booking.booked_on')
    .orderBy('payment.transfer_id')
    .orderBy('booking.read_at')
    .execute();
  return writeCsv([
    heads,
    ...rows.map(({ booked_on, transfer_id, kind, amount_gr, statement }) => [
      booked_on,
      transfer_id.replace(/-\d+$/, ''),
      transfer_id,
      kinds[kind],
      plainPln(kind === 'returned' ? -amount_gr : amount_gr).replace('.', ','),
      statement,
    ]),
  ]);
}
