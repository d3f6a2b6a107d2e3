import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { overviewOf } from '@ndp/personas/overview-of.ts';
import { homeOwner } from '@ndp/personas/personas.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { VisitProvider } from '../routing/visit.ts';
import { startFakeApi } from '../testing/fake-api.ts';
import { sampleVisit } from '../testing/sample-visit.ts';

const api = startFakeApi();
const { keepAnswer, useApplication } = await import('../application/application-store.ts');
const { PaymentDocuments } = await import('./payment-documents.tsx');
const { PaymentPage } = await import('./payment-page.tsx');
const { useDocuments } = await import('./use-documents.ts');

afterEach(() => api.reset());

const link = { id: '17', token: 'secret' };
const documents = '/applications/secret/17/settlement_documents';
const invoice = {
  id: 'd1',
  kind: 'invoice',
  file_name: 'Faktura 7.pdf',
  bytes: 1_300_000,
  media_type: 'application/pdf',
  uploaded_at: '2026-12-01T11:00:00Z',
  hash: 'd1',
};

type Sent = NonNullable<ApplicationAnswer['payment']>['documents'][number];

function answerWith(...sent: Sent[]): ApplicationAnswer {
  const { history = [], project, ...application } = overviewOf(homeOwner);
  return {
    ...application,
    id: '17',
    paper: null,
    terms_confirmed_at: null,
    text_messages: null,
    language: 'pl',
    status: 'in_realisation',
    history: history.map((event) => ({ ...event, actor: 'applicant', reason: null })),
    project: { ...project, obliged_entity: { id: 1 } },
    actions: [],
    hearing: null,
    agreement_link: null,
    account_proof: null,
    next: null,
    usual_days: null,
    can_be_corrected: false,
    can_correct_project: false,
    can_be_withdrawn: false,
    drafts: {},
    draft_expires_on: null,
    signing: null,
    second_address: null,
    helper: null,
    corrections: [],
    messages: [],
    refusal: null,
    deadlines: [],
    ...{ can_be_sent: true, last_days: { send: '2026-12-23', sign: '2026-12-24', finish: '2026-12-31' } },
    done_duties: [],
    running: [],
    duty_handover: null,
    may_be_under_way: false,
    co_owners: [],
    revision: 9,
    payment: {
      kinds: [
        { kind: 'invoice', is_required: true },
        { kind: 'removal_proof', is_required: true },
        { kind: 'other', is_required: false },
      ],
      documents: sent,
      is_open: true,
      earliest_completion: '2026-11-25',
      latest_completion: '2026-12-31',
      requested: null,
      due_on: null,
      paid: null,
    },
  };
}

function Page({ missing }: { readonly missing?: string | undefined }) {
  const payment = useApplication((opened) => opened.application?.payment);
  const sending = useDocuments(link, 'NDP-2026-7KQ4');
  return payment ? <PaymentDocuments payment={payment} sending={sending} problem={() => missing} /> : null;
}

function open(...sent: Sent[]) {
  keepAnswer(answerWith(...sent));
  render(<Page />);
}

const pdf = new File(['%PDF-1.7'], 'Faktura 7.pdf', { type: 'application/pdf' });
const pickerOf = (name: string) => screen.getByLabelText(new RegExp(`^Dodaj: ${name}`));
const itemOf = (name: string | RegExp) =>
  within(screen.getByRole('heading', { name }).closest('li') ?? document.body);
const text = () => document.body.textContent?.replace(/\s/g, ' ') ?? '';

