import type { StandardAnswer } from '@ndp/contract/desk/answers.ts';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draw, partnerOf, serve } from '../testing/desk-server.tsx';
import { AnswersPage } from './answers-page.tsx';

const text = { pl: 'Sprawa {case}.', en: 'Case {case}.' };
const built: StandardAnswer = { key: 'received', title: 'Odbiór', text, is_built_in: true, changed: null };
const changed = { by: 'Ewa', at: '2026-11-20T10:00:00Z' };
const own: StandardAnswer = { ...built, key: 'own', title: 'Własna', is_built_in: false, changed };

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(acts?: readonly string[]) {
  const answers = { answers: [built, own] };
  const asked = serve({ 'GET /answers': answers, 'POST /answers': answers });
  draw(<AnswersPage partner={partnerOf('mpec', acts)} />);
  await screen.findAllByRole('article');
  return () => asked.filter(({ line }) => line === 'POST /answers').map(({ body }) => body);
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('a new answer is saved once it has a title, both languages and only fields a case fills in', async () => {
  const sent = await open();
  press('Nowa odpowiedź');
  type('Tekst po polsku', 'Twój PESEL to {pesel}.');
  press('Zapisz odpowiedź');
  expect(screen.getByText('Wpisz tytuł.')).toBeDefined();
  expect(screen.getByText(/^Pola \{pesel\} nic nie/)).toBeDefined();
  expect(screen.getByText('Wpisz tekst także w tym języku.')).toBeDefined();
  expect(sent()).toEqual([]);
  type('Tytuł na liście', 'Nowa');
  type('Tekst po polsku', text.pl);
  type('Tekst po angielsku', text.en);
  press('Zapisz odpowiedź');
  expect(await screen.findByText('Odpowiedź jest zapisana.')).toBeDefined();
  expect(sent()).toEqual([{ key: null, answer: { title: 'Nowa', text }, seen: null }]);
});

it('an own answer is removed over the change the page has shown; one of the release has nothing to remove', async () => {
  const sent = await open();
  press('Zmień: Odbiór');
  expect(screen.queryByRole('button', { name: /^Usuń|^Przywróć/ })).toBeNull();
  press('Anuluj');
  press('Zmień: Własna');
  press('Usuń');
  expect(await screen.findByText('Odpowiedź jest usunięta.')).toBeDefined();
  expect(sent()).toEqual([{ key: 'own', answer: null, seen: changed.at }]);
});

it('whoever may only read them changes nothing', async () => {
  await open(['read-wording']);
  expect(within(screen.getByRole('article', { name: 'Własna' })).getByText(text.en)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Zmień|^Nowa/ })).toBeNull();
});
