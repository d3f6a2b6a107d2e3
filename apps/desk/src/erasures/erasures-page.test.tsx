import type { ErasureProposal, ErasuresAnswer } from '@ndp/contract/desk/erasures.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { goTo } from '../address.ts';
import { draw, partnerOf, serve } from '../testing/desk-server.tsx';
import { ErasuresPage } from './erasures-page.tsx';

const reference = 'NDP-2026-000001';
const wish: ErasureProposal = {
  ...{ reference, ground: 'request', reason: 'Pismo 7/2026', by: 'Olga', is_mine: false },
  at: '2026-11-20T10:00:00Z',
};

beforeEach(() => goTo('/mpec/erasures', { replace: true }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(answer: Partial<ErasuresAnswer> = {}, acts?: readonly string[]) {
  const asked = serve({
    'GET /erasures': {
      proposals: [],
      classes: [
        { name: 'unsent', days: 30, due: 0, soon: 1 },
        { name: 'concluded', days: null, due: 2, soon: 2 },
      ],
      cases: [{ reference, name: 'unsent', on: '2026-12-01' }],
      ...answer,
    },
    'POST /erasures': { erased: 2 },
    [`POST /cases/${reference}/erasure`]: { done: true },
    [`POST /cases/${reference}/erasure/decision`]: { done: true },
  });
  draw(<ErasuresPage partner={partnerOf('mpec', acts)} />);
  await screen.findByRole('heading', { name: /^Na.żądanie/ });
  return (line: string) => asked.filter((each) => each.line === `POST ${line}`).map(({ body }) => body);
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('a case is proposed to be erased with its number, a ground and a reason', async () => {
  const sent = await open();
  press(/^Zaproponuj usunięcie/);
  for (const lack of [/^Wpisz numer sprawy/, /^Wybierz jedną z.trzech/, /^Wpisz powód/])
    expect(await screen.findByText(lack)).toBeDefined();
  type('Numer sprawy', reference.toLowerCase().replaceAll('-', '–'));
  type('Podstawa usunięcia', 'duty');
  type('Powód', 'Pismo 7/2026');
  press(/^Zaproponuj usunięcie/);
  expect(await screen.findByText(/^Zaproponowano usunięcie sprawy/)).toBeDefined();
  expect(sent(`/cases/${reference}/erasure`)).toEqual([{ ground: 'duty', reason: 'Pismo 7/2026' }]);
});

it('the number of the case one comes from is there already', async () => {
  goTo(`/mpec/erasures?case=${reference}`, { replace: true });
  await open();
  expect(screen.getByLabelText<HTMLInputElement>('Numer sprawy').value).toBe(reference);
});

it('another person erases the case for good, or leaves it', async () => {
  const sent = await open({ proposals: [wish] });
  expect(screen.getByText(/Pismo 7\/2026/)).toBeDefined();
  press(/^Zostaw sprawę/);
  expect(await screen.findByText(/zostaje; propozycja została odrzucona/)).toBeDefined();
  press(/^Usuń na.zawsze sprawę/);
  expect(await screen.findByText(/została usunięta ze.wszystkim/)).toBeDefined();
  expect(sent(`/cases/${reference}/erasure/decision`)).toEqual([{ confirmed: false }, { confirmed: true }]);
});

it('nobody decides on what they proposed', async () => {
  await open({ proposals: [{ ...wish, is_mine: true }] });
  expect(screen.getByText(/^To.Twoja propozycja/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Usuń na.zawsze/ })).toBeNull();
});

it('it is counted which cases go by themselves, and they can be erased now', async () => {
  const sent = await open();
  const rows = screen.getAllByRole('row').map((row) => row.textContent?.replace(/\s/g, ' '));
  expect(rows).toContain('zakończona z umowądo dnia, który podaje umowa22');
  expect(rows).toContain('Razem23');
  expect(screen.getByText('1 grudnia 2026 r.')).toBeDefined();
  press(/^Usuń teraz 2 sprawy/);
  await waitFor(() => expect(sent('/erasures')).toHaveLength(1));
  expect(await screen.findByText('Usunięto: 2.')).toBeDefined();
});

it('whoever may not erase sees what goes and has no button for it', async () => {
  await open({ proposals: [wish], cases: [] }, ['read-erasures']);
  expect(screen.getByText(/żadna sprawa nie.zostanie usunięta/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /Usuń|Zostaw|Zaproponuj/ })).toBeNull();
});
