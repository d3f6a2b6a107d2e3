import type { CaseFacts } from '@ndp/domain/case/case-facts.ts';
import { actionsOf, nextMove } from '@ndp/domain/case/may.ts';
import type { ApplicationStatus } from '@ndp/domain/workflow/statuses.ts';
import { overviewOf } from '@ndp/personas/overview-of.ts';
import { homeOwner, jointCommunity } from '@ndp/personas/personas.ts';
import type { CaseApplication } from './case-now.ts';
import type { Situation } from './situations.ts';

/** The day the cases are looked at. */
export const today = '2026-11-24';
const at = '2026-11-23T10:00:00Z';
const noFacts: CaseFacts = {
  ...{
    status: 'completed',
    isCallback: false,
    isUnacknowledged: false,
    isTermsUnconfirmed: false,
    areDutiesTaken: false,
    wasMeasured: false,
    today,
    hasSigned: false,
  },
  ...{ lastSendDay: '2026-12-23', lastSignDay: '2026-12-24', signsAtOnce: true, isNameHeld: false },
  ...{ waitsForBudget: false, hasOpenRequest: false, documents: [], payment: null, hearing: null },
  ...{ isAccountInQuestion: false, refusal: null, deciders: [] },
};
const item = { sentence: null, words: 'Popraw numer działki.', answer: '', is_changed: false };
const request = {
  ...{ round: 1, state: 'sent', due_on: '2026-12-08' },
  items: [
    { ...item, place: 'building_info.land_registry_number', is_cancelled: false },
    { ...item, place: 'settlement.iban_number', is_cancelled: false },
    { ...item, place: 'client_info.*', is_cancelled: true },
  ],
};
const concluded = {
  is_open: true,
  requested: null,
  due_on: '2027-01-18',
  paid: null,
} satisfies CaseApplication['payment'];

/** A case as its page is told of it: whose move it is follows from the table of actions. */
export function caseIn(
  status: ApplicationStatus,
  facts: Partial<CaseFacts> = {},
  more: Partial<CaseApplication> = {},
) {
  const known = { ...noFacts, status, ...facts };
  return {
    ...overviewOf(homeOwner),
    status,
    history: [
      { status: 'completed', at },
      { status, at },
    ],
    ...{ actions: actionsOf(['applicant'], known), next: nextMove(known) ?? null, usual_days: null },
    ...{ can_be_sent: true, last_days: { send: '2026-12-23', sign: '2026-12-24', finish: '2026-12-31' } },
    ...{ deadlines: [], corrections: [], signing: null, payment: null, hearing: null, refusal: null },
    ...more,
  } satisfies CaseApplication;
}

const signing = { can_remind: true, is_held: false };
const joint = { client: overviewOf(jointCommunity).client };
const dated = (kind: 'signing' | 'completion' | 'payment', day: string) => ({ deadlines: [{ kind, day }] });
const refusal = { appeal_until: '2026-12-05', appeal: null, decision: null };
const refused = { appealUntil: '2026-12-05', appealedAt: null, by: 'olga' };
const settling = { ...concluded, is_open: false, requested: {} };
const paid = { ...settling, paid: { amount_gr: 383_300, booked_on: '2026-11-23' } };
const atBank = { state: 'sent', proposedBy: 'olga', approvedBy: ['zofia'], takenBy: ['olga'] } as const;

