import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { caseOf, draw, partnerOf, serve } from '../../testing/desk-server.tsx';
import { Documents } from './documents.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const reference = 'NDP-2026-000001';
const file = (id: string, more = {}) => ({
  ...{ id, name: `${id}.pdf`, kind: 'Protokół', media_type: 'application/pdf', at: '2026-11-20T10:00:00Z' },
  ...{ verdict: null, ...more },
});
const pagesOf = (id: string) => `GET /cases/${reference}/files/${id}/pages`;
const verdictOf = (id: string) => `POST /cases/${reference}/files/${id}/verdict`;

/** The documents of a case that learns what was decided. */
function Page({ agreed_on }: { readonly agreed_on: string | null }) {
  const [outcome, setOutcome] = useState('');
  const files = [file('a'), file('b', { kind: 'Faktura', issued_on: null }), file('c')];
  return (
    <Documents
      of={{ partner: 'mpec', reference }}
      partner={partnerOf()}
      shown={caseOf({ files, agreed_on, actions: ['judge-document'] })}
      isSeen
      outcome={outcome}
      onDone={setOutcome}
    />
  );
}

function open(agreed_on: string | null = null) {
  const verdict = ({ verdict: given }: { verdict: string }) => ({ verdict: given });
  const answers = ['a', 'b', 'c'].flatMap((id) => [
    [verdictOf(id), verdict],
    [pagesOf(id), { count: 3, look: id }],
    ...[1, 2, 3].map((page) => [`${pagesOf(id)}/${page}`, 'picture']),
  ]);
  const asked = serve(Object.fromEntries(answers));
  draw(<Page agreed_on={agreed_on} />);
  return (method = 'POST') =>
    asked.filter(({ line }) => line.startsWith(method)).map(({ line, body }) => [line, body]);
}
/** A page, once it is there. */
const page = (n: number, name: string) =>
  screen.findByRole('img', { name: new RegExp(`^Strona.${n}.z.3 – ${name}$`) });
const key = (name: string) => fireEvent.keyDown(document.body, { key: name });
const shown = () => document.querySelector('section[tabindex]')?.getAttribute('aria-label');

it('the first that waits is open, and arrows lead to the others', () => {
  open();
  expect(shown()).toBe('Protokół: a.pdf');
  key('ArrowRight');
  expect(shown()).toBe('Faktura: b.pdf');
  key('ArrowLeft');
  expect(shown()).toBe('Protokół: a.pdf');
});

it('a page is made larger and turned, by keys and by buttons', async () => {
  open();
  const picture = await screen.findByRole('img');
  key('+');
  expect(picture.parentElement?.style.width).toBe('125%');
  fireEvent.click(screen.getByRole('button', { name: 'pomniejsz' }));
  expect(picture.parentElement?.style.width).toBe('100%');
  key('r');
  expect(picture.style.transform).toMatch(/rotate\(90deg\)$/);
});

it('pages are turned one at a time, each asked for when it is looked at, and the next document begins with its first', async () => {
  const sent = open();
  await page(1, 'Protokół: a.pdf');
  key('n');
  await page(2, 'Protokół: a.pdf');
  fireEvent.click(screen.getByRole('button', { name: 'następna strona' }));
  await page(3, 'Protokół: a.pdf');
  key('n');
  key('ArrowRight');
  await page(1, 'Faktura: b.pdf');
  const lines = sent('GET').map(([line]) => line);
  expect(lines).toEqual([
    pagesOf('a'),
    ...[1, 2, 3].map((n) => `${pagesOf('a')}/${n}`),
    pagesOf('b'),
    `${pagesOf('b')}/1`,
  ]);
});

it('a document that cannot be shown says so, and the file itself is a link with its name', async () => {
  serve({ [pagesOf('a')]: 422 });
  draw(<Page agreed_on={null} />);
  expect(await screen.findByText('Nie teraz.')).toBeDefined();
  expect(screen.queryByText('obejrzany')).toBeNull();
  const link = screen.getByRole('link', { name: 'Otwórz sam plik Protokół: a.pdf (nowa karta)' });
  expect(link.getAttribute('href')).toMatch(/files\/a$/);
});

