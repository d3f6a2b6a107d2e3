import '@ndp/ui/testing/css-escape.ts';
import type { ProjectVariant } from '@ndp/domain/project.ts';
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawScreen } from '../../testing/draw-screen.tsx';
import { applicantScreen } from './screen.tsx';
import type { ApplicantDraft } from './step.ts';

const renderScreen = (variant: ProjectVariant, saved: ApplicantDraft = {}) =>
  drawScreen(applicantScreen, saved, { variant });

it('asks a person for the PESEL, which the browser does not keep, and an organisation for its registers', () => {
  renderScreen('home');
  const pesel = screen.getByLabelText<HTMLInputElement>('Numer PESEL');
  expect([pesel.autocomplete, pesel.inputMode]).toEqual(['off', 'numeric']);
  expect(screen.queryByLabelText('NIP')).toBeNull();
  cleanup();
  renderScreen('apartment');
  expect(screen.queryByLabelText('Numer PESEL')).toBeNull();
  for (const label of ['NIP', 'REGON', 'Numer KRS']) expect(screen.getByLabelText(label)).toBeDefined();
});

it('stores no KRS number for an organisation without an entry, and asks again when that is taken back', async () => {
  const { user, latest } = renderScreen('apartment', { krs: '12' });
  const box = screen.getByRole('checkbox', { name: /Organizacja nie ma wpisu/ });
  await user.click(box);
  expect(latest.draft.krs).toBeNull();
  expect(screen.queryByLabelText('Numer KRS')).toBeNull();
  await user.click(box);
  expect(latest.draft.krs).toBe('');
});

it('offers the missing zeros of a KRS number', async () => {
  const { user, latest } = renderScreen('non_residential');
  await user.type(screen.getByLabelText('Numer KRS'), '12345');
  await user.click(screen.getByRole('button', { name: 'Wpisz 0000012345' }));
  expect(latest.draft.krs).toBe('0000012345');
});

it('tells a co-owner that the consent of the others may have to be documented', async () => {
  const { user } = renderScreen('home');
  expect(screen.queryByText(/podmiot upoważniony/)).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Współwłaścicielem' }));
  expect(screen.getByText(/organizator programu będzie mieć wątpliwości/)).toBeDefined();
});

it('folds the second e-mail address away until there is one, and leaves it open as it is emptied', async () => {
  const isUnfolded = () => screen.getByText('Powiadamiać jeszcze kogoś?').closest('details')?.open;
  renderScreen('home');
  expect(isUnfolded()).toBe(false);
  cleanup();
  const { user } = renderScreen('home', { contact_email: 'a@example.com' });
  expect(isUnfolded()).toBe(true);
  await user.clear(screen.getByLabelText(/Dodatkowy adres e‑mail/));
  expect(isUnfolded()).toBe(true);
});

it('takes an emptied second e-mail address for none', async () => {
  const { user, latest } = renderScreen('home', { contact_email: 'a@example.com' });
  await user.clear(screen.getByLabelText(/Dodatkowy adres e‑mail/));
  expect(latest.draft.contact_email).toBeNull();
});

it('asks an organisation who signs, and for the second person only where two do', async () => {
  renderScreen('home');
  expect(screen.queryByText('Kto podpisuje dokumenty?')).toBeNull();
  cleanup();
  const { user, latest } = renderScreen('apartment');
  expect(screen.queryByLabelText('Imię drugiej osoby')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Dwie osoby łącznie' }));
  await user.type(screen.getByLabelText('Imię drugiej osoby'), 'Bożena');
  expect(latest.draft).toEqual({ second_first_name: 'Bożena', second_last_name: '', second_email: '' });
  await user.click(screen.getByRole('radio', { name: 'Jedna osoba' }));
  expect(latest.draft).toEqual({ second_first_name: null, second_last_name: null, second_email: null });
});

it('asks a helper for nobody who signs', () => {
  drawScreen(applicantScreen, {}, { variant: 'apartment', isHelper: true });
  expect(screen.queryByText('Kto podpisuje dokumenty?')).toBeNull();
});
