import type { CaseAnswer } from '@ndp/contract/desk/cases.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { goTo } from '../address.ts';
import { caseOf, draw, partnerOf, serve } from '../testing/desk-server.tsx';
import { CasePage } from './case-page.tsx';

const reference = 'NDP-2026-000001';
const at = `/cases/${reference}`;

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(
  shown: Partial<CaseAnswer> = {},
  { path = `/mpec${at}`, acts }: { path?: string; acts?: string[] } = {},
) {
  const asked = serve({
    [`GET ${at}`]: caseOf(shown),
    [`GET ${at}/corrections`]: {
      places: [{ place: 'x', group: 'Budynek', label: 'Działka', fields: [] }],
      rounds: [],
    },
    [`GET ${at}/appeal`]: { refusal: null, waits: null },
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
        ...{ can_ask: true, unaccepted: [], can_propose: true, can_clear: false, can_reject: false },
        invoiced_gr: null,
      },
    },
    [`GET ${at}/notes`]: { notes: [], people: [], is_watched: false },
    [`GET ${at}/messages`]: { messages: [], is_writable: true },
    [`POST ${at}/assignment`]: { status: 'under_review' },
    [`POST ${at}/labels`]: { labels: [] },
    [`POST ${at}/snooze`]: { status: 'under_review' },
    [`POST ${at}/move`]: { status: 'settlement_review' },
    [`POST ${at}/signing`]: { status: 'under_review' },
  });
  goTo(path, { replace: true });
  draw(<CasePage partner={partnerOf('mpec', acts)} reference={reference} />);
  return asked;
}
const heading = () => screen.findByRole('heading', { level: 1, name: /Osoba 1/ });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const sent = (asked: ReturnType<typeof open>, line: string) =>
  asked.find((each) => each.line === `POST ${at}/${line}`);

