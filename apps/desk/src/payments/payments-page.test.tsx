import type { DeskBankLine } from '@ndp/contract/desk/bank-lines.ts';
import type { DeskBatch, DeskPayment } from '@ndp/contract/desk/payments.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { draw, partnerOf, serve } from '../testing/desk-server.tsx';
import { moneyAnswer, paymentOf } from '../testing/payments.ts';
import { watchSavedFiles } from '../testing/saved-files.ts';
import { PaymentsPage } from './payments-page.tsx';

const reference = 'NDP-2026-000001';
const other = 'NDP-2026-000002';
const done = { done: true };

watchSavedFiles();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function batchOf(over: Partial<DeskBatch> = {}): DeskBatch {
  return {
    ...{ id: 'b1', n: 3, state: 'open', count: 1, total_gr: 383_300, booked: 0, waiting: 0 },
    ...{ references: [other], made_by: 'Olga', made_at: '2026-11-20T10:00:00Z', needs_release: false },
    ...{ released_by: null, cancel_asked_by: null, cancel_reason: null, cancel_is_mine: false },
    ...{ cancelled_by: null, sha256: null, downloads: [] },
    ...over,
  };
}

function lineOf(over: Partial<DeskBankLine> = {}): DeskBankLine {
  return {
    ...{ id: 'l1', kind: 'no_reference', amount_gr: -383_300, booked_on: '2026-11-21', statement: '7' },
    ...{ title: 'przelew', account: '…2874', state: 'open', payments: [{ reference, amount_gr: 383_300 }] },
    ...{ difference_gr: null, decided_by: null, confirmed_by: null, reason: null, is_mine: false },
    ...over,
  };
}

interface Shown {
  readonly payments?: readonly DeskPayment[];
  readonly batches?: readonly DeskBatch[];
  readonly lines?: readonly DeskBankLine[];
  readonly acts?: readonly string[];
  readonly answers?: Readonly<Record<string, unknown>>;
}

async function open(shown: Shown) {
  const { payments = [], batches = [], lines = [], acts, answers = {} } = shown;
  const asked = serve({
    'GET /payments': { payments, to_propose: [], batches, has_bank: true },
    'GET /money': moneyAnswer,
    'GET /bank-lines': { lines },
    'GET /payment-settings': { settings: null, changes: [] },
    ...answers,
  });
  draw(<PaymentsPage partner={partnerOf('mpec', acts)} />);
  await screen.findByRole('heading', { name: /^Do.zatwierdzenia/ });
  return asked;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const sent = (asked: Awaited<ReturnType<typeof open>>, line: string) =>
  asked.filter((each) => each.line === `POST ${line}`).map(({ body }) => body);

describe('a payment that waits', () => {
  it('says whom, how much, by which bound, what to look at, and is approved as it was shown', async () => {
    const asked = await open({
      payments: [paymentOf({ exceptions: ['below_agreed'] })],
      answers: { 'POST /payments/p1/approval': { missing: 0 } },
    });
    const row = screen.getAllByRole('row')[1]?.textContent?.replace(/\s/g, ' ');
    expect(row).toMatch(/Osoba 1.*Polna 1.*3 833,00 zł.*ustawowy pułap.*zaproponowana.*mniej niż w umowie/);
    press(/^Zatwierdź:/);
    expect(await screen.findByText(/: zatwierdzono\.$/)).toBeDefined();
    expect(sent(asked, '/payments/p1/approval')).toEqual([{ line_hash: 'a'.repeat(64) }]);
  });

  it('is approved without a verdict on a document only once a reason is given', async () => {
    const asked = await open({
      payments: [paymentOf({ unaccepted: ['faktura'] })],
      answers: { 'POST /payments/p1/approval': { missing: 1 } },
    });
    press(/^Zatwierdź:/);
    const why = screen.getByLabelText(/^Dlaczego zatwierdzasz wypłatę .*faktura/);
    expect(document.activeElement).toBe(why);
    press(/^Zatwierdź wypłatę/);
    expect(await screen.findByText('Wpisz powód, co najmniej 5 znaków.')).toBeDefined();
    expect(sent(asked, '/payments/p1/approval')).toEqual([]);
    fireEvent.change(why, { target: { value: 'Faktura jest w aktach.' } });
    press(/^Zatwierdź wypłatę/);
    expect(await screen.findByText(/potrzeba jeszcze jednej osoby/)).toBeDefined();
    expect(sent(asked, '/payments/p1/approval')).toMatchObject([{ reason: 'Faktura jest w aktach.' }]);
    expect(screen.queryByLabelText(/^Dlaczego zatwierdzasz/)).toBeNull();
  });

  it('goes back with a reason, or stays when that is given up', async () => {
    const asked = await open({
      payments: [paymentOf()],
      answers: { 'POST /payments/p1/refusal': done },
    });
    press(/^Odrzuć:/);
    press('Anuluj');
    expect(screen.queryByLabelText(/^Dlaczego .* wraca$/)).toBeNull();
    press(/^Odrzuć:/);
    type(/^Dlaczego .* wraca$/, 'Zły rachunek.');
    press(/^Odeślij do.poprawy/);
    expect(await screen.findByText(/odesłano do.poprawy/)).toBeDefined();
    expect(sent(asked, '/payments/p1/refusal')).toEqual([{ reason: 'Zły rachunek.' }]);
  });

  it('is decided by nobody whose role does not approve', async () => {
    await open({ payments: [paymentOf()], acts: ['read-payments'] });
    expect(screen.getByText('Osoba 1', { exact: false })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Zatwierdź|Odrzuć/ })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Decyzja' })).toBeNull();
  });

  it('says whose consent is missing, why one may not approve it, and that nobody else can', async () => {
    await open({
      payments: [
        paymentOf({
          may_approve: false,
          obstacle: 'proposer',
          is_stuck: true,
          approved_by: ['Jan'],
          missing: 2,
        }),
      ],
    });
    const row = screen.getAllByRole('row')[1]?.textContent?.replace(/\s/g, ' ') ?? '';
    for (const said of ['brakuje 2 zgód', 'zgoda: Jan', 'zatwierdza ktoś inny', 'nie ma tylu osób'])
      expect(row).toContain(said);
    expect(screen.queryByRole('button', { name: /^Zatwierdź:/ })).toBeNull();
  });
});

