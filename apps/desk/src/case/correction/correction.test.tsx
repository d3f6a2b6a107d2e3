import type { CaseAnswer } from '@ndp/contract/desk/cases.ts';
import type { CaseCorrections } from '@ndp/contract/desk/corrections.ts';
import { LanguageProvider } from '@ndp/flows/language.tsx';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DeskPartner } from '../../page/shell.tsx';
import { Correction, useCorrections } from './correction.tsx';
import type { WantedPlace } from './wanted-place.ts';

type Round = CaseCorrections['rounds'][number];
type Body = Pick<Round, 'due_on'> & { items: readonly Said[]; seen: string | null };
interface Said extends Pick<Round['items'][number], 'place' | 'sentence' | 'words'> {
  readonly proposed?: { readonly field: string; readonly value: string };
}

const labels = { 'client_info.first_name': 'Imię', 'client_info.pesel': 'PESEL' };
const name: Said = { place: 'client_info.first_name', sentence: null, words: 'Jest inaczej.' };
const pesel: Said = { place: 'client_info.pesel', sentence: null, words: 'To inny numer.' };
const fieldsAt: Readonly<Record<string, CaseCorrections['places'][number]['fields']>> = {
  'client_info.pesel': [{ field: 'pesel', label: 'PESEL', is_covered: true }],
  'client_info.first_name': [
    { field: 'first_name', label: 'Imię', is_covered: false },
    { field: 'last_name', label: 'Nazwisko', is_covered: false },
  ],
};
const detail = 'Zapisał ją ktoś inny.';

/** A server with one list, which it keeps for whoever has seen the one before. */
const server = { times: 0, draft: undefined as Round | undefined, isSent: false, isSilent: false };

function keep(who: string, { items, due_on }: Omit<Body, 'seen'>): void {
  server.times += 1;
  const made_at = new Date(Date.UTC(2026, 10, 24, 8) + server.times).toISOString();
  const told = { before: null, after: null, is_changed: false, answer: '', verdict: null };
  const listed = items.map(({ proposed, ...item }) => ({
    ...{ ...told, ...item, label: item.place },
    ...(proposed && { proposed: { ...proposed, line: proposed.value, is_accepted: false } }),
  }));
  const round = { n: 1, state: 'draft', sent_at: null, answered_at: null, who, due_on, made_at } as const;
  server.draft = items.length > 0 ? { ...round, items: listed } : undefined;
}

const answer = (): CaseCorrections => ({
  places: Object.entries(labels).map(([place, label]) => ({
    ...{ place, label, group: 'Dane wnioskodawcy' },
    fields: fieldsAt[place] ?? [],
  })),
  rounds: server.draft ? [{ ...server.draft, state: server.isSent ? 'sent' : 'draft' }] : [],
});

beforeEach(() => {
  Object.assign(server, { times: 0, draft: undefined, isSent: false, isSilent: false });
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method === 'POST') {
      const { seen, ...list } = JSON.parse(String(body)) as Body;
      if (seen !== (server.draft?.made_at ?? null))
        return new Response(JSON.stringify({ detail }), { status: 409 });
      keep('Olga', list);
      server.isSent = !path.endsWith('/draft');
    }
    if (server.isSilent) throw new TypeError('failed to fetch');
    return new Response(JSON.stringify(answer()));
  });
});
afterEach(() => vi.unstubAllGlobals());

const partner = { id: 'mpec', acts: ['correct'] } as unknown as DeskPartner;
/** The page of the case, read for the n-th time. */
const page = (times = 1, wanted?: WantedPlace) => (
  <LanguageProvider value="pl">
    <Loaded shown={{ reference: 'NDP-1', amount: times } as CaseAnswer} wanted={wanted} />
  </LanguageProvider>
);

interface LoadedProps {
  readonly shown: CaseAnswer;
  readonly wanted: WantedPlace | undefined;
}

function Loaded({ shown, wanted }: LoadedProps) {
  const loaded = useCorrections({ partner, shown });
  return <Correction {...{ partner, shown, loaded, wanted }} onDone={() => {}} />;
}

