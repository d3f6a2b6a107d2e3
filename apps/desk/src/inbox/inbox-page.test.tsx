import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { goTo } from '../address.ts';
import { draw, partnerOf, rowOf, serve } from '../testing/desk-server.tsx';
import { InboxPage } from './inbox-page.tsx';

const own = {
  columns: ['applicant', 'place', 'status', 'move', 'due', 'amount', 'officer', 'flags'],
  views: [{ name: 'Moje wnioski', filter: { kind: 'estimate' } }],
  shared: [{ name: 'Pilne', filter: { due: 'week' }, who: 'Jan' }],
  officers: [],
  programs: ['mpec'],
  stands_in_for: [{ name: 'Adam Nowak', until: '2026-12-05' }],
};
const adam = { name: 'Adam Nowak', is_me: false, substitute: { name: 'Olga', is_me: true } };
const cases = [
  rowOf(1, { due_on: '2020-01-01', flags: ['faktura sprzed umowy'] }),
  rowOf(2, { move: 'applicant', status: 'contract_sent', standing: 'Umowa wysłana do podpisu' }),
  rowOf(3, { move: 'bank', status: 'settlement_review', assignee: adam }),
];

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  window.scrollTo = () => {};
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const done = { status: 'under_review' };
function open(path = '/mpec?assigned=all', partners = [partnerOf()]) {
  const asked = serve({
    'GET /inbox': own,
    'GET /cases': { cases, next: null },
    'POST /inbox': own,
    ...Object.fromEntries(cases.map(({ reference }) => [`POST /cases/${reference}/assignment`, done])),
  });
  goTo(path, { replace: true });
  draw(<InboxPage partners={partners} />);
  return asked;
}
const links = () => screen.findAllByRole('link', { name: /^NDP-/ });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const listed = (asked: ReturnType<typeof open>) =>
  asked.filter(({ line }) => line === 'GET /cases').at(-1)?.query;

describe('a row of the inbox', () => {
  it('says who, where, in which status, whose move it is, and how late it is', async () => {
    open();
    await links();
    const [first, second, third] = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent ?? '');
    expect(first).toMatch(/Osoba 1.*Kraków, Polna 1.*Weryfikacja formalna.*biuro.*dni po.terminie/);
    expect(first).toContain('faktura sprzed umowy');
    expect(second).toMatch(/Umowa wysłana do podpisu.*wnioskodawca/);
    expect(third).toContain('bank');
  });

  it('of somebody who is away says so to who stands in, and the list says for whom and how long', async () => {
    open();
    await links();
    expect(screen.getByText(/^Zastępujesz: Adam Nowak, do 5.grudnia 2026/)).toBeDefined();
    expect(screen.getByText('Adam Nowak (zastępujesz)')).toBeDefined();
  });

  it('is not there on an empty day, which says what to do and leads to the first steps', async () => {
    serve({ 'GET /inbox': own, 'GET /cases': { cases: [], next: null } });
    goTo('/mpec?day=mine', { replace: true });
    draw(<InboxPage partners={[partnerOf()]} />);
    const link = await screen.findByRole('link', { name: 'Pierwsze kroki' });
    expect(link.getAttribute('href')).toBe('/mpec/first-steps');
    expect(screen.getByText(/Weź sprawę z „Niczyje”/)).toBeDefined();
  });

  it('is reached by j from anywhere, left by k, and selected by x', async () => {
    open();
    const [first, second] = await links();
    fireEvent.keyDown(document.body, { key: 'j' });
    expect(document.activeElement).toBe(first);
    fireEvent.keyDown(first as Element, { key: 'j' });
    expect(document.activeElement).toBe(second);
    fireEvent.keyDown(second as Element, { key: 'x' });
    expect(screen.getByText(/^Zaznaczono 1/)).toBeDefined();
    fireEvent.keyDown(second as Element, { key: 'k' });
    expect(document.activeElement).toBe(first);
    fireEvent.keyDown(document.body, { key: '/' });
    expect(document.activeElement).toBe(screen.getByLabelText('Szukaj'));
  });
});

