import type { Booking } from '@ndp/contract/desk/money.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { draw, partnerOf, serve } from '../testing/desk-server.tsx';
import { watchSavedFiles } from '../testing/saved-files.ts';
import { BookingsPage } from './bookings-page.tsx';

const saved = watchSavedFiles();
beforeEach(() => {
  window.scrollTo = () => {};
  history.replaceState(null, '', '/mpec/bookings?period=2026-11');
});

const booking: Booking = {
  ...{ id: 'a', booked_on: '2026-11-20', reference: 'NDP-2026-000001', transfer_id: 'NDP-2026-000001-1' },
  ...{ kind: 'booked', amount_gr: 383_300, payee: 'Anna Wrona', program: 'mpec', cost_centre: 'MPK 501' },
  statement: '7',
};
const back: Booking = { ...booking, id: 'b', kind: 'returned', amount_gr: -383_300, cost_centre: '' };

it('lists what was booked and sent back with payee, programme and cost centre, and takes it along', async () => {
  const asked = serve({
    'GET /payment-bookings': {
      bookings: [booking, back],
      count: 2,
      total_gr: 0,
      months: ['2026-11', '2025-12'],
    },
    'GET /payment-booking-table': { name: 'ksiegowania.csv', csv: '' },
  });
  draw(<BookingsPage partner={partnerOf()} />);
  const [, first, second] = (await screen.findAllByRole('row')).map(({ textContent }) =>
    textContent?.replace(/\s/g, ' '),
  );
  expect(first).toMatch(/20\.11\.2026NDP-2026-000001Anna WronampecMPK 5017wypłata3 833,00 zł/);
  expect(second).toMatch(/zwrot−3 833,00 zł/);
  expect(screen.getByText(/2 pozycje, razem 0,00/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Pobierz jako CSV' }));
  expect(await screen.findByText('Pobrano ksiegowania.csv.')).toBeDefined();
  expect([asked.at(-1)?.query, saved]).toEqual([
    '?period=2026-11',
    [expect.objectContaining({ name: 'ksiegowania.csv' })],
  ]);
});

it('shows another month or a whole year, and says what to do where nothing was booked', async () => {
  const asked = serve({
    'GET /payment-bookings': { bookings: [], count: 0, total_gr: 0, months: ['2026-11', '2025-12'] },
  });
  draw(<BookingsPage partner={partnerOf()} />, 'en');
  expect(await screen.findByText(/booked nothing in this period/)).toBeDefined();
  const choice = screen.getByLabelText<HTMLSelectElement>('Month or year');
  expect([...choice.options].map(({ text }) => text)).toEqual([
    ...['–', 'all of 2026', 'November 2026', 'all of 2025', 'December 2025'],
  ]);
  fireEvent.change(choice, { target: { value: '2025' } });
  await waitFor(() => expect(asked.at(-1)?.query).toBe('?period=2025'));
  expect(screen.queryByRole('button', { name: 'Download as CSV' })).toBe(null);
});