it('one key accepts a document, says so, and goes on to the next', async () => {
  const sent = open();
  key('a');
  expect(await screen.findByText('Dokument jest przyjęty.')).toBeDefined();
  expect(sent()).toEqual([[verdictOf('a'), { verdict: 'accepted' }]]);
  expect(shown()).toBe('Faktura: b.pdf');
});

it('all that were looked at are accepted at once; an invoice without its date is left, and said so', async () => {
  const sent = open();
  for (const name of ['Protokół: a.pdf', 'Faktura: b.pdf', 'Protokół: c.pdf']) {
    await page(1, name);
    key('ArrowRight');
  }
  fireEvent.click(screen.getByRole('button', { name: 'Przyjmij 3 obejrzane' }));
  expect(
    await screen.findByText('Przyjęto 2 dokumenty. Bez daty wystawienia zostaje: Faktura, b.pdf.'),
  ).toBeDefined();
  expect(sent().map(([line]) => line)).toEqual([verdictOf('a'), verdictOf('c')]);
});

it('an invoice is accepted with the date it bears', async () => {
  const sent = open();
  key('ArrowRight');
  key('a');
  expect(await screen.findByText(/^Wpisz datę wystawienia z faktury/)).toBeDefined();
  fireEvent.change(screen.getByLabelText('Data wystawienia faktury'), { target: { value: '2026-01-02' } });
  key('a');
  await screen.findByText('Dokument jest przyjęty.');
  expect(sent()).toEqual([[verdictOf('b'), { verdict: 'accepted', issued_on: '2026-01-02' }]]);
});

it('an invoice dated before the agreement is accepted with a reason alone', async () => {
  const sent = open('2026-01-03');
  key('ArrowRight');
  fireEvent.change(screen.getByLabelText('Data wystawienia faktury'), { target: { value: '2026-01-02' } });
  key('a');
  expect(await screen.findByText(/^Napisz powód/)).toBeDefined();
  expect(sent()).toEqual([]);
  const reason = 'Zaliczka sprzed umowy.';
  fireEvent.change(screen.getByLabelText(/^Dlaczego mimo uwag/), { target: { value: reason } });
  fireEvent.click(screen.getByRole('button', { name: 'Przyjmij: Faktura, b.pdf' }));
  await screen.findByText('Dokument jest przyjęty.');
  expect(sent()).toEqual([[verdictOf('b'), { verdict: 'accepted', issued_on: '2026-01-02', reason }]]);
});

it('a photograph or serial number that appears in another case says so, with the number of an own case alone', () => {
  const alike = { references: ['NDP-2026-00000B'], is_elsewhere: false };
  serve({});
  draw(
    <Documents
      of={{ partner: 'mpec', reference }}
      partner={partnerOf('mpec', ['read-case'])}
      shown={caseOf({ files: [file('a', { alike })], device_alike: { references: [], is_elsewhere: true } })}
      isSeen
      outcome=""
      onDone={() => undefined}
    />,
  );
  const told = document.body.textContent;
  expect(told).toMatch(/ten sam numer seryjny w\sinnej sprawiesprawa w\sprogramie innego organizatora/);
  expect(told).toMatch(/zdjęcie jak w\sinnej sprawie/);
  expect(screen.getByRole('link', { name: 'NDP-2026-00000B' })).toBeDefined();
});

