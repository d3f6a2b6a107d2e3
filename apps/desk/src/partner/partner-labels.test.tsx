import type { PartnerLabels as Labels } from '@ndp/contract/desk/labels.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { draw, partnerOf, serve } from '../testing/desk-server.tsx';
import { PartnerLabels } from './partner-labels.tsx';

const labels: Labels['labels'] = [
  { id: 'a', name: 'pilne', color: 'red', is_retired: false, cases: 3 },
  { id: 'b', name: 'dawna', color: 'grey', is_retired: true, cases: 0 },
];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(acts?: readonly string[]) {
  const asked = serve({ 'GET /labels': { labels }, 'POST /labels': { labels } });
  draw(<PartnerLabels partner={partnerOf('mpec', acts)} />);
  await screen.findByText('pilne');
  return () => asked.filter(({ line }) => line === 'POST /labels').map(({ body }) => body);
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('a label is made with a name and a colour, retired and brought back by whoever edits the partner', async () => {
  const sent = await open();
  press('Zapisz etykietę');
  expect(screen.getByText('Wpisz nazwę etykiety.')).toBeDefined();
  fireEvent.change(screen.getByLabelText('Nazwa'), { target: { value: ' czeka na gminę ' } });
  fireEvent.change(screen.getByLabelText('Kolor'), { target: { value: 'violet' } });
  press('Zapisz etykietę');
  expect(await screen.findByText('Etykieta „czeka na gminę” jest zapisana.')).toBeDefined();
  press('Wycofaj: pilne');
  expect(await screen.findByText(/^Etykieta „pilne” jest wycofana\./)).toBeDefined();
  press('Przywróć: dawna');
  expect(await screen.findByText('Etykieta „dawna” jest zapisana.')).toBeDefined();
  expect(sent()).toEqual([
    { name: 'czeka na gminę', color: 'violet', is_retired: false },
    { name: 'pilne', color: 'red', is_retired: true },
    { name: 'dawna', color: 'grey', is_retired: false },
  ]);
});

it('whoever may only read the partner changes no label', async () => {
  await open(['read-partner']);
  expect(screen.queryByRole('button')).toBeNull();
});
