import type { DeskPayment, UnproposedPayment } from '@ndp/contract/desk/payments.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { draw, partnerOf, serve } from '../testing/desk-server.tsx';
import { moneyAnswer, paymentOf } from '../testing/payments.ts';
import { PaymentsPage } from './payments-page.tsx';

const reference = 'NDP-2026-000001';
const other = 'NDP-2026-000002';

beforeEach(() => history.replaceState(null, '', '/mpec/payments'));

interface Shown {
  readonly payments?: readonly DeskPayment[];
  readonly to_propose?: readonly UnproposedPayment[];
}

async function open({ payments = [], to_propose = [] }: Shown = {}) {
  const asked = serve({
    'GET /payments': { payments, to_propose, batches: [], has_bank: true },
    'GET /bank-lines': { lines: [] },
    'GET /payment-settings': { settings: null, changes: [] },
    'GET /money': moneyAnswer,
  });
  draw(<PaymentsPage partner={partnerOf('mpec')} />);
  await screen.findByRole('heading', { name: /^(Sprawy bez|W.banku$)/ });
  return asked;
}

describe('the money at the top', () => {
  it('names each amount with its cases, and each leads to its list', async () => {
    await open();
    const strip = await screen.findByRole('list', { name: 'Pieniądze programu' });
    const items = within(strip).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
      'Budżet100 000,00 złwolne: 1 234,56 zł',
      'W kolejce0,00 zł0 spraw',
      'Do propozycji3 833,00 zł1 sprawa',
      'Do zatwierdzenia7 666,00 zł2 sprawy',
      'Zatwierdzone11 499,00 zł3 sprawy',
      'W banku15 332,00 zł4 sprawy',
      'Wypłacone w 202619 165,00 zł5 spraw',
    ]);
    expect(
      within(strip)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      ...['/mpec/budget', '/mpec/budget', '/mpec/payments?stage=to_propose', '/mpec/payments?stage=proposed'],
      ...['/mpec/payments?stage=approved', '/mpec/payments?stage=at_bank', '/mpec/bookings?period=2026'],
    ]);
  });

  it('shows of one stage its payments alone, and the way back to all', async () => {
    history.replaceState(null, '', '/mpec/payments?stage=at_bank');
    const asked = await open({ payments: [paymentOf({ state: 'sent' })] });
    expect(await screen.findByRole('heading', { name: /^W.banku$/ })).toBeDefined();
    expect(asked.find(({ line }) => line === 'GET /payments')?.query).toBe('?stage=at_bank');
    expect(screen.queryByRole('button', { name: /^Odeślij/ })).toBe(null);
    expect(screen.queryByRole('heading', { name: 'Ustawienia wypłat' })).toBe(null);
    expect(screen.getByRole('link', { name: 'Pokaż wszystkie wypłaty' }).getAttribute('href')).toBe(
      '/mpec/payments',
    );
  });
});

describe('a payment that cannot go on', () => {
  it('says why, whether it was proposed or not', async () => {
    const why = 'Wnioskodawca ma jeszcze czas na wyjaśnienie.';
    const since = '2026-11-20T10:00:00Z';
    await open({
      payments: [paymentOf({ state: 'draft', hindrances: ['Odesłano: brak podpisu.'] })],
      to_propose: [
        { reference: other, since, amount_gr: 383_300, hindrance: why },
        { reference, since, amount_gr: null, hindrance: null },
      ],
    });
    expect(screen.getByText(/Odesłano: brak\spodpisu\./)).toBeDefined();
    const table = screen.getByRole('table', { name: 'Sprawy bez propozycji wypłaty' });
    const [, held, free] = within(table).getAllByRole('row');
    expect(held?.textContent).toContain(why);
    expect(free?.textContent).toContain('Nic: można ją zaproponować.');
    expect(within(table).getByRole('link', { name: other }).getAttribute('href')).toContain('?tab=money');
  });
});
