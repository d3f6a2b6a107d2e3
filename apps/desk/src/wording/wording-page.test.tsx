import type { WordingText } from '@ndp/contract/desk/wording.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { draw, partnerOf, serve } from '../testing/desk-server.tsx';
import { WordingPage } from './wording-page.tsx';

const was = { pl: 'Witaj, {name}!', en: 'Welcome, {name}!' };
const ours = { pl: 'Dzień dobry, {name}!', en: 'Good day, {name}!' };
const text: WordingText = { key: 'greeting', was, now: null, changes: [] };
const change = { n: 4, at: '2026-11-20T10:00:00Z', by: 'Olga', now: ours };
const reworded: WordingText = { ...text, now: ours, changes: [change] };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(shown: WordingText, saved: WordingText, acts?: readonly string[]) {
  const asked = serve({
    'GET /wording': { all: 900, found: 1, reworded: shown.now ? 1 : 0, texts: [shown] },
    'POST /wording': saved,
  });
  draw(<WordingPage partner={partnerOf('mpec', acts)} />);
  await screen.findByRole('article');
  return asked;
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const sent = (asked: Awaited<ReturnType<typeof open>>) =>
  asked.filter(({ line }) => line === 'POST /wording').map(({ body }) => body);

it('texts are looked for by their words, and counted', async () => {
  const asked = await open(text, text);
  expect(screen.getByText('Partner nie zmienił jeszcze żadnego tekstu.')).toBeDefined();
  type(/^Szukane słowa/, ' Witaj ');
  await waitFor(() => expect(asked.at(-1)?.query).toBe('?words=Witaj'));
  type(/^Szukane słowa/, 'Żegnaj');
  press('Szukaj');
  await waitFor(() => expect(asked.at(-1)?.query).toBe(`?words=${encodeURIComponent('Żegnaj')}`));
  expect(await screen.findByText(/^Znaleziono 1 tekst/)).toBeDefined();
});

it('a text is put otherwise in both languages, with what it will look like', async () => {
  const asked = await open(text, reworded);
  press('Zmień tekst: greeting');
  type(/^Nowe brzmienie po.polsku/, ours.pl);
  type(/^Nowe brzmienie po.angielsku/, ours.en);
  type('Przykładowa wartość: name', 'Ewa');
  expect(screen.getByRole('region', { name: 'Podgląd' }).textContent).toContain('Dzień dobry, Ewa!');
  press('Zapisz tekst');
  expect(await screen.findByText(/^Zapisano\. Portal pokaże/)).toBeDefined();
  expect(sent(asked)).toEqual([{ was, now: ours, seen: null }]);
  expect(screen.getByText('zmieniony')).toBeDefined();
});

it('a text that loses what the portal fills in is not sent, and says what is missing', async () => {
  const asked = await open(text, reworded);
  press('Zmień tekst: greeting');
  type(/^Nowe brzmienie po.polsku/, 'Dzień dobry!');
  expect(await screen.findByText('Dodaj brakujące pole {name}.')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Podgląd' })).toBeNull();
  press('Zapisz tekst');
  expect(sent(asked)).toEqual([]);
});

it('the original is restored, over the change the page has shown, and the history stays', async () => {
  const asked = await open(reworded, { ...text, changes: [{ ...change, n: 5, now: null }, change] });
  press('Zmień tekst: greeting');
  press('Przywróć oryginał');
  expect(await screen.findByText(/Historia zmian \(2\)/)).toBeDefined();
  expect(sent(asked)).toEqual([{ was, now: null, seen: 4 }]);
  expect(screen.getByText(/przywrócono oryginał$/)).toBeDefined();
});

it('a text this release no longer has can only be taken back', async () => {
  await open({ ...reworded, key: '' }, text);
  expect(screen.getByText(/^Tego tekstu nie.ma już/)).toBeDefined();
  press(/^Zmień tekst/);
  expect(screen.queryByLabelText(/^Nowe brzmienie/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Przywróć oryginał' })).toBeDefined();
});

it('whoever may only read it changes nothing', async () => {
  await open(reworded, text, ['read-wording']);
  expect(screen.getByText(ours.pl)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Zmień/ })).toBeNull();
});
