import { LanguageProvider } from '@ndp/flows/language.tsx';
import type { Language } from '@ndp/flows/message.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SettingsFields } from './settings-form.tsx';

const partner = { id: 'mpec', title: 'MPEC', is_training: false, roles: [], acts: [] };
const known = {
  payer_name: 'MPEC',
  payer_address: 'Kraków',
  payer_account: '61109010140000071219812874',
  format: 'pain.001.001.09',
  encoding: 'UTF-8',
  has_reference_field: false,
  ...{ most_transfers: 1000, payment_gr: 5_000_000, payee_gr: 5_000_000, batch_gr: 5_000_000 },
} as const;

/** What is said at each field once this is typed into it and the settings are to be saved. */
function said(language: Language, typed: Readonly<Record<string, string>>) {
  const { container } = render(
    <LanguageProvider value={language}>
      <SettingsFields partner={partner} known={known} onDone={() => {}} />
    </LanguageProvider>,
  );
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('button'));
  const wrong = [...container.querySelectorAll('[aria-invalid="true"]')];
  return wrong.map((field) => {
    const sentence = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    return sentence?.textContent?.replaceAll('\u00a0', ' ');
  });
}

it('a number of transfers or an amount the server would not take is said so at its field, with what it takes', () => {
  const most = 'Trzecia osoba powyżej kwoty wypłaty, zł';
  expect(said('pl', { 'Najwięcej przelewów w pliku': '10001', [most]: '20000000,01' })).toEqual([
    'Wpisz liczbę całkowitą od 1 do 10 000.',
    'Wpisz kwotę większą od zera, najwyżej 20 000 000,00 zł, na przykład 50000,00.',
  ]);
  cleanup();
  expect(said('en', { 'Most transfers in a file': '1.5', 'Payer’s address': ' ' })).toEqual([
    'Fill in this field.',
    'Enter a whole number from 1 to 10,000.',
  ]);
});
