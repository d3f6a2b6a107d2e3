import type { SigningAnswer } from '@ndp/contract/calls/signing.ts';
import { LanguageProvider } from '@ndp/flows/language.tsx';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { VisitProvider } from '../routing/visit.ts';
import { startFakeApi } from '../testing/fake-api.ts';
import { sampleSigning } from '../testing/sample-signing.ts';
import { sampleVisit } from '../testing/sample-visit.ts';

const api = startFakeApi();
const { Signing } = await import('./signing-page.tsx');
const base = '/signing/secret';
const text = () => document.body.textContent?.replace(/\s/g, ' ') ?? '';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

function open(signing: SigningAnswer = sampleSigning) {
  render(
    <LanguageProvider value="pl">
      <VisitProvider value={sampleVisit}>
        <Signing token="secret" signing={signing} />
      </VisitProvider>
    </LanguageProvider>,
  );
}

describe('a signature of one’s own', () => {
  afterEach(() => api.reset());
  const chosen = new File(['%PDF'], 'podpisany.pdf', { type: 'application/pdf' });
  const way = /^Mam własny podpis/;
  const fields = () => screen.getAllByLabelText<HTMLInputElement>('Podpisany plik PDF');
  const send = async (n: number) => {
    const buttons = screen.getAllByRole('button', { name: 'Wyślij podpisany plik' });
    await userEvent.click(buttons[n] as HTMLElement);
  };

  it('asks for the file, takes both documents one after the other, and ends as signed', async () => {
    open();
    await userEvent.click(screen.getByText(way));
    await send(0);
    expect(text()).toContain('Wybierz podpisany plik.');
    expect(api.heard).toEqual([]);
    for (const [n, status] of ['taken', 'signed'].entries()) {
      api.answer(`POST ${base}/papers/${sampleSigning.papers[n]?.paper}/signed`, { body: { status } });
      await userEvent.upload(fields()[n] as HTMLInputElement, chosen);
      await send(n);
      if (status === 'taken') await screen.findByText(/^Ten dokument już jest/);
    }
    await heading('Podpisano');
  });

  it('says why a file is not taken, and that a person looks at one that cannot be confirmed', async () => {
    open();
    await userEvent.click(screen.getByText(way));
    const call = `POST ${base}/papers/application/signed` as const;
    api.answer(call, { status: 422, body: { detail: 'W tym pliku nie ma podpisu.' } });
    await userEvent.upload(fields()[0] as HTMLInputElement, chosen);
    await send(0);
    await screen.findByText('W tym pliku nie ma podpisu.');
    api.answer(call, { body: { status: 'held' } });
    await send(0);
    await heading('Podpis czeka na sprawdzenie');
  });
});
