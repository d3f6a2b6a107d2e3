import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { applicationWith } from '../testing/sample-application.ts';
import { PaymentReview } from './payment-review.tsx';

const document = { id: 'f', bytes: 9, media_type: 'application/pdf', uploaded_at: '2026-11-20T10:00:00Z' };
const application = applicationWith({
  status: 'in_realisation',
  quote: 3833,
  settlement: { iban_number: '••••2874', bank_account_holder_name: 'Łucja Żółć' },
  payment: {
    kinds: [{ kind: 'invoice', is_required: true }],
    documents: [{ ...document, kind: 'invoice', file_name: 'Faktura za pompę.pdf' }],
  },
}) as ApplicationAnswer;

function show() {
  const acts = { onSend: vi.fn(), onBack: vi.fn() };
  const draft = { completion_date: '2026-11-20', heater_model_name: 'Wicher 9', consent_payment: true };
  render(<PaymentReview {...{ application, draft }} failure={null} isBusy={false} {...acts} />);
  return acts;
}

it('shows before it is final how much is paid to which account, the day, the device and every document', () => {
  show();
  const told = window.document.body.textContent?.replace(/\s/g, ' ');
  for (const text of [
    '3 833 zł',
    'kończący się na 2874, cały numer jest w podpisanej umowie',
    '20 listopada 2026 r.',
    'Wicher 9',
    'Faktura za urządzenie i montaż',
    'Faktura za pompę.pdf',
    'Wniosek nie jest jeszcze złożony',
  ])
    expect(told).toContain(text);
});

it('is sent by one button, and left for the form by the other', async () => {
  const { onSend, onBack } = show();
  await userEvent.click(screen.getByRole('button', { name: /^Wróć i\s/ }));
  expect([onSend.mock.calls.length, onBack.mock.calls.length]).toEqual([0, 1]);
  await userEvent.click(screen.getByRole('button', { name: /^Złóż wniosek o\s/ }));
  expect(onSend).toHaveBeenCalledOnce();
});
