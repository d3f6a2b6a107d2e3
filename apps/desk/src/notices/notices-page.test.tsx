import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { draw, partnerOf, serve } from '../testing/desk-server.tsx';
import { NoticesPage } from './notices-page.tsx';

const notices = [
  { id: '1', kind: 'message', reference: 'NDP-2026-000001', at: '2026-11-20T10:00:00Z', in_place_of: 'Adam' },
  { id: '3', kind: 'stands_in', reference: null, at: '2026-11-19T11:00:00Z', in_place_of: null },
  { id: '2', kind: 'role_given', reference: null, at: '2026-11-19T10:00:00Z', in_place_of: null },
];
const none = { 'GET /absences': { absences: [], officers: [] } };
const answer = { notices, told: 'daily', hears_all: false };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('each notice leads to its case, one about a role to the people of the partner, and one told beneath nowhere', async () => {
  serve({ ...none, 'GET /notices': answer });
  draw(<NoticesPage partner={partnerOf()} />);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/mpec/cases/NDP-2026-000001',
    '/mpec/people',
  ]);
  expect(screen.getByText(/^Nowa wiadomość od.wnioskodawcy/)).toBeDefined();
  expect(screen.getByText(/zastępujesz: Adam$/)).toBeDefined();
});

it('how often one is mailed, and of what, is chosen and kept', async () => {
  const asked = serve({ ...none, 'GET /notices': answer, 'POST /notices': answer });
  draw(<NoticesPage partner={partnerOf()} />);
  fireEvent.change(await screen.findByLabelText('Kiedy'), { target: { value: 'at_once' } });
  fireEvent.click(screen.getByLabelText(/^Powiadamiaj mnie/));
  fireEvent.click(screen.getByRole('button', { name: 'Zapisz wybór' }));
  expect(await screen.findByText('Wybór jest zapisany.')).toBeDefined();
  expect(asked.at(-1)?.body).toEqual({ told: 'at_once', hears_all: true });
});
