import type { RegulatorAnswer, ReportProposal } from '@ndp/contract/desk/regulator.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { draw, partnerOf, serve } from '../testing/desk-server.tsx';
import { watchSavedFiles } from '../testing/saved-files.ts';
import { RegulatorPage } from './regulator-page.tsx';

const saved = watchSavedFiles();
beforeEach(() => {
  window.scrollTo = () => {};
  history.replaceState(null, '', '/mpec/regulator?year=2026');
});

function proposalOf(over: Partial<ReportProposal> = {}): ReportProposal {
  return {
    ...{ id: 'r1', state: 'waits', cases: 2, toe: 1.5, proposed_by: 'Olga', is_mine: false, is_same: true },
    ...{ proposed_at: '2026-11-20T10:00:00Z', decided_by: null, decided_at: null },
    ...over,
  } as ReportProposal;
}

async function open(answer: Partial<RegulatorAnswer>, answers = {}, acts?: readonly string[]) {
  const whole = {
    ...{
      cases: 2,
      toe: 1.5,
      kwh: 17_445,
      before: { cases: 1, toe: 0.5, kwh: 5_815 },
      unreported: 2,
      lines: [],
    },
    ...{ incomplete: [], incomplete_count: 0, proposals: [], ...answer },
  };
  const asked = serve({ 'GET /regulator-reports': whole, ...answers });
  draw(<RegulatorPage partner={partnerOf('mpec', acts)} />);
  await screen.findByRole('table', { name: 'Razem' });
  return asked;
}
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

it('tells the totals of the year beside those of the year before, and what each case lacks', async () => {
  await open({
    incomplete: [{ reference: 'NDP-2026-000001', missing: ['data zakończenia'] }],
    incomplete_count: 1,
  });
  expect(screen.getByRole('row', { name: /Sprawy 2 1/ })).toBeDefined();
  expect(screen.getByRole('row', { name: /NDP-2026-000001 data zakończenia/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Zaproponuj/ })).toBe(null);
  fireEvent.click(screen.getByRole('link', { name: '2025' }));
  await waitFor(() => expect(location.search).toBe('?year=2025'));
});

it('tells what each case saves, in tonnes of oil and in kilowatt-hours', async () => {
  const line = { reference: 'NDP-2026-000002', completed_on: '2026-11-15', toe: 2.059, kwh: 23_946 };
  await open({ cases: 201, lines: [line] });
  fireEvent.click(screen.getByText('Ile oszczędza każda sprawa'));
  expect(screen.getByText(/^Tu są pierwsze sprawy/)).toBeDefined();
  expect(
    screen.getByRole('row', { name: /NDP-2026-000002 15\slistopada 2026\sr\. 2,059 23\s946/ }),
  ).toBeDefined();
  expect(screen.getByRole('row', { name: /kWh 17\s445 5\s815/ })).toBeDefined();
});

it('is proposed once nothing is missing', async () => {
  const asked = await open({}, { 'POST /regulator-reports': { done: true } });
  press(/^Zaproponuj/);
  await waitFor(() => expect(asked.map(({ line }) => line)).toContain('POST /regulator-reports'));
  expect(asked.find(({ line }) => line === 'POST /regulator-reports')?.body).toEqual({ year: '2026' });
});

it('is released by another person, never by who proposed it', async () => {
  const asked = await open({ proposals: [proposalOf()] }, { 'POST /regulator-reports/r1': { reported: 2 } });
  press(/^Zwolnij/);
  await screen.findByText(/Oznaczono jako\szgłoszone: 2/);
  expect(asked.find(({ line }) => line === 'POST /regulator-reports/r1')?.body).toEqual({ released: true });
});

it('shows whoever proposed it no button to release it, and says why', async () => {
  await open({ proposals: [proposalOf({ is_mine: true })] });
  expect(screen.getByText(/To\sTwoja propozycja/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Zwolnij/ })).toBe(null);
});

it('is downloaded once released, and not when a case has changed since', async () => {
  const released = { state: 'released', decided_by: 'Zofia', decided_at: '2026-11-21T10:00:00Z' } as const;
  const file = { name: 'ure-mpec-2026.csv', csv: '' };
  await open({ proposals: [proposalOf(released)] }, { 'GET /regulator-reports/r1/file': file });
  press(/^Pobierz/);
  await waitFor(() => expect(saved).toEqual([expect.objectContaining({ name: 'ure-mpec-2026.csv' })]));
});

it('asks for a new proposal where a case has changed since the release', async () => {
  const released = { state: 'released', decided_by: 'Zofia', decided_at: '2026-11-21T10:00:00Z' } as const;
  await open({ proposals: [proposalOf({ ...released, is_same: false })] });
  expect(screen.queryByRole('button', { name: /^Pobierz/ })).toBe(null);
  expect(screen.getByRole('button', { name: /^Zaproponuj/ })).toBeDefined();
});
