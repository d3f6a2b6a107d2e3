import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { goTo } from '../address.ts';
import { caseOf, draw, partnerOf, serve } from '../testing/desk-server.tsx';
import { ComparePage } from './compare-page.tsx';

const [one, two] = ['NDP-2026-000001', 'NDP-2026-000002'];
const file = { id: 'a', kind: 'faktura', media_type: 'application/pdf', at: '2026-11-20T10:00:00Z' };
const parts = (plot: string) => [
  {
    title: 'Budynek',
    rows: [
      { label: 'Działka', value: plot },
      { label: 'Ulica', value: 'Polna' },
    ],
  },
];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(twins: readonly object[], elsewhere: readonly string[] = []) {
  const files = [{ ...file, name: 'faktura.pdf', sha256: 'a'.repeat(64) }];
  const asked = serve({
    [`GET /cases/${one}/twins`]: { twins, more: 0, elsewhere },
    [`GET /cases/${one}`]: caseOf({ parts: parts('37/4'), files }),
    [`GET /cases/${two}`]: caseOf({
      ...{ reference: two, amount: 5000, parts: parts('37/5') },
      files: [{ ...file, name: 'skan.pdf', sha256: 'a'.repeat(64) }],
    }),
  });
  goTo(`/mpec/compare?case=${one}`, { replace: true });
  draw(<ComparePage partner={partnerOf()} />);
  return asked;
}

it('two cases stand side by side, what differs first and what is the same folded, with the file both have', async () => {
  open([{ reference: two, shares: ['budynek'] }]);
  const table = await screen.findByRole('table', { name: 'Czym się różnią' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Sprawa Kwota3 833 zł5 000 zł',
    'Budynek Działka37/437/5',
  ]);
  expect(within(table).getByRole('link', { name: two }).getAttribute('href')).toBe(`/mpec/cases/${two}`);
  const same = screen.getByRole('group').textContent ?? '';
  for (const label of ['Ulica', 'Stan', 'faktura']) expect(same).toContain(label);
  expect(screen.getByText('Ten sam plik jest w więcej niż jednej sprawie: faktura.pdf.')).toBeDefined();
});

it('a case of another partner is only said to exist, and no case is opened for it', async () => {
  const asked = open([], ['budynek']);
  expect(await screen.findByText('Jest też sprawa, której tu nie widać. Wspólne: budynek.')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
  expect(asked.map(({ line }) => line)).toEqual([`GET /cases/${one}/twins`, `GET /cases/${one}`]);
});
