import type { BudgetAnswer, BudgetMovement } from '@ndp/contract/desk/budget.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { draw, partnerOf, serve } from '../testing/desk-server.tsx';
import { BudgetPage } from './budget-page.tsx';

const reference = 'NDP-2026-000001';
const total = { total_gr: 100_000_00, reserved_gr: 0, committed_gr: 0, spent_gr: 0 };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function movementOf(n: number, over: Partial<BudgetMovement> = {}): BudgetMovement {
  return { n, at: '2026-11-20T10:00:00Z', kind: 'set', reference: null, ...total, ...over };
}

async function open(answer: Partial<BudgetAnswer> = {}, acts?: readonly string[]) {
  const asked = serve({
    'GET /budget': {
      budget: {
        ...{ total_gr: 100_000_00, reserved_gr: 5_000_00, committed_gr: 20_000_00, spent_gr: 10_000_00 },
        ...{ free_gr: 65_000_00, cases: { reserved: 1, committed: 4, spent: 2 } },
      },
      waiting: [
        { place: 1, reference, missing_gr: 1_500_00, short_gr: 250_00, since: '2026-11-20T10:00:00Z' },
      ],
      waiting_count: 1,
      taken_gr: null,
      movements: [
        movementOf(2, { kind: 'freed', reference, total_gr: 0, reserved_gr: -500_00 }),
        movementOf(1),
      ],
      next: 1,
      proposal: null,
      ...answer,
    },
    'GET /money': 403,
    'POST /budget-proposals': { done: true },
    'POST /budget-proposals/p1': { done: true },
  });
  draw(<BudgetPage partner={partnerOf('mpec', acts)} />);
  await screen.findByRole('heading', { name: 'Zmiana budżetu' });
  return asked;
}
const rows = () => screen.getAllByRole('row').map((row) => row.textContent?.replace(/\s/g, ' ') ?? '');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('the budget says what is spent, committed, reserved and free, and of how many cases', async () => {
  await open();
  expect(rows()).toContain('Wydane10 000,00 zł2');
  expect(rows()).toContain('Wolne65 000,00 zł');
});

it('who waits stands in the order of the queue, with what is lacking', async () => {
  await open();
  expect(rows().find((row) => row.includes('1 500,00 zł'))).toMatch(/^1NDP.*20\.11\.2026$/);
});

it('every movement says by how much, and older ones are a press away', async () => {
  const asked = await open();
  expect(rows().find((row) => row.includes('2. zwolniono'))).toMatch(/.500,00 zł$/);
  expect(rows().find((row) => row.includes('1. ustalono budżet'))).toContain('+100 000,00 zł');
  press('Pokaż starsze');
  await waitFor(() => expect(asked.at(-1)?.query).toBe('?before=1'));
  fireEvent.click(await screen.findByRole('button', { name: 'Pokaż najnowsze' }));
  await waitFor(() => expect(asked.at(-1)?.query).toBe(''));
});

it('another total is proposed with a reason', async () => {
  const asked = await open();
  press('Zaproponuj');
  expect(await screen.findByText(/^Wpisz powód/)).toBeDefined();
  type(/^Budżet po.zmianie/, '120 000,50');
  type(/^Podstawa zmiany/, 'Uchwała 3/2026');
  press('Zaproponuj');
  expect(await screen.findByText(/^Zaproponowano budżet 120 000,50 zł/)).toBeDefined();
  expect(asked.find(({ line }) => line === 'POST /budget-proposals')?.body).toEqual({
    total_gr: 120_000_50,
    reason: 'Uchwała 3/2026',
  });
});

it('a proposed total is accepted or declined by another person, never by its author', async () => {
  const proposal = {
    ...{ id: 'p1', total_gr: 120_000_00, reason: 'Uchwała', by: 'Olga', at: '2026-11-20T10:00:00Z' },
    ...{ is_mine: false, moves_up: 1 },
  };
  const asked = await open({ proposal });
  expect(screen.getByText(/Z.kolejki ruszy 1 sprawa/)).toBeDefined();
  press('Odrzuć');
  expect(await screen.findByText('Propozycja została odrzucona.')).toBeDefined();
  press(/^Przyjmij/);
  expect(await screen.findByText(/^Budżet wynosi 120 000,00 zł/)).toBeDefined();
  const decided = asked.filter(({ line }) => line === 'POST /budget-proposals/p1').map(({ body }) => body);
  expect(decided).toEqual([{ accepted: false }, { accepted: true }]);
  cleanup();
  await open({ proposal: { ...proposal, is_mine: true } });
  expect(screen.queryByRole('button', { name: /^Przyjmij/ })).toBeNull();
});

it('without a budget nothing is counted and nobody waits', async () => {
  await open({ budget: null, waiting: [], waiting_count: 0, movements: [], next: null }, ['read-budget']);
  expect(screen.getByText(/^Ten program nie.ma ustalonego budżetu/)).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});
