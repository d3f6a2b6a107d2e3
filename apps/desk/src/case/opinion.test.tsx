import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { caseOf, draw, partnerOf, serve } from '../testing/desk-server.tsx';
import { Notes } from './notes.tsx';

const at = '/cases/NDP-2026-000001';
const asking = { n: 1, text: 'Czy pompa pasuje?', who: 'Ola', at: '2026-11-20T10:00:00Z' };
const people = [{ id: 'a', name: 'Jan', is_officer: true }];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(can_answer: boolean) {
  const asks = { whom: 'Jan', is_answered: false, can_answer };
  const answer = { notes: [{ ...asking, asks }], people, is_watched: false };
  const asked = serve({
    [`GET ${at}/notes`]: answer,
    [`POST ${at}/opinions`]: answer,
    [`POST ${at}/opinions/1`]: answer,
  });
  const done: string[] = [];
  draw(<Notes partner={partnerOf()} shown={caseOf()} onDone={(sentence) => void done.push(sentence)} />);
  await screen.findByText('Prośba o opinię: Jan, czeka');
  return { done, sent: () => asked.filter(({ line }) => line.startsWith('POST')) };
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('an opinion is given with its words, and a word that sums it up or none', async () => {
  const { done, sent } = await open(true);
  press('Napisz opinię');
  press('Napisz opinię');
  expect(screen.getByText('Napisz opinię.')).toBeDefined();
  fill('Twoja opinia', 'Pasuje.');
  fill('Jednym słowem', 'doubts');
  press('Napisz opinię');
  await vi.waitFor(() => expect(done).toEqual(['Opinia jest zapisana.']));
  expect(sent()).toMatchObject([
    { line: `POST ${at}/opinions/1`, body: { text: 'Pasuje.', verdict: 'doubts' } },
  ]);
});

it('a note asks a colleague for an opinion, and only whoever is asked can answer', async () => {
  const { done, sent } = await open(false);
  expect(screen.queryByRole('button', { name: 'Napisz opinię' })).toBeNull();
  press('Nowa notatka');
  fill('Nowa notatka', 'Zerkniesz?');
  fill('Przekaż sprawę', 'a');
  fill('Poproś o opinię', 'a');
  press(/^Poproś/);
  await vi.waitFor(() => expect(done).toEqual([expect.stringMatching(/^Prośba o.opinię jest wysłana\.$/)]));
  expect(sent()).toMatchObject([{ line: `POST ${at}/opinions`, body: { of: 'a', text: 'Zerkniesz?' } }]);
});
