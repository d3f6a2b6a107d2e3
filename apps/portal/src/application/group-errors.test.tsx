import { consentMessages, consentNames } from '@ndp/flows/application/consent/messages.ts';
import { consents } from '@ndp/flows/application/consent/step.ts';
import { type Language, say } from '@ndp/flows/message.ts';
import { ErrorSummary } from '@ndp/ui/error-summary.tsx';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { groupErrors } from './group-errors.tsx';

/** Shows what the summary says where so many statements are not ticked, and a field beside them is empty. */
function showMissing(count: number, language: Language) {
  const statements = consents.slice(-count).map(({ id }) => ({
    field: id,
    text: 'Zaznacz to oświadczenie, aby wysłać wniosek.',
    label: say(consentNames[id], language),
  }));
  const errors = [...statements, { field: 'co_owner_name', text: 'Dodaj osobę.' }];
  const items = groupErrors(
    errors,
    (field) => field in consentNames,
    ({ length }) => say(consentMessages.all, language, { count: length }),
  );
  render(<ErrorSummary title="" items={items} />);
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
}

const linksOf = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('tells of five statements that are not ticked in one sentence, with a link to each', () => {
  expect(showMissing(5, 'pl')).toEqual([
    expect.stringMatching(/^Zaznacz wszystkie pięć oświadczeń: Regulaminy, .*, Zobowiązanie .* ciepła$/),
    'Dodaj osobę.',
  ]);
  expect(linksOf()).toEqual([...consents.map(({ id }) => `#field-${id}`), '#field-co_owner_name']);
});

it.each([
  [2, 'pl', 'Zaznacz brakujące 2 oświadczenia: '],
  [4, 'pl', 'Zaznacz brakujące 4 oświadczenia: '],
  [5, 'en', 'Tick all five statements: '],
  [2, 'en', 'Tick the 2 missing statements: '],
] as const)('tells of %i in %s as well', (count, language, sentence) => {
  expect(showMissing(count, language)[0]?.startsWith(sentence)).toBe(true);
  expect(linksOf()).toHaveLength(count + 1);
});

it('tells of a single one in the words of its own', () => {
  expect(showMissing(1, 'pl')[0]).toMatch(/^Zobowiązanie .*: Zaznacz to oświadczenie, aby wysłać wniosek\.$/);
});
