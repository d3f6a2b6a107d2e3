import '@ndp/ui/testing/css-escape.ts';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { caseOf, draw, partnerOf, serve } from '../testing/desk-server.tsx';
import { NewOwner } from './new-owner.tsx';

const actions = ['hand-over-duties-for-applicant'] as const;
const named = {
  state: 'named',
  named_by: 'office',
  name: 'Adam Nowy',
  email: 'adam.nowy@example.pl',
  typed_name: '',
  reason: 'Akt zgonu z 3 maja.',
  named_on: '2020-05-04',
  until: '2020-06-03',
  answered_on: null,
} as const;
const send = /^Poproś o\sprzejęcie$/;
const open = 'Wskaż nowego właściciela';
/** With a hyphen that breaks no line. */
const email = 'E‑mail';
const text = () => document.body.textContent?.replace(/\s/g, ' ') ?? '';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the new owner of a house, at the desk', () => {
  it('is named by the office with a reason, for an owner who cannot', async () => {
    const shown = caseOf({ status: 'paid', actions: [...actions] });
    const path = `POST /cases/${shown.reference}/new-owner`;
    const asked = serve({ [path]: named });
    const onDone = vi.fn();
    draw(<NewOwner partner={partnerOf()} shown={shown} onDone={onDone} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: open }));
    await user.click(screen.getByRole('button', { name: send }));
    expect(screen.getAllByText('Wypełnij to pole.')).toHaveLength(3);
    expect(asked).toEqual([]);
    await user.type(screen.getByLabelText('Imię i nazwisko'), named.name);
    await user.type(screen.getByLabelText(email), named.email);
    await user.type(screen.getByLabelText('Powód i podstawa'), named.reason);
    await user.click(screen.getByRole('button', { name: send }));
    const body = { name: named.name, email: named.email, reason: named.reason };
    expect(asked).toMatchObject([{ line: path, body }]);
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith('Nowy właściciel dostanie wiadomość.'));
    expect(screen.queryByLabelText(email)).toBeNull();
  });

  it('keeps what was typed when the server says no, and says why', async () => {
    const shown = caseOf({ status: 'paid', actions: [...actions] });
    serve({ [`POST /cases/${shown.reference}/new-owner`]: 409 });
    draw(<NewOwner partner={partnerOf()} shown={shown} onDone={vi.fn()} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: open }));
    for (const label of ['Imię i nazwisko', email, 'Powód i podstawa'])
      await user.type(screen.getByLabelText(label), 'a@b.pl');
    await user.click(screen.getByRole('button', { name: send }));
    await screen.findByText('Nie teraz.');
    expect(screen.getByLabelText<HTMLInputElement>(email).value).toBe('a@b.pl');
  });

  it.each([
    [named, 'Czeka na potwierdzenie do 3 czerwca 2020 r.'],
    [
      { ...named, state: 'taken', typed_name: 'Adam T. Nowy', answered_on: '2020-05-09' } as const,
      '(potwierdzone jako „Adam T. Nowy”). Przypomnienia i coroczne pytanie idą na ten adres',
    ],
    [{ ...named, state: 'declined', answered_on: '2020-05-09' } as const, 'odmowa przejęcia obowiązków'],
  ])('is told with the state and the reason, and nobody is named where that is not due', (handover, said) => {
    draw(<NewOwner partner={partnerOf()} shown={caseOf({ duty_handover: handover })} onDone={vi.fn()} />);
    expect(text()).toContain(said);
    expect(text()).toContain('Wskazane przez biuro: Akt zgonu z 3 maja.');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is named by nobody who may not', () => {
    const shown = caseOf({ status: 'paid', actions: [...actions] });
    draw(<NewOwner partner={partnerOf('mpec', ['read-cases'])} shown={shown} onDone={vi.fn()} />);
    expect(screen.queryByRole('button', { name: open })).toBeNull();
  });
});