it('of an invoice that came as XML says what was read and what differs, and its date is there already', async () => {
  const invoice = {
    type: 'VAT',
    number: 'FV/7',
    issued_on: '2026-01-02',
    supplied_on: null,
    seller: { nip: '5260001246', name: 'Wicher', address: null },
    buyer: { nip: null, name: 'Jan Inny', address: null },
    currency: 'PLN',
    gross_gr: 3_839_999,
    lines: [],
    line_count: 3,
    paid_on: null,
    corrects: [],
  };
  const doubts = [{ doubt: 'other_buyer', text: 'Nabywcą jest Jan Inny.' }];
  const reading = {
    invoice,
    doubts,
    ksef_number: null,
    link: 'https://qr.ksef.mf.gov.pl/invoice/x',
    is_consistent: true,
  };
  const files = [file('b', { kind: 'Faktura', issued_on: null, media_type: 'application/xml', reading })];
  const asked = serve({ [verdictOf('b')]: { verdict: 'accepted' } });
  draw(
    <Documents
      of={{ partner: 'mpec', reference }}
      partner={partnerOf()}
      shown={caseOf({ files, actions: ['judge-document'] })}
      isSeen
      outcome=""
      onDone={vi.fn()}
    />,
  );
  expect(screen.getByText(/Nabywcą jest Jan Inny\.$/)).toBeDefined();
  expect(screen.getByText('38 399,99 zł')).toBeDefined();
  expect(screen.getByText('zgodne')).toBeDefined();
  const link = screen.getByRole('link', { name: /^Sprawdź na\s+stronie KSeF$/ });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([reading.link, 'noreferrer']);
  expect(screen.getByRole('link', { name: /^Pobierz plik XML$/ }).getAttribute('href')).toMatch(
    /files\/b\/xml$/,
  );
  key('a');
  await vi.waitFor(() =>
    expect(asked.flatMap(({ body }) => body ?? [])).toEqual([
      { verdict: 'accepted', issued_on: '2026-01-02' },
    ]),
  );
});

it.each([
  ['official', /^Pliku XML tej faktury nie ma/, 1],
  ['test', /systemu testowego KSeF/, 0],
  ['other', /Nie\sotwieraj jej/, 0],
])(
  'the code of a printed invoice of the system “%s” says so, and is never called genuine',
  (system, sentence, links) => {
    const link = system === 'official' ? 'https://qr.ksef.mf.gov.pl/invoice/x' : null;
    const code = { system, nip: '5260001246', issued_on: '2026-01-02', is_consistent: false, link };
    const files = [file('b', { kind: 'Faktura', issued_on: null, code })];
    serve({});
    draw(
      <Documents
        of={{ partner: 'mpec', reference }}
        partner={partnerOf()}
        shown={caseOf({ files, actions: ['judge-document'] })}
        isSeen
        outcome=""
        onDone={vi.fn()}
      />,
    );
    expect(screen.getByText(sentence)).toBeDefined();
    expect(screen.queryAllByRole('link', { name: /stronie KSeF/ })).toHaveLength(links);
    expect((screen.getByLabelText('Data wystawienia faktury') as HTMLInputElement).value).toBe('2026-01-02');
    expect(document.body.textContent).not.toMatch(/autentyczn|prawdziw/);
  },
);

it('what differs of the settlement is read first, and what agrees is folded with where it comes from', () => {
  const finding = { name: 'Nabywcą jest wnioskodawca', sentences: [] as string[] };
  const findings = [
    { ...finding, rule: 'buyer', verdict: 'agrees', source: 'xml' },
    {
      ...finding,
      rule: 'whole',
      verdict: 'unknown',
      source: 'none',
      sentences: ['Mają być wszystkie strony.'],
    },
    {
      ...finding,
      rule: 'payment',
      verdict: 'differs',
      source: 'documents',
      sentences: ['Brakuje potwierdzenia.'],
    },
  ] as const;
  serve({});
  draw(
    <Documents
      of={{ partner: 'mpec', reference }}
      partner={partnerOf()}
      shown={caseOf({
        files: [file('a')],
        findings: findings.map((each) => ({ ...each, sentences: [...each.sentences] })),
      })}
      isSeen
      outcome=""
      onDone={() => undefined}
    />,
  );
  const [first] = screen.getAllByRole('listitem');
  expect(first?.textContent).toMatch(/Brakuje potwierdzenia\. \(z\slisty dokumentów\)/);
  const folded = [...document.querySelectorAll('details')].map(({ textContent }) => textContent);
  expect(folded).toEqual([
    expect.stringMatching(/^Tylko wzrokiem: 1.*wszystkie strony/),
    expect.stringMatching(/^Zgodne: 1.*wnioskodawca.*\(z\spliku XML\)/),
  ]);
});
