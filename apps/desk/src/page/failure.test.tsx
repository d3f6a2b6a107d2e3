import { LanguageProvider } from '@ndp/flows/language.tsx';
import type { Language } from '@ndp/flows/message.ts';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NotDone } from '../ask.ts';
import { Failure } from './failure.tsx';

const told = (language: Language, body: unknown) => {
  render(
    <LanguageProvider value={language}>
      <Failure failure={new NotDone(422, body)} onAgain={() => {}} />
    </LanguageProvider>,
  );
  return screen.getByRole('alert').textContent?.replaceAll('\u00a0', ' ');
};

it.each([
  ['pl', 'Adres tej strony jest błędny. Otwórz ją ponownie z menu.'],
  ['en', 'The address of this page is wrong. Open it again from the menu.'],
] as const)(
  'an address that asks for what there is not is said so, and not asked again (%s)',
  (language, sentence) => {
    const failure = { loc: ['query', 'due'], msg: 'Choose one of the answers offered.', type: 'not_offered' };
    expect(told(language, { detail: [failure] })).toBe(sentence);
  },
);

it('what the server says of something else stands there word for word', () => {
  expect(told('en', { detail: 'Choose a pair.' })).toBe('Choose a pair.Try again');
});