describe('many payments', () => {
  it('without remarks are approved in one press, which counts what became of them', async () => {
    const asked = await open({
      payments: [
        paymentOf(),
        paymentOf({ id: 'p2', reference: other }),
        paymentOf({ id: 'p3', reference: 'NDP-2026-000003', exceptions: ['below_agreed'] }),
      ],
      answers: { 'POST /payments/p1/approval': { missing: 0 }, 'POST /payments/p2/approval': 403 },
    });
    press(/^Zatwierdź 2 wypłaty bez.uwag/);
    expect(await screen.findByText(/^Zatwierdzono: 1\..*zatwierdza ktoś inny: 1\.$/)).toBeDefined();
    expect(sent(asked, '/payments/p3/approval')).toEqual([]);
  });

  it('that are approved go into a batch, unless they are in one', async () => {
    const approved = { state: 'approved', may_approve: false, missing: 0 } as const;
    const asked = await open({
      payments: [paymentOf(approved), paymentOf({ ...approved, id: 'p2', reference: other })],
      batches: [batchOf()],
      answers: { 'POST /payment-batches': { n: 4, sent_back: [other] } },
    });
    expect(screen.getByText(/w.paczce nr 3/)).toBeDefined();
    press(/^Utwórz paczkę: 1 wypłata, 3.833,00.zł/);
    expect(await screen.findByText(/^Utworzono paczkę nr 4\. Wróciły do.poprawy.*000002\.$/)).toBeDefined();
    expect(sent(asked, '/payment-batches')).toEqual([{ payments: ['p1'] }]);
  });
});

