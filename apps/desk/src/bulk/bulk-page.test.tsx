import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { draw, partnerOf, serve } from '../testing/desk-server.tsx';
import { BulkPage } from './bulk-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const job = { made_at: '2026-11-20T10:00:00Z', cases: 38 };
const running = { ...job, id: '1', action: 'remind', ended_at: null, ending: null, done: 10, refused: 2 };
const ended = {
  ...{ ...job, id: '2', action: 'hand_over', ended_at: '2026-11-20T10:01:00Z' },
  ...{ ending: 'stopped', done: 5, refused: 0 },
};

it('shows how far each job is, wherever it was begun, and how the others ended', async () => {
  serve({ 'GET /bulk-jobs': { jobs: [running, ended] } });
  draw(<BulkPage partner={partnerOf()} />);
  const bar = await screen.findByRole('progressbar', { name: 'Przypomnienie' });
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['12', '38']);
  expect(screen.getByText(/Przerwane: zrobiono w.5 z.38/)).toBeDefined();
});

it('names the cases where it was not done, each with its reason, once somebody wants to know', async () => {
  const refusals = [{ reference: 'NDP-2026-000001', sentence: null }];
  serve({
    'GET /bulk-jobs': { jobs: [{ ...ended, refused: 1 }] },
    'GET /bulk-jobs/2': { ...ended, refused: 1, refusals },
  });
  draw(<BulkPage partner={partnerOf()} />);
  const details = (await screen.findByText(/Nie zrobiono w.1/)).parentElement as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  const link = await screen.findByRole('link', { name: 'NDP-2026-000001' });
  expect(link.getAttribute('href')).toBe('/mpec/cases/NDP-2026-000001');
  expect(link.parentElement?.textContent).toMatch(/z.naszej winy/);
});

it('stops a job when somebody says so', async () => {
  const asked = serve({
    'GET /bulk-jobs': { jobs: [running] },
    'POST /bulk-jobs/1/stop': { ...running, ended_at: '2026-11-20T10:02:00Z', ending: 'stopped' },
  });
  draw(<BulkPage partner={partnerOf()} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Przerwij' }));
  await vi.waitFor(() => expect(asked.some(({ line }) => line === 'POST /bulk-jobs/1/stop')).toBe(true));
});
