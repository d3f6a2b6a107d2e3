import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { settlementOf } from '@ndp/flows/application/payment/settlement-findings.ts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { applicationWith } from '../testing/sample-application.ts';
import { PaymentReview } from './payment-review.tsx';

const document = { bytes: 9, media_type: 'application/pdf', uploaded_at: '2026-11-20T10:00:00Z' };
const kinds = ['invoice', 'proof_of_payment'].map((kind) => ({ kind, is_required: true }));
const invoice = { ...document, id: 'f', hash: 'f', kind: 'invoice', file_name: 'Faktura za pompę.pdf' };
const proof = { ...document, id: 'p', hash: 'p', kind: 'proof_of_payment', file_name: 'przelew.pdf' };
const facts = {
  applicant: { name: 'Łucja Żółć', nip: null, isPerson: true },
  ...{ agreedOn: '2026-11-10', latest: '2026-12-31', today: '2026-11-21' },
  ...{ device: 'Wicher 9', agreedDevice: '', agreedGr: 383_300, completedOn: '2026-11-20' },
};

function show(...documents: NonNullable<ApplicationAnswer['payment']>['documents']) {
  const acts = { onSend: vi.fn(), onBack: vi.fn() };
  const draft = { completion_date: '2026-11-20', heater_model_name: 'Wicher 9', consent_payment: true };
  const payment = { kinds, documents: documents.length > 0 ? documents : [invoice, proof] };
  const application = applicationWith({
    status: 'in_realisation',
    quote: 3833,
    settlement: { iban_number: '••••2874', bank_account_holder_name: 'Łucja Żółć' },
    payment,
  }) as ApplicationAnswer;
  const settlement = settlementOf(payment, facts);
  render(<PaymentReview {...{ application, draft, settlement }} failure={null} isBusy={false} {...acts} />);
  return acts;
}
const said = () => window.document.body.textContent?.replace(/\s/g, ' ') ?? '';

it('shows before it is final how much is paid to which account, the day, the device and every document', () => {
  show();
  for (const text of [
    '3 833 zł',
    'kończący się na 2874, cały numer jest w podpisanej umowie',
    '20 listopada 2026 r.',
    'Wicher 9',
    'Faktura za urządzenie i montaż',
    'Faktura za pompę.pdf',
    'Wniosek nie jest jeszcze złożony',
  ])
    expect(said()).toContain(text);
});

it('is sent by one button, and left for the form by the other', async () => {
  const { onSend, onBack } = show();
  await userEvent.click(screen.getByRole('button', { name: /^Wróć i\s/ }));
  expect([onSend.mock.calls.length, onBack.mock.calls.length]).toEqual([0, 1]);
  await userEvent.click(screen.getByRole('button', { name: /^Złóż wniosek o\s/ }));
  expect(onSend).toHaveBeenCalledOnce();
});

it('says what of it would be asked about, and whom to ask, before anybody has sent it', () => {
  const code = { system: 'test', nip: '5260001246', issued_on: '2026-11-20', hash: 'x' } as const;
  show({ ...invoice, code }, { ...proof, hash: 'f' });
  expect(screen.getByRole('heading', { name: 'Czy to przejdzie?' })).toBeDefined();
  expect(said()).toContain('2 rzeczy do poprawienia albo wyjaśnienia');
  expect(said()).toContain('ten sam plik co inny dokument: przelew.pdf');
  const letter = screen.getByRole<HTMLTextAreaElement>('textbox', { hidden: true }).value;
  expect(letter).toMatch(/^Dzień dobry, dotyczy faktury .*system.* testow.*KSeF/);
  expect(screen.getByRole('link', { name: /^Wyślij e/, hidden: true }).getAttribute('href')).toContain(
    encodeURIComponent(letter),
  );
});

it('an ordinary scan is in no doubt: it is said what a person has to look at', () => {
  show();
  expect(said()).toContain('Nic z tego, co umiemy sprawdzić, nie budzi wątpliwości.');
  expect(said()).toContain('Nabywcą ma być Łucja Żółć.');
  expect(screen.queryByRole('textbox', { hidden: true })).toBeNull();
});
