import { bindReference, bindWords } from '@ndp/flows/typography.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { sampleConfig } from '../testing/sample-config.ts';
import { sampleSigning } from '../testing/sample-signing.ts';
import {
  api,
  askForCode,
  base,
  button,
  codeField,
  declareBoth,
  heading,
  nameField,
  open,
  text,
} from '../testing/signing-screen.tsx';

const wrongCode = 'To nie jest kod z ostatniej wiadomości. Zostały 4 próby.';

describe('the page of a signing link', () => {
  it('says that co-owners have not answered, and that the signature counts all the same', () => {
    open({ ...sampleSigning, unanswered_co_owners: 2 });
    expect(text()).toContain('2 współwłaścicieli nie odpowiedziało jeszcze');
    expect(text()).toContain('Twój podpis będzie ważny');
  });

  it('says nothing of co-owners where no answer is open', () => {
    open();
    expect(text()).not.toContain('współwłaścicieli nie odpowiedziało');
  });

  it('tells who signs what, for how much and until when', () => {
    open();
    for (const told of [
      'Żaneta Łącka-Ćwik',
      'NDP-2026-7KQ4',
      '3 833 zł',
      '4 grudnia 2099',
      'Wniosek o dofinansowanie NDP-2026-7KQ4',
      'PDF, 148 kB',
      ...Object.values(sampleSigning.statement.declarations).map((each) =>
        bindWords(each).replaceAll('\u00a0', ' '),
      ),
    ]) {
      expect(text()).toContain(told);
    }
  });

  it('tells the server nothing until somebody acts', async () => {
    open();
    await userEvent.type(nameField(), 'Żaneta');
    expect(api.heard).toEqual([]);
  });

  it('names what is still to be opened and sends no code before; a file that was fetched is opened', async () => {
    URL.createObjectURL = () => 'blob:one';
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    open({ ...sampleSigning, papers: sampleSigning.papers.map((each) => ({ ...each, is_opened: false })) });
    await userEvent.type(nameField(), 'Żaneta Łącka-Ćwik');
    await userEvent.click(button('Wyślij kod na e‑mail'));
    expect(screen.getByText(/^Otwarte: 0 z\s2$/)).toBeDefined();
    expect(screen.getByRole('alert').textContent).toMatch(
      /^Przed podpisem\W*Najpierw otwórz:Wniosek .*Umowa .*„Otwórz PDF”\.$/,
    );
    for (const { paper, title } of sampleSigning.papers) {
      const way = within(screen.getByRole('alert')).getByRole('link', { name: title });
      expect(document.querySelector(way.getAttribute('href') ?? '')?.id).toBe(`paper-${paper}`);
    }
    expect(api.heard).toEqual([]);
    for (const { paper, title } of sampleSigning.papers) {
      api.answer(`GET ${base}/papers/${paper}`, { body: 'pdf' });
      await userEvent.click(button(`Pobierz PDF: ${bindReference(title)}`));
    }
    await screen.findByText(/^Otwarte: 2 z\s2$/);
    await declareBoth();
    expect(api.heard.filter(({ call }) => call.endsWith('/opening')).map(({ body }) => body)).toEqual([
      { paper: 'application', form: 'pdf', language: 'pl' },
      { paper: 'agreement', form: 'pdf', language: 'pl' },
    ]);
    await userEvent.click(button('Wyślij kod na e‑mail'));
    await screen.findByLabelText('Kod z wiadomości');
  });

  it('tells the agreement on one page before it asks for anything', () => {
    open();
    for (const told of [
      'Dostajesz',
      'Twoje obowiązki',
      'Kiedy możesz stracić pieniądze',
      'Jak się wycofać',
    ]) {
      expect(screen.getByRole('heading', { level: 3, name: told })).toBeDefined();
    }
    expect(text()).toContain('Zakończ wymianę najpóźniej 31 grudnia 2026 r.');
  });

  it('sends no code before both declarations are given, and leads to the one that is missing', async () => {
    open();
    await userEvent.type(nameField(), 'Żaneta Łącka-Ćwik');
    await userEvent.click(screen.getByRole('checkbox', { name: /dokumentów jest mi/ }));
    await userEvent.click(button('Wyślij kod na e‑mail'));
    const missing = screen.getByRole('checkbox', { name: /moim podpisem/ });
    expect([document.activeElement, missing.getAttribute('aria-invalid')]).toEqual([missing, 'true']);
    expect(api.heard).toEqual([]);
  });

  it('sends no code to somebody who has not typed a name', async () => {
    open();
    await userEvent.click(button('Wyślij kod na e‑mail'));
    expect(text()).toContain('Wpisz imię i nazwisko.');
    expect(document.activeElement).toBe(nameField());
    expect(api.heard).toEqual([]);
  });
});

