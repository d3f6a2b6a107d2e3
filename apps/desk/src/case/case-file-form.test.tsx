import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw, serve } from '../testing/desk-server.tsx';
import { watchSavedFiles } from '../testing/saved-files.ts';
import { CaseFileForm } from './case-file-form.tsx';

const saved = watchSavedFiles();

const line = 'POST /cases/NDP-2026-000001/case-file';
const of = { partner: 'mpec', reference: 'NDP-2026-000001' };

function fill(reason: string) {
  fireEvent.change(screen.getByLabelText('Komu i po co wydajesz akta?'), { target: { value: reason } });
  fireEvent.click(screen.getByRole('button', { name: 'Pobierz akta sprawy' }));
}

it('a case file is asked for with its reason, without the notes unless they are ticked, saved, and said to be', async () => {
  const asked = serve({ [line]: { zip: 'bytes' } });
  draw(<CaseFileForm of={of} />);
  fill('abc');
  expect(asked).toEqual([]);
  fill('Kontrola NIK');
  await waitFor(() => expect(saved).toEqual([{ name: expect.any(String), bytes: 15 }]));
  expect(asked[0]?.body).toEqual({ reason: 'Kontrola NIK', with_notes: false });
  await screen.findByText(/Akta zapisano/);
  fireEvent.click(screen.getByLabelText('Dołącz notatki wewnętrzne'));
  fill('Prawnik partnera');
  await waitFor(() => expect(asked[1]?.body).toMatchObject({ with_notes: true }));
});

it('a case file that is refused is not saved: the sentence says why, and the reason stays typed', async () => {
  serve({ [line]: 429 });
  draw(<CaseFileForm of={of} />);
  fill('Kontrola NIK');
  await screen.findByText(/Nie teraz/);
  expect(saved).toEqual([]);
  expect(screen.getByLabelText('Komu i po co wydajesz akta?')).toHaveProperty('value', 'Kontrola NIK');
});

it('a case file that breaks off on its way is not saved', async () => {
  vi.stubGlobal('fetch', async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new Error('gone')) });
    return new Response(body);
  });
  draw(<CaseFileForm of={of} />);
  fill('Kontrola NIK');
  await screen.findByRole('alert');
  expect(saved).toEqual([]);
});
