import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { draw, partnerOf, serve } from '../testing/desk-server.tsx';
import { watchSavedFiles } from '../testing/saved-files.ts';
import { SamplePage } from './sample-page.tsx';

const saved = watchSavedFiles();
beforeEach(() => history.replaceState(null, '', '/mpec/sample'));

const drawn = ['NDP-2026-A1B2C3', 'NDP-2026-D4E5F6'];
const sample = { count: 41, sha256: 'ab'.repeat(32), drawn, file: { name: 'proba.json', json: '{}' } };
const answers = {
  'GET /inbox': {
    ...{ columns: [], views: [], shared: [], officers: [], labels: [], stands_in_for: [] },
    programs: ['mpec', 'other'],
  },
  'POST /samples': sample,
};
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const asksOf = (asked: readonly { line: string }[]) => asked.filter(({ line }) => line.startsWith('POST'));

it('says at each field what it lacks, and draws nothing', () => {
  const asked = serve(answers);
  draw(<SamplePage partner={partnerOf()} />);
  fireEvent.click(screen.getByLabelText('Wypłacono'));
  fill('Ile spraw wylosować', '12,5');
  press('Wylosuj');
  for (const sentence of [
    'Zaznacz co najmniej jeden stan.',
    'Wpisz liczbę spraw od 1 do 500.',
    'Wpisz ziarno.',
  ])
    expect(screen.getByText((text) => text.replaceAll('\u00a0', ' ') === sentence).tagName).toBe('SPAN');
  expect(document.activeElement).toBe(
    screen.getByLabelText('Wypłacono').closest('fieldset')?.querySelector('input'),
  );
  expect(asksOf(asked)).toEqual([]);
});

it('draws by the seed, shows of how many and their hash, and saves all that is needed to draw again', async () => {
  const asked = serve(answers);
  draw(<SamplePage partner={partnerOf()} />);
  fill('Ile spraw wylosować', '2');
  fill('Ziarno', ' Lotto: 3 9 14 ');
  await screen.findByLabelText('Program');
  fill('Program', 'mpec');
  press('Wylosuj');
  const heading = await screen.findByRole('heading', { name: 'Wylosowane sprawy' });
  expect(document.activeElement).toBe(heading);
  expect(asked.at(-1)?.body).toMatchObject({
    statuses: ['paid'],
    size: 2,
    seed: 'Lotto: 3 9 14',
    program: 'mpec',
  });
  expect(screen.getByText(/wylosowało 2\ssprawy spośród 41\.$/).textContent).toContain('„Lotto: 3 9 14”');
  expect(screen.getByText(sample.sha256).tagName).toBe('CODE');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    drawn.map((reference) => `/mpec/cases/${reference}`),
  );
  press(/^Pobierz listę, ziarno i.wynik/);
  expect(saved).toEqual([{ name: 'proba.json', bytes: 2 }]);
});

it('takes out case files one by one, for one reason; one that is refused says why', async () => {
  const asked = serve({
    ...answers,
    [`POST /cases/${drawn[0]}/case-file`]: { zip: 1 },
    [`POST /cases/${drawn[1]}/case-file`]: 429,
  });
  draw(<SamplePage partner={partnerOf()} />);
  fill('Ile spraw wylosować', '2');
  fill('Ziarno', 'x');
  press('Wylosuj');
  await screen.findByRole('heading', { name: 'Wylosowane sprawy' });
  press(/^Pobierz akta: .*A1B2C3$/);
  const reason = screen.getByLabelText('Komu i po co wydajesz akta?');
  expect(document.activeElement).toBe(reason);
  expect(asksOf(asked)).toHaveLength(1);
  fill('Komu i po co wydajesz akta?', 'Audyt za 2026');
  press(/^Pobierz akta: .*A1B2C3$/);
  await screen.findByText('zapisano');
  expect(asked.at(-1)?.body).toEqual({ reason: 'Audyt za 2026', with_notes: false });
  press(/^Pobierz akta: .*D4E5F6$/);
  await screen.findByText(/Nie teraz/);
  await waitFor(() => expect([saved.length, screen.getAllByText('zapisano').length]).toEqual([1, 1]));
  expect(reason).toHaveProperty('value', 'Audyt za 2026');
});

it('says why nothing was drawn, and keeps what was typed', async () => {
  serve({ ...answers, 'POST /samples': 409 });
  draw(<SamplePage partner={partnerOf()} />, 'en');
  fill('How many cases to draw', '7');
  fill('Seed', 'x');
  press('Draw');
  await screen.findByText(/Nie teraz/);
  expect(screen.getByLabelText('How many cases to draw')).toHaveProperty('value', '7');
});