describe('the signature', () => {
  it('goes from the code field, which has the focus once a code was sent, to the end', async () => {
    open();
    await askForCode();
    expect(document.activeElement).toBe(codeField());
    expect(screen.getByText('Kod został wysłany na e‑mail.').getAttribute('role')).toBe('status');
    expect(text()).toContain('Kod jest ważny 10 minut.');
    await userEvent.keyboard(' 123 456{Enter}');
    await heading('Podpisano');
    expect(api.heard.at(-1)).toEqual({
      call: `POST ${base}/signature`,
      body: {
        code: '123456',
        typed_name: 'Żaneta Łącka-Ćwik',
        statement: '2',
        declarations: { content_known: true, my_signature: true },
        papers: sampleSigning.papers.map(({ paper, document_hash }) => ({ paper, document_hash })),
      },
    });
    expect(text()).toContain('Urządzenie zamów i prace zacznij dopiero po tym potwierdzeniu.');
  });

  it('keeps the name after a wrong code, and puts the cursor into the code again', async () => {
    open();
    await askForCode();
    for (const _ of ['first', 'second']) {
      api.answer(`POST ${base}/signature`, { status: 409, body: { detail: wrongCode } });
      codeField().blur();
      await userEvent.clear(codeField());
      await userEvent.type(codeField(), '000000');
      await userEvent.click(button('Podpisuję oba dokumenty'));
      await screen.findByText(wrongCode);
      expect(nameField().value).toBe('Żaneta Łącka-Ćwik');
      await waitFor(() => expect(document.activeElement).toBe(codeField()));
      expect(codeField().getAttribute('aria-invalid')).toBe('true');
    }
  });

  it('lets a new code be asked for at once when the last one is used up, and no longer calls it sent', async () => {
    open();
    await askForCode();
    const usedUp = 'Tego kodu nie można już użyć.';
    api.answer(`POST ${base}/signature`, { status: 410, body: { detail: usedUp } });
    await userEvent.keyboard('000000{Enter}');
    await screen.findByText(usedUp);
    expect(text()).not.toContain('Kod został wysłany');
    expect(codeField().getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(button('Wyślij nowy kod'));
    await screen.findByText('Nowy kod został wysłany. Poprzedni już nie działa.');
    expect(text()).not.toContain(usedUp);
  });

  it('is not sent with anything but six digits', async () => {
    open();
    await askForCode();
    await userEvent.keyboard('12345{Enter}');
    expect(text()).toContain('Kod ma 6 cyfr.');
    expect(api.callsOf()).not.toContain(`POST ${base}/signature`);
  });

  it('is sent once, however often the button is pressed', async () => {
    open();
    await askForCode();
    await userEvent.keyboard('123456');
    await userEvent.dblClick(button('Podpisuję oba dokumenty'));
    await heading('Podpisano');
    expect(api.callsOf().filter((call) => call.endsWith('/signature'))).toHaveLength(1);
  });

  it('can be tried again when the network was away, with everything typed still there', async () => {
    open();
    await askForCode();
    await userEvent.keyboard('123456');
    api.answer(`POST ${base}/signature`, 'no-network');
    await userEvent.click(button('Podpisuję oba dokumenty'));
    expect((await screen.findByRole('alert')).textContent).toContain('Błąd sieci');
    expect([nameField().value, codeField().value]).toEqual(['Żaneta Łącka-Ćwik', '123456']);
    api.answer(`POST ${base}/signature`, { body: { status: 'signed' } });
    await userEvent.click(button('Podpisuję oba dokumenty'));
    await heading('Podpisano');
  });

  it('lets a new code wait a minute', async () => {
    open();
    await askForCode();
    expect(button(/^Wyślij nowy kod za \d+\ss$/).hasAttribute('disabled')).toBe(true);
  });

  it('says why no code was sent when there were too many', async () => {
    api.answer(`POST ${base}/code`, { status: 429, body: { detail: 'Zbyt wiele prób.' } });
    open();
    await userEvent.type(nameField(), 'Żaneta Łącka-Ćwik');
    await declareBoth();
    await userEvent.click(button('Wyślij kod na e‑mail'));
    await screen.findByText('Zbyt wiele prób.');
    expect(screen.queryByLabelText('Kod z wiadomości')).toBeNull();
  });
});

describe('a name that is not the signer’s', () => {
  it('is asked about, and nothing is sent while it may be a slip', async () => {
    open();
    await userEvent.type(nameField(), 'Pan Tadeusz');
    await userEvent.click(button('Wyślij kod na e‑mail'));
    expect(text()).toContain('We wniosku jest: Żaneta Łącka-Ćwik.');
    expect(document.activeElement).toBe(nameField());
    await userEvent.click(button('Wyślij kod na e‑mail'));
    expect(api.heard).toEqual([]);
    await userEvent.clear(nameField());
    await askForCode();
    expect(screen.queryByRole('checkbox', { name: /^To moje imię/ })).toBeNull();
  });

  it('insisted on, goes to a person: the page says that nothing is signed yet', async () => {
    api.answer(`POST ${base}/signature`, { body: { status: 'held' } });
    open();
    await userEvent.type(nameField(), 'Żaneta Kowalska');
    await userEvent.click(button('Wyślij kod na e‑mail'));
    await userEvent.click(screen.getByRole('checkbox', { name: /^To moje imię/ }));
    await userEvent.type(screen.getByLabelText(/^Dlaczego jest inne/), 'po ślubie');
    await declareBoth();
    await userEvent.click(button('Wyślij kod na e‑mail'));
    await screen.findByLabelText('Kod z wiadomości');
    await userEvent.type(codeField(), '123456{Enter}');
    await heading('Podpis czeka na sprawdzenie');
    expect(api.heard.at(-1)?.body).toMatchObject({
      typed_name: 'Żaneta Kowalska',
      insists: true,
      reason: 'po ślubie',
    });
    expect(text()).toContain('umowa nie jest jeszcze podpisana');
  });

  it('may be anybody’s who signs for an organisation', async () => {
    open({ ...sampleSigning, signer_kind: 'organisation', signer_name: 'Wspólnota Łąkowa 7' });
    await userEvent.type(nameField(), 'Wspólnota Łąkowa 7');
    await userEvent.click(button('Wyślij kod na e‑mail'));
    expect(text()).toContain('Wpisz imię i nazwisko osoby, która podpisuje w imieniu: Wspólnota Łąkowa 7.');
    await userEvent.clear(nameField());
    await askForCode();
  });
});

describe('a link that has stopped working', () => {
  it('says so in the middle of signing, why that may be and whom to ask', async () => {
    open();
    await askForCode();
    api.answer(`POST ${base}/signature`, { status: 404, body: { detail: 'Ten link nie działa.' } });
    await userEvent.keyboard('123456{Enter}');
    await heading('Ten link już nie działa');
    expect(text()).toContain('Dokumenty są już podpisane.');
    expect(text()).toContain('Nowy link do sprawy');
    expect(text()).toContain(sampleConfig.contact.phone);
  });
});

describe('the language', () => {
  it('of the buttons is the page’s, while the statement stays as it will be signed', () => {
    open(sampleSigning, 'en');
    expect(button('Send the code by email')).toBeDefined();
    expect(screen.getByText(sampleSigning.statement.declarations.content_known).lang).toBe('pl');
  });
});
