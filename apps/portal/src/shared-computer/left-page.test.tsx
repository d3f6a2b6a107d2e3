import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { startFakeApi } from '../testing/fake-api.ts';

startFakeApi();
const { LeftPage } = await import('./left-page.tsx');

afterEach(cleanup);

function openAt(address: string) {
  history.replaceState(null, '', address);
  render(<LeftPage />);
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
});