/** A case in every situation, with its heading in both languages. */
export const cases: readonly (readonly [Situation, string, string, CaseApplication])[] = [
  ['sent', 'Dziękujemy, wniosek został wysłany', 'Thank you, the application was sent', caseIn('completed')],
  [
    'sent_to_office',
    'Dziękujemy, wniosek został wysłany',
    'Thank you, the application was sent',
    caseIn('completed', { signsAtOnce: false }),
  ],
  [
    'waits_for_budget',
    'Sprawa czeka w kolejce na środki: miejsce 3',
    'The case is on the waiting list for money: place 3',
    caseIn('completed', { waitsForBudget: true }, { waiting_place: 3 }),
  ],
  ['under_review', 'Sprawdzamy Twój wniosek', 'We are checking your application', caseIn('under_review')],
  [
    'correction',
    'Popraw 2 rzeczy do 8 grudnia 2026 r.',
    'Correct 2 things by 8 December 2026',
    caseIn('correction_requested', { hasOpenRequest: true }, { corrections: [request] }),
  ],
  [
    'correction',
    'Popraw jedną rzecz do 8 grudnia 2026 r.',
    'Correct one thing by 8 December 2026',
    caseIn(
      'in_realisation',
      {},
      { corrections: [{ ...request, items: request.items.slice(1) }], payment: concluded },
    ),
  ],
  [
    'correction_unlisted',
    'Popraw wniosek',
    'Correct the application',
    caseIn('correction_requested', { hasOpenRequest: true }),
  ],
  [
    'sign',
    'Umowa czeka na Twój podpis do 7 grudnia 2026 r.',
    'The agreement awaits your signature until 7 December 2026',
    caseIn('contract_sent', {}, { signing, ...dated('signing', '2026-12-07') }),
  ],
  [
    'sign_first',
    'Umowa czeka na dwa podpisy do 7 grudnia 2026 r.',
    'The agreement awaits two signatures until 7 December 2026',
    caseIn('contract_sent', {}, { ...joint, signing, ...dated('signing', '2026-12-07') }),
  ],
  [
    'sign_second',
    'Umowa czeka na drugi podpis do 7 grudnia 2026 r.',
    'The agreement awaits the second signature until 7 December 2026',
    caseIn(
      'contract_sent',
      { hasSigned: true },
      { ...joint, signing: { ...signing, second_waits: true }, ...dated('signing', '2026-12-07') },
    ),
  ],
  [
    'sealing',
    'Dziękujemy, podpisy zostały przyjęte',
    'Thank you, the signing is done',
    caseIn(
      'contract_sent',
      { hasSigned: true },
      { ...joint, signing: { ...signing, can_remind: false, is_being_sealed: true } },
    ),
  ],
  [
    'name_held',
    'Sprawdzamy podpis',
    'We are checking the signature',
    caseIn('contract_sent', { isNameHeld: true }, { signing: { ...signing, is_held: true } }),
  ],
  [
    'too_late_to_sign',
    'Umowy nie można już podpisać',
    'The agreement can no longer be signed',
    caseIn('contract_sent', { today: '2026-12-28' }, { signing }),
  ],
  [
    'too_late_to_send',
    'Tego wniosku nie można już wysłać',
    'This application can no longer be sent',
    caseIn('in_completion', { today: '2026-12-28' }, { can_be_sent: false }),
  ],
  [
    'signed',
    'Umowa jest podpisana',
    'The agreement is signed',
    caseIn('contract_signed', {}, { payment: concluded, ...dated('completion', '2026-12-31') }),
  ],
  [
    'works',
    'Czas na wymianę źródła ciepła: do 31 grudnia 2026 r.',
    'Time to replace the heat source: until 31 December 2026',
    caseIn('in_realisation', {}, { payment: concluded, ...dated('completion', '2026-12-31') }),
  ],
  [
    'works_over',
    'Czas na wymianę skończył się 23 listopada 2026 r.',
    'The time to replace the source ended on 23 November 2026',
    caseIn(
      'in_realisation',
      {},
      { payment: concluded, last_days: { send: '2026-11-01', sign: '2026-11-02', finish: '2026-11-23' } },
    ),
  ],
  [
    'returned',
    'Uzupełnij wniosek o wypłatę',
    'Complete the payment application',
    caseIn(
      'in_realisation',
      {},
      {
        payment: { ...concluded, requested: {} },
        history: [{ status: 'in_realisation', at, actor: 'operator', reason: 'Brakuje faktury.' }],
      },
    ),
  ],
  [
    'payment_requested',
    'Wniosek o wypłatę jest złożony',
    'The payment application was sent',
    caseIn('payment_requested', {}, { payment: settling }),
  ],
  [
    'settlement_review',
    'Sprawdzamy dokumenty do wypłaty',
    'We are checking the documents for the payment',
    caseIn('settlement_review', {}, { payment: settling }),
  ],
  [
    'hearing',
    'Wypłata ma być niższa: możesz to wyjaśnić do 7 grudnia 2026 r.',
    'Less than agreed is to be paid: you can explain it until 7 December 2026',
    caseIn(
      'settlement_review',
      { hearing: { amountGr: 1, answerBy: '2026-12-07', isAnswered: false } },
      { hearing: { answer_by: '2026-12-07', reason: 'Faktura.' }, payment: settling },
    ),
  ],
  [
    'at_bank',
    'Przelew jest w banku',
    'The transfer is at the bank',
    caseIn('settlement_review', { payment: atBank }, { payment: settling }),
  ],
  ['paid', 'Wypłaciliśmy 3 833 zł', 'We have paid PLN 3,833', caseIn('paid', {}, { payment: paid })],
  ['reported', 'Wypłaciliśmy 3 833 zł', 'We have paid PLN 3,833', caseIn('reported', {}, { payment: paid })],
  [
    'refused_appealable',
    'Odmowa dofinansowania: możesz się odwołać do 5 grudnia 2026 r.',
    'The funding was refused: you can appeal until 5 December 2026',
    caseIn('rejected', { refusal: refused }, { refusal }),
  ],
  ['refused', 'Odmowa dofinansowania', 'The funding was refused', caseIn('rejected', {}, { refusal })],
  [
    'appeal_dismissed',
    'Odwołanie zostało oddalone',
    'The appeal was dismissed',
    caseIn('rejected', {}, { refusal: { ...refusal, decision: { outcome: 'dismissed' } } }),
  ],
  [
    'appealed',
    'Rozpatrujemy odwołanie: odpowiedź najpóźniej 19 grudnia 2026 r.',
    'Your appeal is being decided: the answer comes by 19 December 2026',
    caseIn('appealed', {}, { refusal: { ...refusal, appeal: { answer_by: '2026-12-19' } } }),
  ],
  [
    'withdrawn',
    'Wniosek został wycofany 23 listopada 2026 r.',
    'The application was withdrawn on 23 November 2026',
    caseIn('withdrawn'),
  ],
  [
    'expired',
    'Wniosek wygasł 23 listopada 2026 r.',
    'The application expired on 23 November 2026',
    caseIn('expired'),
  ],
  [
    'agreement_ended',
    'Umowa zakończyła się 23 listopada 2026 r.',
    'The agreement ended on 23 November 2026',
    caseIn(
      'expired',
      {},
      {
        history: [
          { status: 'contract_signed', at },
          { status: 'expired', at },
        ],
      },
    ),
  ],
];
