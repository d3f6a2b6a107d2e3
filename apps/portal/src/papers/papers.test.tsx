import { LanguageProvider } from '@ndp/flows/language.tsx';
import type { Language } from '@ndp/flows/message.ts';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { VisitProvider } from '../routing/visit.ts';
import { startFakeApi } from '../testing/fake-api.ts';
import { samplePapers } from '../testing/sample-signing.ts';
import { sampleVisit } from '../testing/sample-visit.ts';

const api = startFakeApi();
const { Papers } = await import('./papers.tsx');

afterEach(() => api.reset());

const link = { id: '17', token: 'secret' };
const text = () => document.body.textContent?.replace(/\s/g, ' ') ?? '';

function open(language: Language = 'pl') {
  render(
    <LanguageProvider value={language}>
      <VisitProvider value={sampleVisit}>
        <Papers papers={samplePapers} link={link} />
      </VisitProvider>
    </LanguageProvider>,
  );
}

describe('the signed documents', () => {
  it('are told with the day they were signed, their size and their fingerprint', () => {
    open();
    expect(text()).toContain('Umowa o dofinansowanie NDP-2026-7KQ4');
    expect(text()).toContain('PDF, 194 kB, podpisano 21 listopada 2026');
    expect(text()).toContain(samplePapers.papers[1]?.signed_hash);
  });

  it('come with the warning that they show all numbers and the link is nobody else’s', () => {
    open();
    expect(text()).toContain('numer PESEL i numer rachunku są podane w całości');
    expect(text()).toContain('Nie przekazuj nikomu linku');
  });

  it('are saved under the name the server gave them', async () => {
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:one';
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    api.answer('GET /papers/secret/17/agreement', { body: 'pdf' });
    open();
    await userEvent.click(screen.getByRole('button', { name: /^Pobierz PDF: Umowa/ }));
    expect(api.callsOf()).toEqual(['GET /papers/secret/17/agreement']);
    await waitFor(() => expect(saved).toEqual(['agreement-NDP-2026-7KQ4.pdf']));
  });

  it('that cannot be fetched say why, beside their own buttons', async () => {
    api.answer('GET /papers/secret/17/agreement', 'no-network');
    open();
    await userEvent.click(screen.getByRole('button', { name: /^Pobierz PDF: Umowa/ }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Błąd sieci');
    expect(alert.closest('li')?.textContent).toContain('Umowa');
  });

  it('without a reading copy say so in the words of the server, and stay where they are', async () => {
    const detail = 'Wersja angielska jest niedostępna.';
    api.answer('GET /papers/secret/17/application', { status: 404, body: { detail } });
    vi.spyOn(window, 'open').mockReturnValue(null);
    open('en');
    await userEvent.click(
      screen.getByRole('button', { name: /^In English \(PDF\), a\stranslation: Wniosek/ }),
    );
    expect((await screen.findByRole('alert')).textContent).toBe(detail);
    expect(text()).toContain('Umowa o dofinansowanie');
  });
});