describe('the inbox', () => {
  it('opens with what the day brings', async () => {
    const asked = open('/mpec');
    await links();
    expect(listed(asked)).toContain('day=mine');
    expect(screen.getByRole('link', { name: 'Mój dzień' }).getAttribute('aria-current')).toBe('page');
  });

  it('searches while one types, but not yet for two letters', async () => {
    const asked = open();
    await links();
    const field = screen.getByLabelText('Szukaj');
    fireEvent.change(field, { target: { value: 'Po' } });
    fireEvent.change(field, { target: { value: 'Polna 37' } });
    await waitFor(() => expect(listed(asked)).toContain('find=Polna+37'));
    expect(asked.some(({ query }) => query.includes('find=Po&') || query.endsWith('find=Po'))).toBe(false);
  });

  it('is sorted by the column that is pressed, and the other way round by the next press', async () => {
    const asked = open();
    await links();
    press(/^Kwota/);
    await waitFor(() => expect(listed(asked)).toMatch(/sort=amount(?!.*order)/));
    press(/^Kwota/);
    await waitFor(() => expect(listed(asked)).toContain('order=down'));
    expect(screen.getByRole('columnheader', { name: /^Kwota/ }).getAttribute('aria-sort')).toBe('descending');
  });

  it('shows what was there at once to whoever comes back, and asks anew', async () => {
    open();
    await links();
    cleanup();
    serve({ 'GET /inbox': own, 'GET /cases': { cases, next: null } });
    draw(<InboxPage partners={[partnerOf()]} />);
    expect(screen.getAllByRole('link', { name: /^NDP-/ })).toHaveLength(3);
  });

  it('has one’s own views and those colleagues share', async () => {
    open();
    expect((await screen.findByRole('link', { name: 'Moje wnioski' })).getAttribute('href')).toBe(
      '/mpec?kind=estimate',
    );
    expect(screen.getByRole('link', { name: 'Pilne' }).parentElement?.title).toBe('Udostępnia: Jan');
  });

  it('shares a view that is saved so', async () => {
    const asked = open('/mpec?due=overdue');
    await links();
    fireEvent.change(screen.getByLabelText('Nazwa widoku'), { target: { value: 'Spóźnione' } });
    fireEvent.click(screen.getByLabelText('Udostępnij innym osobom'));
    press('Zapisz widok');
    const view = { name: 'Spóźnione', filter: { due: 'overdue' }, is_shared: true };
    await waitFor(() =>
      expect(asked.find(({ line }) => line === 'POST /inbox')?.body).toMatchObject({
        views: [...own.views, view],
      }),
    );
  });

  it('has the cases of two partners in one list, each with its partner', async () => {
    open('/-/cases', [partnerOf('mpec'), partnerOf('duon')]);
    await links();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sprawy wszystkich partnerów');
    const names = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[1]?.textContent);
    expect(names.toSorted()).toEqual(['DUON', 'DUON', 'DUON', 'MPEC', 'MPEC', 'MPEC']);
  });
});

describe('several cases at once', () => {
  it('are asked about before anything happens, and nothing happens where somebody says no', async () => {
    const asked = open();
    await links();
    for (const box of screen.getAllByRole('checkbox', { name: /^Zaznacz NDP/ })) fireEvent.click(box);
    press('Przydziel mi 3 sprawy');
    expect(screen.getByRole('alertdialog').textContent).toContain('Przydzielić Ci 3');
    press('Nie');
    expect(asked.some(({ line }) => line.startsWith('POST'))).toBe(false);
    press('Przydziel mi 3 sprawy');
    press('Tak, w 3 sprawach');
    expect(await screen.findByText(/^Zrobiono w 3/)).toBeDefined();
    expect(asked.filter(({ line }) => line.endsWith('/assignment'))).toHaveLength(3);
  });

  it('that were not done say why, and stay selected', async () => {
    serve({
      'GET /inbox': own,
      'GET /cases': { cases, next: null },
      [`POST /cases/${cases[0]?.reference}/assignment`]: 409,
      [`POST /cases/${cases[1]?.reference}/assignment`]: done,
    });
    goTo('/mpec?assigned=all', { replace: true });
    draw(<InboxPage partners={[partnerOf()]} />);
    await links();
    for (const box of screen.getAllByRole('checkbox', { name: /^Zaznacz NDP/ }).slice(0, 2))
      fireEvent.click(box);
    press('Przydziel mi 2 sprawy');
    press(/^Tak/);
    expect(await screen.findByText(/: Nie teraz\.$/)).toBeDefined();
    expect(screen.getByText(/^Zaznaczono 1/)).toBeDefined();
  });
});
