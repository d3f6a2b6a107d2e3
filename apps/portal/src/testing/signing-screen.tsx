import type { SigningAnswer } from '@ndp/contract/calls/signing.ts';
import { LanguageProvider } from '@ndp/flows/language.tsx';
import type { Language } from '@ndp/flows/message.ts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach } from 'vitest';
import { VisitProvider } from '../routing/visit.ts';
import { startFakeApi } from './fake-api.ts';
import { sampleSigning } from './sample-signing.ts';
import { sampleVisit } from './sample-visit.ts';

export const api = startFakeApi();
const { Signing } = await import('../signing/signing-page.tsx');

export const base = '/signing/secret';

beforeEach(() => {
  api.answer(`POST ${base}/opening`, { body: { status: 'accepted' } });
  api.answer(`POST ${base}/code`, { body: { status: 'accepted', minutes: 10 } });
  api.answer(`POST ${base}/signature`, { body: { status: 'signed' } });
  api.answer(`POST ${base}/refusal`, { body: { status: 'declined' } });
});
afterEach(() => api.reset());

/** Draws the page of a signing link, whose every call is answered well unless told otherwise. */
export function open(signing: SigningAnswer = sampleSigning, language: Language = 'pl') {
  render(
    <LanguageProvider value={language}>
      <VisitProvider value={sampleVisit}>
        <Signing token="secret" signing={signing} />
      </VisitProvider>
    </LanguageProvider>,
  );
}

export const nameField = () => screen.getByLabelText<HTMLInputElement>('Imię i nazwisko');
export const codeField = () => screen.getByLabelText<HTMLInputElement>('Kod z wiadomości');
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const text = () => document.body.textContent?.replace(/\s/g, ' ') ?? '';
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

export async function declareBoth() {
  for (const box of screen.getAllByRole('checkbox', { name: /dokumentów jest mi|moim podpisem/ }))
    await userEvent.click(box);
}

/** Types the name, declares what is to be declared, and asks for the code. */
export async function askForCode() {
  await userEvent.type(nameField(), 'Żaneta Łącka-Ćwik');
  await declareBoth();
  await userEvent.click(button('Wyślij kod na e‑mail'));
  await screen.findByLabelText('Kod z wiadomości');
}