describe('a batch', () => {
  it('gives its file for a reason, with its hash', async () => {
    const file = { name: 'paczka-3.xml', base64: btoa('<xml/>'), sha256: 'f'.repeat(64) };
    const asked = await open({
      batches: [batchOf()],
      answers: { 'POST /payment-batches/b1/file': { file } },
    });
    type('Po co plik paczki 3', 'Do banku.');
    press('Pobierz plik dla banku');
    expect(await screen.findByText(/^Plik paczka-3.xml jest pobrany. Skrót SHA-256: f{64}$/)).toBeDefined();
    expect(sent(asked, '/payment-batches/b1/file')).toEqual([{ reason: 'Do banku.' }]);
  });

  it('is taken for the bank the first time, and for a reason of its own after that', async () => {
    const asked = await open({ batches: [batchOf()] });
    press('Pobierz plik dla banku');
    await waitFor(() => expect(sent(asked, '/payment-batches/b1/file')).toEqual([{ reason: 'Do banku' }]));
    cleanup();
    const downloads = [{ at: '2026-11-20T10:00:00Z', by: 'Olga', reason: 'Do banku' }];
    await open({ batches: [batchOf({ state: 'file_made', downloads, count: 1, waiting: 1 })] });
    expect(screen.getByLabelText<HTMLInputElement>('Po co plik paczki 3').value).toBe('');
  });

  it('that is finished stands folded beneath the others', async () => {
    await open({ batches: [batchOf(), batchOf({ id: 'b2', n: 2, state: 'done' })] });
    const folded = screen.getByText('1 zakończona paczka').closest('details');
    const inIt = screen.getAllByRole('article', { hidden: true }).filter((each) => folded?.contains(each));
    expect(inIt.map((each) => each.querySelector('h3')?.textContent)).toEqual(['Paczka 2: zakończona']);
  });

  it('above the threshold gives no file before a third person lets it go', async () => {
    const asked = await open({
      batches: [batchOf({ needs_release: true })],
      answers: { 'POST /payment-batches/b1/release': done },
    });
    expect(screen.queryByRole('button', { name: 'Pobierz plik dla banku' })).toBeNull();
    press('Zwolnij paczkę 3');
    await waitFor(() => expect(sent(asked, '/payment-batches/b1/release')).toHaveLength(1));
  });

  it('whose file is with the bank is cancelled by two people: one asks, another confirms', async () => {
    const sentOut = { state: 'sent', waiting: 1, sha256: 'f'.repeat(64) } as const;
    const answers = { 'POST /payment-batches/b1/state': done, 'POST /payment-batches/b1/cancellation': done };
    const asked = await open({ batches: [batchOf(sentOut)], answers });
    type('Dlaczego bank nie wykona pliku paczki 3', 'Bank odrzucił plik.');
    press(/^Poproś o.rozwiązanie paczki 3/);
    expect(await screen.findByText(/^Paczka 3 czeka, aż inna osoba potwierdzi/)).toBeDefined();
    expect(sent(asked, '/payment-batches/b1/state')).toEqual([
      { state: 'cancelled', reason: 'Bank odrzucił plik.' },
    ]);
    cleanup();
    const asks = { cancel_asked_by: 'Olga', cancel_reason: 'Bank odrzucił plik.' };
    const again = await open({ batches: [batchOf({ ...sentOut, ...asks })], answers });
    press(/^Potwierdź rozwiązanie paczki 3/);
    expect(await screen.findByText('Paczka 3: rozwiązana.')).toBeDefined();
    expect(sent(again, '/payment-batches/b1/cancellation')).toHaveLength(1);
    cleanup();
    await open({ batches: [batchOf({ ...sentOut, ...asks, cancel_is_mine: true })], answers });
    expect(screen.queryByRole('button', { name: /^Potwierdź rozwiązanie/ })).toBeNull();
    press('Nie rozwiązuj paczki 3');
    expect(await screen.findByText('Paczka 3 zostaje.')).toBeDefined();
  });
});

describe('a line of a statement', () => {
  it('is given to the case it may be about, once a whole number is typed', async () => {
    const asked = await open({
      lines: [lineOf()],
      answers: { 'POST /bank-lines/l1/assignment': { difference_gr: 1_00 } },
    });
    const field = screen.getByLabelText<HTMLInputElement>('Numer sprawy');
    expect(field.value).toBe(reference);
    fireEvent.change(field, { target: { value: 'NDP-7' } });
    press('Przypisz');
    expect(await screen.findByText(/^Wpisz numer, na.przykład/)).toBeDefined();
    fireEvent.change(field, { target: { value: `${reference.toLowerCase()}; ${other}` } });
    press('Przypisz');
    expect(await screen.findByText(/Różnica: 1,00.zł\. Potwierdzi to.inna osoba/)).toBeDefined();
    expect(sent(asked, '/bank-lines/l1/assignment')).toEqual([{ references: [reference, other] }]);
  });

  it('that somebody else assigned is confirmed, and one’s own only taken back', async () => {
    const assigned = { state: 'assigned', difference_gr: 0, decided_by: 'Olga' } as const;
    const answers = {
      'POST /bank-lines/l1/confirmation': { kind: 'booked' },
      'POST /bank-lines/l1/assignment': { difference_gr: null },
    };
    const asked = await open({ lines: [lineOf(assigned)], answers });
    expect(screen.getByText(/^Kwota zgadza się co do.grosza/)).toBeDefined();
    press(/^Potwierdź pozycję/);
    expect(await screen.findByText(/: wypłacono\.$/)).toBeDefined();
    expect(sent(asked, '/bank-lines/l1/confirmation')).toEqual([{ references: [reference] }]);
    cleanup();
    await open({ lines: [lineOf({ ...assigned, is_mine: true })], answers });
    expect(screen.queryByRole('button', { name: /^Potwierdź pozycję/ })).toBeNull();
    press(/^Cofnij pozycję/);
    expect(await screen.findByText(/znów jest do.wyjaśnienia/)).toBeDefined();
  });

  it('that is none of ours is set aside with a reason, several of them at once', async () => {
    const foreign: Partial<DeskBankLine> = { kind: 'not_ours', payments: [] };
    const asked = await open({
      lines: [lineOf(foreign), lineOf({ ...foreign, id: 'l2' }), lineOf({ id: 'l3' })],
      answers: { 'POST /bank-lines-aside': done },
    });
    type(/^Dlaczego te 2 pozycje nie.są wypłatami/, 'Opłaty bankowe.');
    const form = screen.getByLabelText(/^Dlaczego te 2/).closest('form') as HTMLElement;
    fireEvent.click(within(form).getByRole('button'));
    await waitFor(() =>
      expect(sent(asked, '/bank-lines-aside')).toEqual([{ lines: ['l1', 'l2'], reason: 'Opłaty bankowe.' }]),
    );
  });
});
