import { LanguageProvider } from '@ndp/flows/language.tsx';
import type { Language } from '@ndp/flows/message.ts';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLoaded } from './use-loaded.ts';

function Part({ read }: { readonly read: () => Promise<string> }) {
  const { answer } = useLoaded('a case', read);
  return answer === undefined ? 'loading' : <input aria-label={answer} />;
}

it('keeps what is typed when the language changes, and reads anew in it', async () => {
  const page = (language: Language) => (
    <LanguageProvider value={language}>
      <Part read={() => Promise.resolve(`answer in ${language}`)} />
    </LanguageProvider>
  );
  const { rerender } = render(page('pl'));
  const field = await screen.findByLabelText('answer in pl');
  rerender(page('en'));
  expect(field.isConnected).toBe(true);
  expect(await screen.findByLabelText('answer in en')).toBe(field);
});
