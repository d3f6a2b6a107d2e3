import type { CaseAnswer } from '@ndp/contract/desk/cases.ts';
import '@ndp/ui/testing/css-escape.ts';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { caseOf, draw, partnerOf, serve } from '../testing/desk-server.tsx';
import { Conversation } from './conversation.tsx';

const shown: CaseAnswer = caseOf();
const at = `/cases/${shown.reference}`;
const received = { key: 'received', title: 'Potwierdzenie odbioru', text: 'Dokumenty dotarły.' };
const deadline = { key: 'deadline', title: 'Zbliża się termin', text: 'Termin mija {deadline}.' };

const uploaded = '00000000-0000-4000-8000-000000000001';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open() {
  const asked = serve({
    [`GET ${at}/messages`]: { messages: [], is_writable: true },
    [`POST ${at}/messages`]: { messages: [], is_writable: true },
    [`POST ${at}/message-files`]: { id: uploaded },
    [`GET ${at}/answers`]: { answers: [received, deadline] },
  });
  const user = userEvent.setup();
  draw(<Conversation partner={partnerOf()} shown={shown} />);
  await user.click(await screen.findByRole('button', { name: 'Wiadomość do wnioskodawcy' }));
  const choice = await screen.findByRole('combobox', { name: 'Wstaw gotową odpowiedź' });
  const field = screen.getByLabelText<HTMLTextAreaElement>('Wiadomość do wnioskodawcy');
  expect(document.activeElement).toBe(field);
  const sent = () => asked.filter(({ line }) => line === `POST ${at}/messages`).map(({ body }) => body);
  return { user, choice, field, sent };
}

it('a few letters put a standard answer below what is typed already', async () => {
  const { user, choice, field } = await open();
  await user.type(field, 'Dzień dobry.');
  await user.type(choice, 'potw');
  await user.click(await screen.findByRole('option', { name: received.title }));
  expect(field.value).toBe(`Dzień dobry.\n\n${received.text}`);
  expect(document.activeElement).toBe(field);
});

it('a field the case has nothing for is marked, chosen to be typed over, and not sent', async () => {
  const { user, field, sent } = await open();
  await user.click(screen.getByRole('button', { name: /^Pokaż listę/ }));
  await user.click(await screen.findByRole('option', { name: deadline.title }));
  expect(screen.getByText(/^Tego pola sprawa nie.wypełniła: \{deadline\}/)).toBeDefined();
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('{deadline}');
  await user.click(screen.getByRole('button', { name: 'Wyślij wiadomość' }));
  expect([sent(), field.getAttribute('aria-invalid')]).toEqual([[], 'true']);
  await user.clear(field);
  await user.type(field, 'Termin mija jutro.');
  await user.click(screen.getByRole('button', { name: 'Wyślij wiadomość' }));
  expect(sent()).toEqual([{ text: 'Termin mija jutro.', files: [] }]);
});

it('a file goes before its message, and the message names it', async () => {
  const { user, field, sent } = await open();
  await user.type(field, 'W załączniku.');
  await user.upload(
    screen.getByLabelText('Załączniki'),
    new File(['%PDF'], 'pismo.pdf', { type: 'application/pdf' }),
  );
  await user.click(screen.getByRole('button', { name: 'Wyślij wiadomość' }));
  expect(await screen.findByText('Wiadomość jest wysłana.')).toBeDefined();
  expect(sent()).toEqual([{ text: 'W załączniku.', files: [uploaded] }]);
});

it('what is no document is said by name, and nothing is sent', async () => {
  const { field, sent } = await open();
  const user = userEvent.setup({ applyAccept: false });
  await user.type(field, 'W załączniku.');
  await user.upload(screen.getByLabelText('Załączniki'), new File(['x'], 'pismo.exe'));
  await user.click(screen.getByRole('button', { name: 'Wyślij wiadomość' }));
  expect(screen.getByText(/plik „pismo\.exe” nie.został przyjęty/)).toBeDefined();
  expect([sent(), field.value]).toEqual([[], 'W załączniku.']);
});
