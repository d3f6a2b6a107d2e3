import { LanguageProvider } from '@ndp/flows/language.tsx';
import type { Language } from '@ndp/flows/message.ts';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFailedTitle, usePageTitle } from './page-title.ts';

/** A form that stands before its heading, as on every page with one. */
function Form({ hasFailed }: { readonly hasFailed: boolean }) {
  useFailedTitle(hasFailed);
  return null;
}

function Heading({ name }: { readonly name: string }) {
  usePageTitle(name);
  return null;
}

const pageOf = (language: Language, name: string, failed: readonly boolean[]) => (
  <LanguageProvider value={language}>
    {failed.map((hasFailed, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the forms of one page keep their places
      <Form key={place} hasFailed={hasFailed} />
    ))}
    <Heading name={name} />
  </LanguageProvider>
);

it('the title says that a page was not accepted, in its language, until it is', () => {
  const { rerender } = render(pageOf('pl', 'Plan', [false]));
  expect(document.title).toBe('Plan | NDP');
  rerender(pageOf('pl', 'Plan', [true]));
  expect(document.title).toBe('Błąd: Plan | NDP');
  rerender(pageOf('en', 'Plans', [true]));
  expect(document.title).toBe('Error: Plans | NDP');
  rerender(pageOf('en', 'Plans', [false]));
  expect(document.title).toBe('Plans | NDP');
});

it('two reasons are told once, and a page left with an error leaves none to the next', () => {
  const { rerender, unmount } = render(pageOf('pl', 'Plan', [true, true]));
  expect(document.title).toBe('Błąd: Plan | NDP');
  rerender(pageOf('pl', 'Plan', [false, true]));
  expect(document.title).toBe('Błąd: Plan | NDP');
  unmount();
  render(pageOf('pl', 'Adres', [false]));
  expect(document.title).toBe('Adres | NDP');
});
