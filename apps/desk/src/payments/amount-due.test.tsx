import type { DueAnswer } from '@ndp/contract/desk/payments.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { draw, serve } from '../testing/desk-server.tsx';
import { AmountDue } from './amount-due.tsx';

const reference = 'NDP-2026-000001';
const at = `/cases/${reference}`;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(due: Partial<DueAnswer> = {}) {
  const asked = serve({
    [`GET ${at}/amount-due`]: {
      due: {
        ...{
          agreed_gr: 500_000,
          ceiling_gr: 600_000,
          payment: null,
          account_question: null,
          account_proof: { state: 'waiting', on: null },
          hearing: null,
        },
        ...{
          invoiced_gr: null,
          can_ask: true,
          unaccepted: [],
          can_propose: true,
          can_clear: false,
          can_reject: false,
        },
        ...due,
      },
    },
    [`POST ${at}/payments`]: { amount_gr: 500_000 },
    [`POST ${at}/payment-hearing`]: { done: true },
    [`POST ${at}/account`]: { done: true },
    [`POST ${at}/transfer-rejection`]: { done: true },
  });
  const onDone = vi.fn();
  draw(<AmountDue of={{ partner: 'mpec', reference }} onDone={onDone} />);
  const sent = (line: string) =>
    asked.filter((each) => each.line === `POST ${at}/${line}`).map(({ body }) => body);
  return { onDone, sent };
}
const field = (label: string | RegExp) => screen.findByLabelText(label);
const type = async (label: string | RegExp, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

it('the amount of a payment is the lowest bound, said while one types, and proposed in grosze', async () => {
  const { sent, onDone } = open();
  await field('Udokumentowany koszt, zł');
  press(/^Zaproponuj wypłatę/);
  expect(screen.getByText('Wpisz kwotę, na przykład 12500,00.')).toBeDefined();
  expect(sent('payments')).toEqual([]);
  await type('Udokumentowany koszt, zł', '9000');
  expect(screen.getByText(/^Do wypłaty: 5 000,00 zł \(kwota z umowy\)$/)).toBeDefined();
  press(/^Zaproponuj wypłatę/);
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sent('payments')).toEqual([{ cost_gr: 900_000, other_public_gr: 0, recalculated_gr: null }]);
});

it('the cost is what the accepted invoices come to, and another one typed is said to be another', async () => {
  const { sent } = open({ invoiced_gr: 3_839_999 });
  expect(((await field('Udokumentowany koszt, zł')) as HTMLInputElement).value).toBe('38399,99');
  expect(screen.getByText(/opiewają razem na 38 399,99 zł: tyle wpisano/)).toBeDefined();
  await type('Udokumentowany koszt, zł', '38399,98');
  expect(screen.getByText(/wpisano inny koszt/)).toBeDefined();
  press(/^Zaproponuj wypłatę/);
  await vi.waitFor(() => expect(sent('payments')).toMatchObject([{ cost_gr: 3_839_998 }]));
});

it('where less than agreed comes out, the applicant is asked to explain first', async () => {
  const { sent, onDone } = open();
  await type('Udokumentowany koszt, zł', '4000');
  await type(/^Dlaczego wypłata ma.być niższa/, 'Koszt był niższy.');
  press(/^Poproś o.wyjaśnienia/);
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sent('payment-hearing')).toEqual([{ amount_gr: 400_000, reason: 'Koszt był niższy.' }]);
});

it('is not asked again once the applicant was heard about as much', async () => {
  open({
    hearing: {
      amount_gr: 400_000,
      reason: 'Koszt.',
      answer_by: '2026-12-01',
      answer: 'Tak.',
      is_open: false,
    },
  });
  expect(await screen.findByText('Wyjaśnienie wnioskodawcy: Tak.')).toBeDefined();
  await type('Udokumentowany koszt, zł', '4000');
  expect(screen.queryByLabelText(/^Dlaczego wypłata ma.być niższa/)).toBeNull();
  await type('Udokumentowany koszt, zł', '3999,99');
  expect(await field(/^Dlaczego wypłata ma.być niższa/)).toBeDefined();
});

it('a required document without a verdict stops the proposal, unless it is marked as an exception', async () => {
  const { sent } = open({ unaccepted: ['faktura'] });
  await type('Udokumentowany koszt, zł', '9000');
  press(/^Zaproponuj wypłatę/);
  expect(screen.getByText(/^Oceń brakujące dokumenty/)).toBeDefined();
  expect(sent('payments')).toEqual([]);
  fireEvent.click(await field(/^Proponuję wypłatę mimo to/));
  press(/^Zaproponuj wypłatę/);
  await vi.waitFor(() => expect(sent('payments')).toMatchObject([{ without_verdicts: true }]));
});

it('an account that changed is cleared with a reason, and a transfer the bank did not carry out is noted', async () => {
  const { sent, onDone } = open({
    account_question: 'changed',
    ...{ can_propose: false, can_clear: true, can_reject: true },
  });
  expect(await screen.findByText(/^Rachunek zmienił się po podpisaniu umowy/)).toBeDefined();
  await type('Jak sprawdzono rachunek', 'Telefon do klienta.');
  press(/^Rachunek jest w.porządku$/);
  await vi.waitFor(() => expect(sent('account')).toEqual([{ reason: 'Telefon do klienta.' }]));
  await type('Co powiedział bank', 'Rachunek zamknięty.');
  press('Zapisz, że bank odrzucił przelew');
  await vi.waitFor(() => expect(sent('transfer-rejection')).toEqual([{ reason: 'Rachunek zamknięty.' }]));
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(2));
});