describe('the head of a case', () => {
  it('says who, where, how much and whose move it is', async () => {
    open({
      ...{ next: { party: 'applicant', action: 'sign' }, move: 'applicant', viewers: ['Jan Kolega'] },
      ...{ prepared: ['Dane budynku'], terms_confirmed_on: '2026-11-21' },
    });
    expect((await heading()).textContent).toBe('Osoba 1 · Kraków, Polna 1');
    const head = screen.getByRole('region', { name: /^Sprawa/ }).textContent;
    expect(head).toMatch(/3.833/);
    expect(head).toContain('wnioskodawca podpisze umowę');
    expect(head).toMatch(/Dane budynku; wnioskodawca powtórzył kwotę i\sobowiązki 21.listopada/);
    expect(head).toContain('Ogląda teraz: Jan Kolega');
  });

  it('has the one next action of the table, which is done at once or opens its form', async () => {
    const asked = open({
      next: { party: 'officer', action: 'begin-signing' },
      actions: ['begin-signing'],
      can_begin_signing: true,
    });
    await heading();
    fireEvent.click(screen.getAllByRole('button', { name: 'Wyślij dokumenty do podpisu' })[0] as Element);
    expect(await screen.findByText('Dokumenty są w drodze do podpisu.')).toBeDefined();
    expect(sent(asked, 'signing')).toBeDefined();
  });

  it('puts a case aside until a day, and takes it up again', async () => {
    const aside = { snoozed_until: '2026-12-07' };
    const asked = open(aside, { acts: ['read-case', 'snooze'] });
    await heading();
    expect(screen.getByRole('region', { name: /^Sprawa/ }).textContent).toMatch(/Odłożona do7.grudnia 2026/);
    press('Odłóż do dnia');
    const day = screen.getByLabelText('Odłóż do');
    fireEvent.change(day, { target: { value: '' } });
    press('Odłóż');
    expect(await screen.findByText('Wybierz dzień.')).toBeDefined();
    fireEvent.change(day, { target: { value: '2026-12-10' } });
    press('Odłóż');
    expect(await screen.findByText(/Sprawa jest odłożona do 10.grudnia 2026/)).toBeDefined();
    expect(sent(asked, 'snooze')?.body).toEqual({ until: '2026-12-10' });
    press('Odłóż do dnia');
    press('Wróć do niej teraz');
    expect(await screen.findByText(/Sprawa jest znów w/)).toBeDefined();
    expect(asked.filter(({ line }) => line === `POST ${at}/snooze`).at(-1)?.body).toEqual({ until: null });
  });

  it('puts a label on with a press to open and one to choose, by a key too, and takes it off', async () => {
    const [urgent, hold] = [
      { id: 'a', name: 'pilne', color: 'red' },
      { id: 'b', name: 'czeka na gminę', color: 'blue' },
    ] as const;
    const asked = open({ labels: [urgent], other_labels: [hold] });
    await heading();
    fireEvent.keyDown(document.body, { key: 'l' });
    expect(document.activeElement?.textContent).toBe('czeka na gminę');
    expect(screen.getByRole('button', { name: 'pilne', pressed: true })).toBeDefined();
    press('czeka na gminę');
    expect(await screen.findByText('Sprawa ma etykietę „czeka na gminę”.')).toBeDefined();
    press('pilne');
    expect(await screen.findByText('Etykieta „pilne” jest zdjęta.')).toBeDefined();
    expect(asked.filter(({ line }) => line === `POST ${at}/labels`).map(({ body }) => body)).toEqual([
      { label: 'b', is_on: true },
      { label: 'a', is_on: false },
    ]);
  });

  it('puts the list of actions away with the one that is pressed, and begins in its form', async () => {
    open({}, { acts: ['read-case', 'snooze'] });
    await heading();
    const menu = screen.getByText('Inne działania').closest('details') as HTMLDetailsElement;
    menu.open = true;
    press('Odłóż do dnia');
    expect([menu.open, document.activeElement]).toEqual([false, screen.getByLabelText('Odłóż do')]);
  });

  it('leads from the next action to the first field of what it is about, once it is there', async () => {
    open({
      status: 'settlement_review',
      next: { party: 'officer', action: 'propose-payment' },
      actions: ['propose-payment'],
    });
    await heading();
    press('Ustal kwotę wypłaty');
    const cost = await screen.findByLabelText('Udokumentowany koszt, zł');
    await waitFor(() => expect(document.activeElement).toBe(cost));
  });

  it('offers no next action to whoever may not do it', async () => {
    open({ next: { party: 'officer', action: 'begin-signing' }, actions: [] }, { acts: ['read-case'] });
    await heading();
    expect(screen.queryByRole('button', { name: 'Wyślij dokumenty do podpisu' })).toBeNull();
    expect(screen.getByText('Twoja rola nie może teraz przenieść tej sprawy.')).toBeDefined();
  });

  it('moves a case with the usual words in two presses, says so beside the button, and puts the form away', async () => {
    const asked = open({
      status: 'payment_requested',
      next: { party: 'officer', action: 'begin-settlement' },
      actions: ['begin-settlement'],
      moves: [{ status: 'settlement_review', name: 'Weryfikacja rozliczenia' }],
    });
    await heading();
    expect(screen.queryByLabelText('Nowy stan')).toBeNull();
    press('Zacznij sprawdzać rozliczenie');
    const buttons = screen.getAllByRole('button', { name: 'Przenieś sprawę' });
    fireEvent.click(buttons.find((button) => button.getAttribute('type') === 'submit') as Element);
    const outcome = await screen.findByText('Sprawa jest teraz w stanie: Weryfikacja rozliczenia.');
    expect(screen.getByRole('region', { name: /^Sprawa/ }).contains(outcome)).toBe(true);
    expect(sent(asked, 'move')?.body).toMatchObject({
      to: 'settlement_review',
      reason: 'Sprawdzamy dokumenty rozliczenia.',
    });
    await waitFor(() => expect(screen.queryByLabelText('Nowy stan')).toBeNull());
  });
});

describe('the tabs of a case', () => {
  it('stand in the address, and keep what is typed into them', async () => {
    open({}, { path: `/mpec${at}?tab=talk` });
    await heading();
    expect(screen.getByRole('link', { name: /^Wiadomości i.notatki$/ }).getAttribute('aria-current')).toBe(
      'page',
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Nowa notatka' }));
    fireEvent.change(screen.getByLabelText('Nowa notatka'), { target: { value: 'Dzwonić po 16.' } });
    fireEvent.click(screen.getByRole('link', { name: 'Historia' }));
    expect(location.search).toBe('?tab=history');
    expect(screen.getByText('Wycena wysłana')).toBeDefined();
    fireEvent.keyDown(document.body, { key: '3' });
    expect(location.search).toBe('?tab=talk');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Nowa notatka').value).toBe('Dzwonić po 16.');
  });

  it('open where the work is', async () => {
    open({
      status: 'settlement_review',
      next: { party: 'officer', action: 'judge-document' },
      actions: ['judge-document'],
    });
    await heading();
    expect(screen.getByRole('link', { name: 'Dokumenty' }).getAttribute('aria-current')).toBe('page');
  });

  it('have no empty form open', async () => {
    open();
    await heading();
    await screen.findByRole('button', { name: /^Nowa prośba o.poprawki$/ });
    expect(screen.queryAllByRole('textbox')).toEqual([]);
  });
});

it('whose case it is changes by one press, which is answered beside it', async () => {
  const asked = open();
  await heading();
  press('Przydziel mi');
  expect(await screen.findByText('Sprawę prowadzisz teraz Ty.')).toBeDefined();
  expect(sent(asked, 'assignment')?.body).toEqual({ to: 'me' });
});
