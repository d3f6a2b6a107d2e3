import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { VisitProvider } from '../../routing/visit.ts';
import { startFakeApi } from '../../testing/fake-api.ts';
import { sampleVisit } from '../../testing/sample-visit.ts';

const api = startFakeApi();
const { useApplication } = await import('../../application/application-store.ts');
const { clearEstimate, useEstimate } = await import('../estimate-store.ts');
const { PendingConfirm } = await import('./pending-confirm.tsx');

afterEach(() => {
  cleanup();
  clearEstimate();
  api.reset();
});

/** The wait for a mail whose link was opened, in a tab that has this application open. */
async function openConfirmed(openHere: string) {
  api.answer('POST /applications/17/confirmed', { body: { state: 'confirmed' } });
  useEstimate.setState({
    submitted: { id: '17', reference: 'NDP-2026-7KQ4', amount: 3833 },
    confirmation: { secret: 'sent', email: 'jan@example.pl' },
  });
  useApplication.setState({ token: 'valid', link: { id: openHere, token: 'secret' } });
  render(
    <VisitProvider value={sampleVisit}>
      <PendingConfirm />
    </VisitProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Adres e‑mail jest potwierdzony' });
}
const way = () => screen.queryByRole('link', { name: /^Wróć na stronę sprawy$/ });

it('leads back to the application that was opened in the same tab, and to no other', async () => {
  await openConfirmed('17');
  expect(way()?.getAttribute('href')).toBe('/grant/application/17/secret');
  cleanup();
  await openConfirmed('18');
  expect(way()).toBeNull();
});
