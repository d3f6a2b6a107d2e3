import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { dayAfter, polishToday } from '../polish-today.ts';
import { draw, partnerOf, serve } from '../testing/desk-server.tsx';
import { Absences } from './absences.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const [adam, olga, iza] = ['Adam', 'Olga', 'Iza'].map((name) => ({ id: name, name, is_me: name === 'Adam' }));
const days = { from: '2026-12-01', until: '2026-12-12' };
const absences = [{ person: olga, substitute: iza, ...days, is_now: true }];
const answer = { absences, officers: [adam, olga, iza] };

function open(acts: readonly string[], isOwn = false, shown: object = answer) {
  const asked = serve({ 'GET /absences': shown, 'POST /absences': answer, 'POST /absences/end': answer });
  draw(<Absences partner={partnerOf('mpec', acts)} isOwn={isOwn} />);
  return asked;
}
const change = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Zapisz zastępstwo' }));

it('an officer says who stands in for them from today, and is told what is missing', async () => {
  const asked = open(['set-substitute', 'assign'], true);
  expect(await screen.findByText(/^Nikt Cię nie zastępuje/)).toBeDefined();
  save();
  expect(screen.getByText('Wybierz, kto zastępuje.')).toBeDefined();
  expect(screen.getByText(/^Wybierz ostatni dzień/)).toBeDefined();
  expect(screen.queryByLabelText('Kogo nie będzie')).toBeNull();
  expect(screen.queryByRole('option', { name: 'Adam' })).toBeNull();
  change('Kto zastępuje', 'Olga');
  change('Ostatni dzień', dayAfter(7));
  save();
  expect(await screen.findByText(/^Olga zastępuje/)).toBeDefined();
  expect(asked.at(-1)?.body).toEqual({
    person: 'Adam',
    substitute: 'Olga',
    from: polishToday(),
    until: dayAfter(7),
  });
});

it('an administrator sees everybody who is away, ends it, and says it for others', async () => {
  const asked = open(['set-substitute', 'give-roles']);
  expect((await screen.findByText(/^Olga: nieobecność/)).textContent).toMatch(/zastępuje Iza \(trwa\)/);
  fireEvent.click(screen.getByRole('button', { name: 'Zakończ zastępstwo: Olga' }));
  expect(await screen.findByText(/^Zastępstwo się skończyło: Olga/)).toBeDefined();
  expect(asked.at(-1)?.body).toEqual({ person: 'Olga' });
  expect(screen.getByLabelText('Kogo nie będzie')).toBeDefined();
});

it('who may only read has the list alone, and where nobody else leads cases it says what to do', async () => {
  open(['read-people']);
  expect(await screen.findByText(/^Olga: nieobecność/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  open(['set-substitute'], true, { absences: [], officers: [adam] });
  expect(await screen.findByText(/nie ma kto zastępować/)).toBeDefined();
});
