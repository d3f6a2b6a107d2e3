import type { AuditRow } from '@ndp/contract/desk/audit.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { draw, partnerOf, serve } from '../testing/desk-server.tsx';
import { watchSavedFiles } from '../testing/saved-files.ts';
import { AuditPage } from './audit-page.tsx';

const address = '/mpec/audit';
const saved = watchSavedFiles();
beforeEach(() => {
  window.scrollTo = () => {};
  history.replaceState(null, '', address);
});

function rowOf(n: number, row: Partial<AuditRow> = {}): AuditRow {
  const at = '2026-11-20T10:00:00.000Z';
  return {
    ...{ n, at, until: at, times: 1, who: 'Olga', kind: 'uncover', what: 'odsłonięcie danych' },
    ...{ reference: 'NDP-2026-A1B2C3', details: [{ name: 'powód', value: 'Pismo z banku' }], refusal: null },
    ...row,
  };
}

const people = [{ id: '00000000-0000-4000-8000-000000000001', name: 'Olga' }];
const pageOf = (actions: readonly AuditRow[], next: string | null = null) => ({ actions, next, people });

it('tells who did what in which case and why, how often it was read, and why it was refused', async () => {
  const look = {
    kind: 'look',
    what: 'otwarcie sprawy',
    times: 6,
    until: '2026-11-20T10:09:00.000Z',
  } as const;
  const refused = {
    kind: 'refused',
    what: 'dziennik',
    reference: null,
    refusal: 'Nie możesz tego.',
  } as const;
  serve({ 'GET /actions': pageOf([rowOf(3), rowOf(2, look), rowOf(1, { ...refused, details: [] })]) });
  draw(<AuditPage partner={partnerOf()} />);
  const [, first, second, third] = (await screen.findAllByRole('row')).map(({ textContent }) => textContent);
  expect(first).toContain('Olga');
  expect(first).toMatch(/odsłonięcie danych.*NDP-2026-A1B2C3.*powód: Pismo z\sbanku/);
  expect(second).toMatch(/6 odczytów do\s11:09/);
  expect(third).toMatch(/odmowa.*Nie możesz tego/);
  expect(screen.getAllByRole('link', { name: 'NDP-2026-A1B2C3' })[0]?.getAttribute('href')).toBe(
    '/mpec/cases/NDP-2026-A1B2C3',
  );
});

it('names a case without opening it to whoever may not read cases', async () => {
  serve({ 'GET /actions': pageOf([rowOf(1)]) });
  draw(<AuditPage partner={partnerOf('mpec', ['read-audit'])} />);
  expect((await screen.findAllByRole('row'))[1]?.textContent).toContain('NDP-2026-A1B2C3');
  expect([screen.queryByRole('link'), screen.queryByText('Pobierz jako CSV')]).toEqual([null, null]);
});

it('asks for what the filters say, puts them into the address, and reads on from where a page ended', async () => {
  const asked = serve({
    'GET /actions': (_body: unknown, { searchParams }: URL) =>
      searchParams.has('after') ? pageOf([rowOf(1)]) : pageOf([rowOf(2)], '2026-11-20T10:00:00.000Z_2'),
  });
  draw(<AuditPage partner={partnerOf()} />);
  await screen.findAllByRole('row');
  const choose = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  choose('Osoba', people[0]?.id ?? '');
  choose('Rodzaj', 'uncover');
  choose('Sprawa', 'ndp-2026-a1b2c3');
  choose('Od dnia', '2026-11-01');
  fireEvent.click(screen.getByRole('button', { name: 'Pokaż' }));
  await waitFor(() => expect(location.search).toContain('kind=uncover'));
  await waitFor(() => expect(asked.at(-1)?.query).toContain('reference=NDP-2026-A1B2C3'));
  fireEvent.click(await screen.findByRole('button', { name: 'Pokaż wcześniejsze' }));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
  expect(asked.at(-1)?.query).toContain('after=2026-11-20T10');
  expect(screen.queryByRole('button', { name: 'Pokaż wcześniejsze' })).toBe(null);
  fireEvent.click(screen.getByRole('button', { name: 'Pokaż wszystko' }));
  await waitFor(() => expect(location.search).toBe(''));
});

it('says at the field what is wrong with it, and asks nothing', async () => {
  history.replaceState(null, '', `${address}?reference=7&from=2026-11-20&to=2026-11-01`);
  const asked = serve({ 'GET /actions': pageOf([]) });
  draw(<AuditPage partner={partnerOf()} />, 'en');
  expect(screen.getByLabelText('Case').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('To').getAttribute('aria-invalid')).toBe('true');
  expect(asked).toEqual([]);
});

it('saves the list for a reason of five letters, and says how much of it there was', async () => {
  const asked = serve({
    'GET /actions': pageOf([]),
    'POST /action-table': { name: 'dziennik.csv', csv: '', rows: 5000, is_whole: false },
  });
  draw(<AuditPage partner={partnerOf()} />);
  expect((await screen.findByText(/Nic tu nie pasuje/)).tagName).toBe('P');
  const field = screen.getByLabelText('Dlaczego tabela jest potrzebna');
  const press = () => fireEvent.submit(field.closest('form') as HTMLFormElement);
  press();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(field, { target: { value: 'Kontrola' } });
  press();
  await screen.findByText(/Pobrano 5000 najnowszych wierszy/);
  expect(asked.at(-1)).toMatchObject({ line: 'POST /action-table', body: { reason: 'Kontrola' } });
  expect(saved).toEqual([expect.objectContaining({ name: 'dziennik.csv' })]);
});
