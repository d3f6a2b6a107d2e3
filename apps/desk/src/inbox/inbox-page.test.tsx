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
  labels: [],
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

const job = {
  id: '',
  action: 'take',
  made_at: '2026-11-20T10:00:00Z',
  cases: 3,
  done: 0,
  refused: 0,
} as const;
const under = { ...job, ended_at: null, ending: null };
const over = { ...job, ended_at: '2026-11-20T10:01:00Z', ending: 'done', done: 2, refused: 1 } as const;

/** A server whose jobs stand so, one after the other, each time they are asked about. */
function jobsInTurn(...turns: readonly object[]) {
  const jobs: string[] = [];
  let looks = 0;
  const list = () => {
    const shown = jobs.length > 0 ? turns[Math.min(looks, turns.length - 1)] : undefined;
    looks += jobs.length;
    return { jobs: shown ? [{ ...shown, id: jobs[0] }] : [] };
  };
  const start = (body: unknown) => {
    const { id } = body as { id: string };
    jobs.push(id);
    return { ...under, id };
  };
  return { 'GET /bulk-jobs': list, 'POST /bulk-jobs': start };
}

const [one, two, three] = cases.map(({ reference }) => reference);

function open(path = '/mpec?assigned=all', partners = [partnerOf()], more: Parameters<typeof serve>[0] = {}) {
  const asked = serve({
    'GET /inbox': own,
    'GET /cases': { cases, next: null },
    'POST /inbox': own,
    'GET /bulk-jobs': { jobs: [] },
    ...more,
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
    serve({ 'GET /inbox': own, 'GET /cases': { cases, next: null }, 'GET /bulk-jobs': { jobs: [] } });
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
    for (const partner of ['MPEC', 'DUON'])
      expect(await screen.findByText(new RegExp(`^${partner}: Zastępujesz: Adam Nowak`))).toBeDefined();
  });
});

describe('several cases at once', () => {
  const preview = { references: [two, three], others: 1, skipped: [{ why: 'already', cases: 1 }] };
  const selectAll = async () => {
    await links();
    for (const box of screen.getAllByRole('checkbox', { name: /^Zaznacz NDP/ })) fireEvent.click(box);
  };

  it('are asked about before anything happens, and nothing happens where somebody says no', async () => {
    const asked = open(undefined, undefined, { 'POST /bulk-preview': preview, ...jobsInTurn(under) });
    await selectAll();
    press('Przydziel mi 3 sprawy');
    const question = (await screen.findByRole('alertdialog')).textContent?.replaceAll('\u00a0', ' ');
    expect(question).toContain('Przydzielimy Ci 2 sprawy.');
    expect(question).toContain('1 z nich prowadzi teraz kto inny');
    expect(question).toContain('1 sprawę pominiemy: prowadzisz je już.');
    press('Nie');
    expect(asked.some(({ line }) => line === 'POST /bulk-jobs')).toBe(false);
  });

  it('become a job of the server, with those alone in which something is to be done', async () => {
    const asked = open(undefined, undefined, { 'POST /bulk-preview': preview, ...jobsInTurn(under) });
    await selectAll();
    press('Przydziel mi 3 sprawy');
    await screen.findByRole('alertdialog');
    press('Tak, w 2 sprawach');
    expect(await screen.findByRole('progressbar', { name: 'Przydzielenie Tobie' })).toBeDefined();
    expect(asked.find(({ line }) => line === 'POST /bulk-jobs')?.body).toMatchObject({
      action: 'take',
      references: [two, three],
    });
    expect(screen.getByRole('link', { name: 'Twoje zadania zbiorcze' }).getAttribute('href')).toBe(
      '/mpec/bulk',
    );
  });

  it('of which some were refused say which and why, with a way there', async () => {
    const refusals = [{ reference: one, sentence: 'Nie teraz.' }];
    open(undefined, undefined, {
      'POST /bulk-preview': { references: [one, two, three], others: 0, skipped: [] },
      ...jobsInTurn(under, over),
    });
    const known = fetch;
    vi.stubGlobal('fetch', (path: string, options: RequestInit) =>
      /bulk-jobs\/[^/]+$/.test(path)
        ? Promise.resolve(new Response(JSON.stringify({ ...over, id: 'x', refusals })))
        : known(path, options),
    );
    await selectAll();
    press('Przydziel mi 3 sprawy');
    await screen.findByRole('alertdialog');
    press(/^Tak/);
    expect((await screen.findByText(/Zrobiono w.2 z.3/)).textContent).toContain('Przydzielenie Tobie.');
    expect((await screen.findByText(/: Nie teraz\.$/)).textContent).toContain(String(one));
  });

  it('are put aside until a day', async () => {
    const asked = open(undefined, undefined, jobsInTurn(under));
    await selectAll();
    fireEvent.change(screen.getByLabelText('Odłóż do'), { target: { value: '2026-12-24' } });
    press('Odłóż 3 sprawy');
    await waitFor(() =>
      expect(asked.find(({ line }) => line === 'POST /bulk-jobs')?.body).toMatchObject({
        ...{ action: 'snooze', until: '2026-12-24', references: [one, two, three] },
      }),
    );
  });

  it('get a label that is in use, and none that was retired', async () => {
    const label = { id: 'a', name: 'pilne', color: 'red', is_retired: false };
    const old = { ...label, id: 'b', name: 'dawna', is_retired: true };
    const asked = open(undefined, undefined, {
      'GET /inbox': { ...own, labels: [label, old] },
      ...jobsInTurn(under),
    });
    await selectAll();
    const list = screen.getByLabelText('Etykieta', { selector: '#field-label_cases' });
    expect([...(list as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
      'Wybierz etykietę.',
      'pilne',
    ]);
    fireEvent.change(list, { target: { value: 'a' } });
    press('Nadaj 3 sprawom');
    await waitFor(() =>
      expect(asked.find(({ line }) => line === 'POST /bulk-jobs')?.body).toMatchObject({
        ...{ action: 'label', label: 'a', references: [one, two, three] },
      }),
    );
  });

  it('that nothing can be done with are left alone', async () => {
    open(undefined, undefined, {
      'POST /bulk-preview': { references: [], others: 0, skipped: [{ why: 'bank', cases: 3 }] },
    });
    await selectAll();
    press(/^Przypomnij/);
    expect((await screen.findByRole('alertdialog')).textContent?.replaceAll('\u00a0', ' ')).toContain(
      '3 sprawy pominiemy: czekają na bank.',
    );
    expect(screen.queryByRole('button', { name: /^Tak/ })).toBeNull();
  });
});
