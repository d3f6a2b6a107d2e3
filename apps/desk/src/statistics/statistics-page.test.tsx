import { LanguageProvider } from '@ndp/flows/language.tsx';
import type { Language } from '@ndp/flows/message.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { goTo } from '../address.ts';
import { StatisticsPage } from './statistics-page.tsx';

const partner = { id: 'mpec', title: 'MPEC', is_training: false, roles: [], acts: [] };
const address = '/mpec/statistics';
beforeEach(() => {
  window.scrollTo = () => {};
  history.replaceState(null, '', address);
});

const show = (language: Language) =>
  render(
    <LanguageProvider value={language}>
      <StatisticsPage partner={partner} />
    </LanguageProvider>,
  );
const days = (labels: readonly string[]) =>
  labels.map((label) => screen.getByLabelText<HTMLInputElement>(label));

describe('days that end before they begin', () => {
  it('are said so at the last day, which gets the focus; what was typed stays, and nothing is asked', () => {
    show('pl');
    const typed = ['2026-12-31', '2026-01-01'];
    const fields = days(['Sprawy rozpoczęte od', 'do']);
    for (const [n, field] of fields.entries()) fireEvent.change(field, { target: { value: typed[n] } });
    fireEvent.click(screen.getByRole('button', { name: 'Pokaż' }));
    expect(fields.map(({ value }) => value)).toEqual(typed);
    const sentence = 'Wybierz ostatni dzień nie wcześniejszy niż pierwszy.';
    expect(screen.getByText(sentence).closest('p')?.id).toBe(fields[1]?.getAttribute('aria-describedby'));
    expect(fields.map((field) => field.getAttribute('aria-invalid'))).toEqual([null, 'true']);
    expect(document.activeElement).toBe(fields[1]);
    expect(screen.queryByText('Wczytywanie…')).toBe(null);
  });

  it('are said so when an address brings them, until they are put right', () => {
    history.replaceState(null, '', `${address}?from=2026-12-31&to=2026-12-30`);
    show('en');
    const sentence = /Choose a\s+last day no earlier than the first\./;
    expect(screen.getByText(sentence)).toBeDefined();
    const [, last] = days(['Cases begun from', 'to']);
    if (last) fireEvent.change(last, { target: { value: '2026-12-31' } });
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect([screen.queryByText(sentence), last?.getAttribute('aria-invalid')]).toEqual([null, null]);
    expect([location.search, screen.getByText('Loading…').tagName]).toEqual([
      '?from=2026-12-31&to=2026-12-31',
      'P',
    ]);
    act(() => goTo(`${address}?from=2025-01-01&to=2025-06-30`));
    expect(days(['Cases begun from', 'to']).map(({ value }) => value)).toEqual(['2025-01-01', '2025-06-30']);
  });
});

it('an address with a day that does not exist says so at that day, in the language of the page', () => {
  history.replaceState(null, '', `${address}?from=2026-02-30&to=2026-12-30`);
  show('pl');
  const [first] = days(['Sprawy rozpoczęte od']);
  const sentence = screen.getByText('Podaj prawidłową datę.').closest('p');
  expect(sentence?.id).toBe(first?.getAttribute('aria-describedby'));
});