describe('the checklist of documents', () => {
  it('tells which are there, which need not be and how many are still to come', () => {
    open(invoice);
    expect(text()).toContain('Wymagane dokumenty: dodano 1 z 2');
    expect(itemOf(/^Faktura/).getByText('dodano')).toBeTruthy();
    expect(itemOf('Inne dokumenty').getByText('opcjonalnie')).toBeTruthy();
    expect(text()).toContain('1,2 MB, 1 grudnia 2026');
    expect(screen.queryByText('Etykieta energetyczna')).toBeNull();
  });

  it('sends a chosen file as it is, and says when it has arrived', async () => {
    api.answer(`POST ${documents}`, { body: answerWith(invoice) });
    open();
    await userEvent.upload(pickerOf('Faktura'), pdf);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Dodano plik Faktura 7.pdf.'));
    expect(api.callsOf()).toEqual([`POST ${documents}`]);
    expect(text()).toContain('dodano 1 z 2');
  });

  it('says under which name a file is on the list already', async () => {
    const there = { ...invoice, bytes: pdf.size };
    api.answer(`POST ${documents}`, { body: answerWith(there) });
    open(there);
    await userEvent.upload(pickerOf('Faktura'), new File(['%PDF-1.7'], 'kopia.pdf', { type: pdf.type }));
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('Ten plik jest już na liście jako Faktura 7.pdf.'),
    );
  });

  it('takes files that are dropped on it', async () => {
    api.answer(`POST ${documents}`, { body: answerWith(invoice) });
    open();
    const item = screen.getByRole('heading', { name: /^Faktura/ }).closest('li');
    if (item) fireEvent.drop(item, { dataTransfer: { files: [pdf] } });
    await waitFor(() => expect(text()).toContain('dodano 1 z 2'));
  });

  it('says beside the document, in the server’s words, why a file was not taken', async () => {
    api.answer(`POST ${documents}`, { status: 422, body: { detail: 'Ten plik jest uszkodzony.' } });
    open();
    await userEvent.upload(pickerOf('Faktura'), pdf);
    const item = itemOf(/^Faktura/);
    expect(await item.findByText('Faktura 7.pdf: Ten plik jest uszkodzony.')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('Ten plik jest uszkodzony.');
    api.answer(`POST ${documents}`, { body: answerWith(invoice) });
    await userEvent.upload(pickerOf('Faktura'), pdf);
    await waitFor(() => expect(item.queryByText(/uszkodzony/)).toBeNull());
  });

  it('does not send what is plainly no document', async () => {
    open();
    const page = new File(['<html>'], 'strona.html', { type: 'text/html' });
    await userEvent.upload(pickerOf('Inne dokumenty'), page, { applyAccept: false });
    expect(await itemOf('Inne dokumenty').findByText(/^strona.html: To nie jest plik PDF/)).toBeTruthy();
    expect(api.callsOf()).toEqual([]);
  });

  it('asks before it removes, and leads on to the picker', async () => {
    api.answer(`POST ${documents}/d1/removal`, { body: answerWith() });
    open(invoice);
    await userEvent.click(screen.getByRole('button', { name: 'Usuń: Faktura 7.pdf' }));
    expect(text()).toContain('Usunąć plik Faktura 7.pdf? Tego nie można cofnąć.');
    await userEvent.click(screen.getByRole('button', { name: 'Zostaw' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Usuń: Faktura 7.pdf' })),
    );
    expect(api.callsOf()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Usuń: Faktura 7.pdf' }));
    await userEvent.click(screen.getByRole('button', { name: 'Tak, usuń' }));
    await waitFor(() => expect(document.activeElement).toBe(pickerOf('Faktura')));
    expect(text()).toContain('dodano 0 z 2');
  });

  it('saves a document under what it is and the reference, not under its own name', async () => {
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:one';
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    api.answer(`GET ${documents}/d1`, { body: 'pdf' });
    open(invoice);
    await userEvent.click(screen.getByRole('button', { name: 'Pobierz: Faktura 7.pdf' }));
    await waitFor(() => expect(saved).toEqual(['NDP-2026-7KQ4-faktura.pdf']));
  });
});

describe('the page of the settlement', () => {
  function openOn(day: string) {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T11:00:00Z`) });
    keepAnswer(answerWith());
    render(
      <VisitProvider value={{ ...sampleVisit, params: link }}>
        <PaymentPage />
      </VisitProvider>,
    );
    vi.useRealTimers();
  }

  it('says under an invoice of KSeF what was read, what does not fit, and what to write to the installer', async () => {
    const read = {
      type: 'VAT' as const,
      number: 'FV/7',
      issued_on: '2026-11-24',
      supplied_on: '2026-11-30',
      seller: { nip: '5260001246', name: 'Wicher sp. z o.o.', address: null },
      buyer: { nip: null, name: 'Jan Inny', address: null },
      currency: 'PLN',
      gross_gr: 3_839_999,
      lines: [],
      line_count: 101,
      paid_on: null,
      corrects: [],
    };
    const sent = { ...invoice, file_name: 'faktura.xml', media_type: 'application/xml', invoice: read };
    const { client } = overviewOf(homeOwner);
    keepAnswer(answerWith(sent));
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T11:00:00Z') });
    render(
      <VisitProvider value={{ ...sampleVisit, params: link }}>
        <PaymentPage />
      </VisitProvider>,
    );
    vi.useRealTimers();
    const item = itemOf(/^Faktura/);
    expect(text()).toContain(
      'Odczytano: FV/7 z dnia 24 listopada 2026 r., 38 399,99 zł; sprzedawca: Wicher sp. z o.o.; nabywca: Jan Inny',
    );
    expect(item.getByText(/^Nabywcą jest Jan Inny/).textContent).toContain(client.last_name);
    expect(item.getByText(/^Fakturę wystawiono przed dniem/)).toBeTruthy();
    const letter = item.getByLabelText(/^Skopiuj ją/) as HTMLTextAreaElement;
    expect(letter.value).toMatch(/dotyczy faktury FV\/7.*Potrzebna jest korekta.*plik XML z\s+KSeF/);
    const copied = vi.fn(async () => {});
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true });
    await userEvent.click(item.getByRole('button', { name: 'Kopiuj wiadomość' }));
    expect(copied).toHaveBeenCalledWith(letter.value);
    expect(await item.findByText('Skopiowano.')).toBeTruthy();
  });

  it('names the documents that are missing in its error', async () => {
    openOn('2026-12-01');
    await userEvent.click(screen.getByRole('button', { name: /^Sprawdź wniosek o\s/ }));
    const line = (await screen.findByText(/^Dodaj brakujące dokumenty:/)).closest('li') ?? document.body;
    const links = within(line).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Faktura za urządzenie i\u00a0montaż',
      'Dowód likwidacji starego źródła ciepła',
    ]);
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#field-document_invoice',
      '#field-document_removal_proof',
    ]);
  });

  it('says up to which day the replacement may have been finished, and what holds once that day is over', () => {
    openOn('2026-12-31');
    expect(text()).toContain('do 31 grudnia 2026 r.');
    expect(text()).not.toContain('minął');
    cleanup();
    openOn('2027-01-01');
    expect(text()).toContain('Ostatni dzień na zakończenie wymiany, 31 grudnia 2026 r., minął.');
    expect(text()).toContain('tylko na zasadach programu z roku jej zakończenia');
  });
});
