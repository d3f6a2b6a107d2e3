import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { VisitProvider } from '../routing/visit.ts';
import { startFakeApi } from '../testing/fake-api.ts';
import { sampleVisit } from '../testing/sample-visit.ts';

startFakeApi();
const { LeftPage } = await import('./left-page.tsx');
const { whereLeftBelongs } = await import('./left.ts');

function openAt(address: string) {
  const [pathname = '', search = ''] = address.split('?');
  render(
    <VisitProvider value={{ ...sampleVisit, pathname, search }}>
      <LeftPage />
    </VisitProvider>,
  );
}
const form = () => screen.queryByRole('form', { name: 'Nowy link do sprawy' });

describe('the page a locked tab is left on', () => {
  it('offers an applicant a new link', () => {
    openAt('/locked');
    expect(form()).not.toBeNull();
  });

  it('sends co-owners and signers back to their own mail', () => {
    openAt('/locked?application=none');
    expect(form()).toBeNull();
    expect(screen.getByText(/otwórz ponownie link z wiadomości e‑mail/)).toBeDefined();
  });

  it('is still left when Back is pressed, though another tab has had the browser cleared meanwhile', () => {
    openAt('/finished');
    sessionStorage.clear();
    window.dispatchEvent(new Event('pagehide'));
    expect(whereLeftBelongs('/additional-data/applicant/id/token', 'back_forward')).toBe('/finished');
  });
});
