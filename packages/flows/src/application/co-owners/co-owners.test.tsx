import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../language.tsx';
import { CoOwnersBlock, CoOwnersSection, tellsCoOwners } from './co-owner-editor.tsx';
import { CoOwnersProvider, type CoOwnersStore, type ListedCoOwner } from './co-owners-store.tsx';
import type { TypedCoOwner } from './faults.ts';

const zofia: ListedCoOwner = {
  id: '1',
  name: 'Zofia Wrona',
  email: 'zofia@example.pl',
  state: 'waiting',
  answered_at: null,
  reason: null,
};

const storeWith = (over: Partial<CoOwnersStore> = {}): CoOwnersStore => ({
  coOwners: [],
  isOpen: true,
  isCoOwner: true,
  isSent: false,
  ownAddresses: ['jan@example.pl'],
  add: vi.fn(async () => undefined),
  remove: vi.fn(async () => undefined),
  remind: vi.fn(async () => undefined),
  ...over,
});

function OnConsentStep({ store, onSend }: { readonly store: CoOwnersStore; readonly onSend: () => void }) {
  const [typed, setTyped] = useState<TypedCoOwner>({});
  return (
    <CoOwnersProvider value={store}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSend();
        }}
      >
        <CoOwnersBlock
          typed={typed}
          onType={(patch) => setTyped((before) => ({ ...before, ...patch }))}
          problem={() => undefined}
          onPaper={<p>pole o papierze</p>}
        />
        <button type="submit">Wyślij wniosek</button>
      </form>
    </CoOwnersProvider>
  );
}

function openStep(over: Partial<CoOwnersStore> = {}) {
  const store = storeWith(over);
  const onSend = vi.fn();
  render(<OnConsentStep store={store} onSend={onSend} />);
  return { store, onSend };
}

const nameField = () => screen.getByLabelText<HTMLInputElement>('Imię i nazwisko współwłaściciela');
const emailField = () => screen.getByLabelText<HTMLInputElement>('Adres e‑mail współwłaściciela');
const text = () => document.body.textContent?.replace(/\s/g, ' ') ?? '';

async function type(name: string, email: string) {
  if (name) await userEvent.type(nameField(), name);
  if (email) await userEvent.type(emailField(), email);
}

describe('naming co-owners with the consents', () => {
  it('saves a person at once, clears the fields for the next and says so', async () => {
    const { store } = openStep();
    await type('  Zofia   Wrona ', 'zofia@example.pl');
    await userEvent.click(screen.getByRole('button', { name: 'Dodaj współwłaściciela' }));
    expect(store.add).toHaveBeenCalledWith({ name: 'Zofia Wrona', email: 'zofia@example.pl' });
    await waitFor(() => expect(text()).toContain('Zapisano. Na liście jest Zofia Wrona.'));
    expect([nameField().value, emailField().value]).toEqual(['', '']);
    expect(document.activeElement).toBe(nameField());
  });

  it('takes Enter in its fields for the button, and never sends the application with it', async () => {
    const { store, onSend } = openStep();
    await type('Zofia Wrona', 'zofia@example.pl{Enter}');
    expect(store.add).toHaveBeenCalledTimes(1);
    expect(onSend).not.toHaveBeenCalled();
  });

  it.each([
    ['Z', 'zofia@example.pl', 'Wpisz od 2 do 60 znaków.'],
    ['Zofia', 'zofia', 'Wpisz prawidłowy adres e‑mail, na przykład jan@example.pl.'],
    ['Zofia', 'JAN@example.pl', 'To adres podany we wniosku. Wpisz adres współwłaściciela.'],
    ['Zofia', 'Zofia@example.pl', 'Ten adres e‑mail jest już na liście.'],
    ['', 'nowa@example.pl', 'Wpisz, jak nazywa się ta osoba.'],
  ])('refuses %s with %s in a sentence, and keeps what was typed', async (name, email, sentence) => {
    const { store } = openStep({ coOwners: [zofia] });
    await type(name, `${email}{Enter}`);
    expect(text()).toContain(sentence);
    expect(store.add).not.toHaveBeenCalled();
    expect([nameField().value, emailField().value]).toEqual([name, email]);
  });

  it('keeps what was typed when saving fails, and tells why', async () => {
    openStep({ add: async () => 'Błąd sieci.' });
    await type('Zofia Wrona', 'zofia@example.pl{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Błąd sieci.');
    expect(nameField().value).toBe('Zofia Wrona');
  });

  it('points out a likely slip in the address', async () => {
    openStep();
    await type('', 'zofia@gmial.com');
    await userEvent.tab();
    await userEvent.click(screen.getByRole('button', { name: 'Użyj zofia@gmail.com' }));
    expect(emailField().value).toBe('zofia@gmail.com');
  });

  it('takes nobody more than nine', () => {
    const coOwners = Array.from({ length: 9 }, (_, i) => ({ ...zofia, id: String(i) }));
    openStep({ coOwners });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(text()).toContain('więcej dodać nie można');
  });

  it('is offered beside the box that the consent is on paper, until somebody is named', () => {
    openStep();
    expect(text()).toContain('pole o papierze');
    cleanup();
    openStep({ coOwners: [zofia] });
    expect(text()).not.toContain('pole o papierze');
  });

  it('is not asked of the owner of the whole, who can only take people off', () => {
    openStep({ isCoOwner: false });
    expect(document.querySelector('form')?.textContent).toBe('Wyślij wniosek');
    cleanup();
    openStep({ isCoOwner: false, coOwners: [zofia] });
    expect(text()).toContain('nie zostaną o nic zapytane');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('button', { name: /^Usuń: Zofia/ })).toBeTruthy();
  });

  it('is not there where there is no application', () => {
    const { container } = render(
      <CoOwnersBlock typed={{}} onType={() => {}} problem={() => undefined} onPaper={null} />,
    );
    expect(container.textContent).toBe('');
  });
});

