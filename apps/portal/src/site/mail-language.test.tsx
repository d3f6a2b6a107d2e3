import type { Language } from '@ndp/flows/message.ts';
import { act, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { currentLanguage, useLanguageChoice } from './language-choice.ts';
import { useMailLanguage } from './mail-language.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  useLanguageChoice.setState({ language: 'pl', opened: undefined });
});

function Page({ language }: { readonly language: Language }) {
  useMailLanguage(language);
  return null;
}

const press = (language: Language) => act(() => useLanguageChoice.getState().choose(language));
const kept = () => document.cookie;

describe('the language of the signing page', () => {
  it('is that of the mail, and the one kept on the device is back afterwards', () => {
    press('pl');
    const { unmount } = render(<Page language="en" />);
    expect(currentLanguage()).toBe('en');
    expect(kept()).toBe('ndp-language=pl');
    unmount();
    expect(currentLanguage()).toBe('pl');
  });

  it('is the visitor’s as soon as a flag was pressed here, after a reload too', () => {
    const { unmount } = render(<Page language="en" />);
    press('pl');
    expect(currentLanguage()).toBe('pl');
    unmount();
    render(<Page language="en" />);
    expect(currentLanguage()).toBe('pl');
  });
});
