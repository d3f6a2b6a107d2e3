import { createHash } from 'node:crypto';
import {
  exportBookings,
  mostBookings,
  readBookings as readBookingsCall,
  readMoney,
} from '@ndp/contract/desk/money.ts';
import { countBookings, readBookings, writeBookings } from '../../../features/payments/bookings.ts';
import { readMoneySums } from '../../../features/payments/sums.ts';
import { polishDay } from '../../../platform/clock.ts';
import { mount } from '../../../platform/http/mount.ts';
import type { DeskHttp } from '../desk-http.ts';
import { programOf } from './acting.ts';

/** The money of a programme at a glance, and what the accounts take along. */
export function mountMoney(http: DeskHttp): void {
  mount(http, readMoney, ({ work }) =>
    readMoneySums(work.trx, programOf(work), polishDay(work.now).slice(0, 4)),
  );
  mount(http, readBookingsCall, async ({ query: { period }, work }) => {
    const query = { partnerId: work.partner.id, period };
    return {
      bookings: await readBookings(work.store, { ...query, limit: mostBookings }),
      ...(await countBookings(work.trx, query)),
    };
  });
  mount(http, exportBookings, async ({ query: { period }, work }) => {
    const bookings = await readBookings(work.store, { partnerId: work.partner.id, period });
    const csv = writeBookings(bookings);
    const sha256 = createHash('sha256').update(csv).digest('hex');
    work.addDetails({ period, rows: bookings.length, sha256 });
    return { name: `ksiegowania-${work.partner.id}-${period}.csv`, csv };
  });
}
