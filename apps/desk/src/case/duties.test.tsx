import '@ndp/ui/testing/css-escape.ts';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { caseOf, draw, partnerOf, serve } from '../testing/desk-server.tsx';
import { Duties } from './duties.tsx';

const registration = { kind: 'registration', day: '2020-12-05', done_on: null, note: '' } as const;
const records = {
  kind: 'records',
  day: '2020-06-30',
  done_on: '2020-05-04',
  note: 'W segregatorze',
} as const;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('what is late can be asked about, in words the office has ready', async () => {
  const shown = caseOf({ status: 'paid', duties: [registration, records] });
  const at = `/cases/${shown.reference}`;
  const asked = serve({
    [`GET ${at}/answers`]: {
      answers: [{ key: 'ceeb_missing', title: 'Brak', text: 'Czy jest zgłoszone?' }],
    },
    [`POST ${at}/messages`]: { messages: [], is_writable: true },
  });
  const onDone = vi.fn();
  draw(<Duties partner={partnerOf()} shown={shown} onDone={onDone} />);
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
  expect(lines).toEqual([
    expect.stringContaining('po terminie'),
    expect.stringMatching(/zrobione 4 maja 2020 r\.W segregatorze/),
  ]);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Zapytaj wnioskodawcę' }));
  await vi.waitFor(() =>
    expect(screen.getByLabelText<HTMLTextAreaElement>('Pytanie').value).toBe('Czy jest zgłoszone?'),
  );
  await user.click(screen.getByRole('button', { name: 'Wyślij pytanie' }));
  expect(asked.find(({ line }) => line === `POST ${at}/messages`)?.body).toEqual({
    text: 'Czy jest zgłoszone?',
    asks_about_duty: true,
  });
  expect(onDone).toHaveBeenCalledOnce();
});

it('where nothing is late, and the source runs, there is nothing to ask', () => {
  const running = [{ year: 2027, asked_on: '2027-11-21', answer: 'yes', answered_on: '2027-11-22' } as const];
  draw(<Duties partner={partnerOf()} shown={caseOf({ duties: [records], running })} onDone={vi.fn()} />);
  expect(screen.getByText(/2027: działa/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