describe('the co-owners on the overview', () => {
  const show = (over: Partial<CoOwnersStore>, language: 'pl' | 'en' = 'pl') => {
    const store = storeWith({ isSent: true, ...over });
    render(
      <LanguageProvider value={language}>
        <CoOwnersSection store={store} />
      </LanguageProvider>,
    );
    return store;
  };
  const at = '2026-11-21T11:00:00.000Z';

  it('tell who has answered what, when, and why not', () => {
    show({
      coOwners: [
        zofia,
        { ...zofia, id: '2', name: 'Adam Łoś', state: 'agreed', answered_at: at },
        { ...zofia, id: '3', name: 'Ewa Lis', state: 'objected', answered_at: at, reason: 'Remont dachu' },
      ],
    });
    for (const told of [
      'Czeka na odpowiedź',
      'Zgoda udzielona 21 listopada 2026',
      'Sprzeciw zgłoszony 21 listopada 2026',
      'Powód: Remont dachu',
    ])
      expect(text()).toContain(told);
  });

  it('let the applicant send again to and take back only who has not answered', async () => {
    const store = show({
      coOwners: [zofia, { ...zofia, id: '2', name: 'Adam Łoś', state: 'agreed', answered_at: at }],
    });
    expect(screen.queryByRole('button', { name: /Adam Łoś/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Wyślij ponownie: Zofia Wrona' }));
    expect(store.remind).toHaveBeenCalledWith(zofia);
    await waitFor(() => expect(text()).toContain('Poprzedni już nie działa'));
    await userEvent.click(screen.getByRole('button', { name: 'Usuń: Zofia Wrona' }));
    expect(store.remove).toHaveBeenCalledWith(zofia);
  });

  it('can be named later, and are then asked at once', async () => {
    const store = show({}, 'en');
    expect(text()).toContain('No co-owners were named.');
    await userEvent.click(screen.getByText('Add a person to the list'));
    await userEvent.type(screen.getByLabelText('Co-owner’s first and last name'), 'Zofia Wrona');
    await userEvent.type(screen.getByLabelText('Co-owner’s email address'), 'zofia@example.pl{Enter}');
    expect(store.add).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(text()).toContain('Zofia Wrona will get an email'));
  });

  it('stand as they are once the agreement is signed', () => {
    show({ coOwners: [zofia], isOpen: false });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('are not mentioned where there are none and none can be named', () => {
    expect(tellsCoOwners(storeWith({ isSent: true, isOpen: false }))).toBe(false);
  });
});