const said = () => server.draft?.items.map(({ place, words }) => [place, words]);
const words = (label: string) =>
  within(screen.getByRole('group', { name: label })).getByLabelText<HTMLTextAreaElement>('Własne słowa');
const type = (label: string, value: string) => fireEvent.change(words(label), { target: { value } });
const press = (button: string) => fireEvent.click(screen.getByRole('button', { name: button }));
const isKept = () => screen.findByText('Lista jest zapisana; nic nie wysłano.');

/** The page with a list of one item, which another officer then keeps in words of their own. */
async function openAndBeOvertaken() {
  keep('Olga', { items: [name], due_on: '2026-12-05' });
  const { rerender } = render(page());
  await isKept();
  keep('Jan', { items: [{ ...name, words: 'Nazwisko też.' }, pesel], due_on: '2026-12-09' });
  type('Imię', 'Jest zupełnie inaczej.');
  await screen.findByText('Zapisana w międzyczasie: Jan');
  return { rerender };
}

const theirs = [
  [name.place, 'Nazwisko też.'],
  [pesel.place, pesel.words],
];

it('a list that somebody else has kept stands beside the own one, which says why it is not kept', async () => {
  await openAndBeOvertaken();
  expect(screen.getByRole('alert').textContent).toContain(detail);
  expect(screen.getByText('Nazwisko też.')).toBeDefined();
  expect(screen.getByText('Odpowiedź do 9 grudnia 2026 r.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Wyślij wszystko/ })).toBeNull();
  expect(said()).toEqual(theirs);
});

it('what it lacks is taken over, and the own list is kept', async () => {
  await openAndBeOvertaken();
  press('Weź na moją listę: PESEL');
  press('Zapisz moją listę');
  await isKept();
  expect(said()).toEqual([
    [name.place, 'Jest zupełnie inaczej.'],
    [pesel.place, pesel.words],
  ]);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText('Nazwisko też.')).toBeNull();
});

it('the other list is gone on with instead, and kept under what was seen of it', async () => {
  await openAndBeOvertaken();
  press('Użyj tamtej listy');
  await isKept();
  expect(screen.queryByRole('alert')).toBeNull();
  type('Imię', 'Nazwisko i imię.');
  await waitFor(() => expect(said()?.[0]).toEqual([name.place, 'Nazwisko i imię.']));
  expect(said()?.[1]).toEqual([pesel.place, pesel.words]);
});

it('a list is not sent over one that somebody else has kept', async () => {
  keep('Olga', { items: [name], due_on: '2026-12-05' });
  render(page());
  await isKept();
  keep('Jan', { items: [pesel], due_on: '2026-12-05' });
  press('Wyślij wszystko (1 pozycja)');
  await screen.findByText('Zapisana w międzyczasie: Jan');
  expect([server.isSent, said()]).toEqual([false, [[pesel.place, pesel.words]]]);
  expect(words('Imię').value).toBe(name.words);
});

it('a list whose keeping was not answered is nobody else’s', async () => {
  keep('Olga', { items: [name], due_on: '2026-12-05' });
  render(page());
  await isKept();
  server.isSilent = true;
  type('Imię', 'Jest inne.');
  await screen.findByRole('alert');
  server.isSilent = false;
  type('Imię', 'Jest inne, proszę sprawdzić.');
  await isKept();
  expect(said()).toEqual([[name.place, 'Jest inne, proszę sprawdzić.']]);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('what is typed stays when the page is read anew, and what came to the list meanwhile joins it', async () => {
  const { rerender } = render(page());
  fireEvent.click(await screen.findByRole('button', { name: /^Nowa prośba o.poprawki$/ }));
  fireEvent.change(await screen.findByLabelText('Co ma być poprawione'), { target: { value: name.place } });
  expect(document.activeElement?.id).toMatch(/^field-sentence_/);
  type('Imię', name.words);
  const field = words('Imię');
  await isKept();
  rerender(page(2));
  expect(words('Imię')).toBe(field);
  keep('Olga', { items: [name, pesel], due_on: '2026-12-05' });
  rerender(page(3));
  expect((await screen.findByRole('group', { name: 'PESEL' })).tagName).toBe('FIELDSET');
  expect(words('Imię')).toBe(field);
  type('Imię', 'Jeszcze niezapisane.');
  keep('Jan', { items: [pesel], due_on: '2026-12-05' });
  rerender(page(4));
  await screen.findByText('Zapisana w międzyczasie: Jan');
  expect(field.value).toBe('Jeszcze niezapisane.');
});

const proposedTo = (label: string, field: string) =>
  within(screen.getByRole('group', { name: label })).getByLabelText<HTMLInputElement>(
    `Proponowana wartość: ${field}`,
  );

it('a value can be proposed for one field of a place, and is kept with the list as it was typed', async () => {
  keep('Olga', { items: [name], due_on: '2026-12-05' });
  render(page());
  await isKept();
  const field = screen.getByLabelText('Czego dotyczy propozycja');
  fireEvent.change(field, { target: { value: 'last_name' } });
  fireEvent.change(proposedTo('Imię', 'Nazwisko'), { target: { value: 'Kowalska' } });
  await waitFor(() => expect(server.draft?.items[0]?.proposed?.value).toBe('Kowalska'));
  expect(server.draft?.items[0]?.proposed?.field).toBe('last_name');
});

it('a list that proposes what its field does not take says so there and is not sent', async () => {
  keep('Olga', { items: [pesel], due_on: '2026-12-05' });
  render(page());
  await isKept();
  fireEvent.change(proposedTo('PESEL', 'PESEL'), { target: { value: '123' } });
  press('Wyślij wszystko (1 pozycja)');
  await screen.findByText(/11 cyfr/);
  expect(server.isSent).toBe(false);
  fireEvent.change(proposedTo('PESEL', 'PESEL'), { target: { value: '44051401359' } });
  await isKept();
  press('Wyślij wszystko (1 pozycja)');
  await waitFor(() => expect(server.isSent).toBe(true));
});

it.each([
  [true, 'po zgodzie'],
  [false, 'po własnej zmianie'],
])(
  'a round shows before, proposed and after, and says whether it was accepted as proposed (%s, %s)',
  async (is_accepted) => {
    keep('Olga', {
      items: [{ ...name, proposed: { field: 'last_name', value: 'Jan Nowak' } }],
      due_on: '2026-12-05',
    });
    const [item] = server.draft?.items ?? [];
    if (!server.draft || !item?.proposed) throw new Error('there is a list');
    const answered = {
      before: 'Jan Nowka',
      after: is_accepted ? 'Jan Nowak' : 'Jan Nowacki',
      is_changed: true,
    };
    const proposed = { ...item.proposed, value: null, is_accepted };
    server.draft = { ...server.draft, items: [{ ...item, ...answered, proposed }] };
    server.isSent = true;
    render(page());
    await screen.findByText('Jan Nowka');
    expect(screen.getAllByText(/Jan Nowa/)).toHaveLength(2);
    expect(screen.queryAllByText(/przyjęte bez/)).toHaveLength(is_accepted ? 1 : 0);
  },
);

it('an answer pressed to be corrected stands on the list, with the focus in its words, and is not put there twice', async () => {
  const { rerender } = render(page(1, { place: name.place }));
  await screen.findByRole('group', { name: 'Imię' });
  await waitFor(() => expect(document.activeElement).toBe(words('Imię')));
  rerender(page(1, { place: pesel.place }));
  await waitFor(() => expect(document.activeElement).toBe(words('PESEL')));
  rerender(page(1, { place: name.place }));
  await waitFor(() => expect(document.activeElement).toBe(words('Imię')));
  type('Imię', 'Jest inaczej.');
  await isKept();
  expect(said()).toEqual([
    [name.place, 'Jest inaczej.'],
    [pesel.place, ''],
  ]);
});
