import { LanguageProvider } from '@ndp/flows/language.tsx';
import type { Language } from '@ndp/flows/message.ts';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NotDone } from './ask.ts';
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

it('keeps what is typed when it cannot be read anew, and says why', async () => {
  function Again({ read, since }: { readonly read: () => Promise<string>; readonly since: number }) {
    const { answer, failure } = useLoaded('a case', read, since);
    return (
      <>
        {answer && <input aria-label={answer} />}
        {failure && <p>{failure.sentence}</p>}
      </>
    );
  }
  const { rerender } = render(<Again read={() => Promise.resolve('as it was')} since={1} />);
  const field = await screen.findByLabelText('as it was');
  const over = new NotDone(401, { detail: 'The session is over.' });
  rerender(<Again read={() => Promise.reject(over)} since={2} />);
  expect(await screen.findByText('The session is over.')).toBeDefined();
  expect(screen.getByLabelText('as it was')).toBe(field);
  rerender(<Again read={() => Promise.resolve('as it is')} since={3} />);
  expect(await screen.findByLabelText('as it is')).toBe(field);
  expect(screen.queryByText('The session is over.')).toBe(null);
});
