import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentStates } from '../money/payment-states.ts';
import { isConcluded, isEnded, applicationStatuses as statuses } from '../workflow/statuses.ts';
import { actionLines, type CaseActionName } from './actions.ts';
import type { CaseFacts, DocumentVerdict } from './case-facts.ts';
import { actionsOf, mayAct, nextMove, targetsOf, whyNot } from './may.ts';

const calm: CaseFacts = {
  status: 'in_completion',
  isCallback: false,
  isUnacknowledged: false,
  isTermsUnconfirmed: false,
  areDutiesTaken: false,
  wasMeasured: false,
  today: '2026-06-01',
  lastSendDay: '2026-12-31',
  lastSignDay: '2026-12-31',
  signsAtOnce: true,
  hasSigned: false,
  isNameHeld: false,
  waitsForBudget: false,
  hasOpenRequest: false,
  documents: [],
  payment: null,
  isAccountInQuestion: false,
  hearing: null,
  refusal: null,
  deciders: [],
};
const payment = (state: (typeof paymentStates)[number], approvedBy: string[] = []) => ({
  state,
  proposedBy: 'anna',
  approvedBy,
  takenBy: ['jan'],
});
const inReview = (verdicts: readonly DocumentVerdict[], more: Partial<CaseFacts> = {}): CaseFacts => ({
  ...calm,
  status: 'settlement_review',
  documents: [
    { kind: 'invoice', isRequired: true, verdicts },
    { kind: 'other', isRequired: false, verdicts: [null] },
  ],
  ...more,
});

/** Facts as a case can have them: money only where an agreement is, a callback only before it is sent. */
const possible: fc.Arbitrary<CaseFacts> = fc
  .record({
    status: fc.constantFrom(...statuses),
    isCallback: fc.boolean(),
    isUnacknowledged: fc.boolean(),
    isTermsUnconfirmed: fc.boolean(),
    areDutiesTaken: fc.boolean(),
    wasMeasured: fc.boolean(),
    today: fc.constantFrom('2026-06-01', '2026-12-31', '2027-01-04'),
    lastSendDay: fc.constantFrom('2026-12-01', '2026-12-31'),
    signsAtOnce: fc.boolean(),
    hasSigned: fc.boolean(),
    isNameHeld: fc.boolean(),
    waitsForBudget: fc.boolean(),
    hasOpenRequest: fc.boolean(),
    verdicts: fc.array(fc.constantFrom<DocumentVerdict>(null, 'accepted', 'insufficient'), { maxLength: 3 }),
    state: fc.option(fc.constantFrom(...paymentStates)),
    isAccountInQuestion: fc.boolean(),
    isHeard: fc.option(fc.boolean()),
    appealedAt: fc.constantFrom(null, new Date('2026-06-01')),
  })
  .map(({ verdicts, state, appealedAt, isHeard, ...facts }) => ({
    ...calm,
    ...facts,
    lastSignDay: '2026-12-31',
    isCallback:
      facts.isCallback && !facts.isUnacknowledged && ['submitted', 'verified'].includes(facts.status),
    isUnacknowledged:
      facts.isUnacknowledged && ['submitted', 'verified', 'rejected', 'withdrawn'].includes(facts.status),
    hasOpenRequest: facts.hasOpenRequest || facts.status === 'correction_requested',
    documents: [{ kind: 'invoice', isRequired: true, verdicts }],
    payment:
      state && facts.status === 'settlement_review' && state !== 'booked'
        ? payment(state)
        : facts.status === 'paid'
          ? payment('booked')
          : null,
    isAccountInQuestion: isConcluded(facts.status) && !isEnded(facts.status) && facts.isAccountInQuestion,
    hearing: isHeard === null ? null : { amountGr: 1, answerBy: '2026-06-15', isAnswered: isHeard },
    refusal: facts.status === 'rejected' ? { appealUntil: '2026-06-10', appealedAt, by: 'anna' } : null,
  }));

describe('the table of actions', () => {
  it('leaves no case that has not ended with nobody to act next', () => {
    fc.assert(
      fc.property(possible, (facts) => {
        expect(nextMove(facts) === undefined).toBe(isEnded(facts.status));
      }),
      { numRuns: 5_000 },
    );
  });

  it('lets only the bank, or who says what the bank did, move what a payment at the bank stands on', () => {
    fc.assert(
      fc.property(possible, fc.constantFrom('file_made' as const, 'sent' as const), (facts, state) => {
        const atBank = { ...facts, status: 'settlement_review' as const, payment: payment(state) };
        const possible = actionLines.filter(([name]) => mayAct(name, atBank)).map(([name]) => name);
        // That the agreement is shown to others, or a duty is done, moves nothing.
        const duties = ['mark-duty', 'hand-over-duties'].filter(() => !facts.areDutiesTaken);
        expect(possible).toEqual([
          ...['show-agreement', 'book-payment', 'reject-transfer', ...duties],
          'hand-over-duties-for-applicant',
        ]);
        expect(whyNot('judge-document', atBank)).toBe('at_bank');
      }),
    );
  });

  it('lets a case from paper begin with what only its applicant can tick, and nothing else of it go on', () => {
    const paper = { ...calm, status: 'submitted', isUnacknowledged: true } as const;
    expect(nextMove(paper)).toEqual({ party: 'applicant', action: 'acknowledge' });
    expect(targetsOf('acknowledge', paper)).toEqual(['verified']);
    expect(actionsOf(['applicant'], paper)).toEqual(['acknowledge', 'withdraw']);
    expect(actionsOf(['applicant'], { ...paper, status: 'verified' })).toEqual(['acknowledge', 'withdraw']);
    expect(mayAct('acknowledge', { ...paper, isUnacknowledged: false })).toBe(false);
  });

  it('sends what a helper prepared only once its applicant has repeated amount and duties', () => {
    const prepared = { ...calm, isTermsUnconfirmed: true };
    expect([whyNot('send', prepared), whyNot('confirm-terms', prepared)]).toEqual([
      'terms_confirmed',
      undefined,
    ]);
    expect([whyNot('send', calm), whyNot('confirm-terms', calm)]).toEqual([undefined, 'terms_unconfirmed']);
  });

  it('opens a sent application again, and withdraws it, until somebody has signed', () => {
    const possibleIn = (name: CaseActionName, hasSigned: boolean) =>
      statuses.filter((status) => mayAct(name, { ...calm, status, hasSigned }));
    expect(possibleIn('correct-answers', false)).toEqual([
      'completed',
      'contract_sent',
      'correction_requested',
    ]);
    expect(possibleIn('withdraw', false)).toEqual([
      ...['submitted', 'verified', 'in_completion', 'completed', 'under_review', 'contract_sent'],
      'correction_requested',
    ]);
    expect([...possibleIn('correct-answers', true), ...possibleIn('withdraw', true)]).toEqual([]);
  });

  it('proposes a payment only once a document of every required kind was accepted, and none is insufficient', () => {
    expect(whyNot('propose-payment', inReview(['accepted']))).toBeUndefined();
    expect(whyNot('propose-payment', inReview([null]))).toBe('required_accepted');
    expect(whyNot('propose-payment', inReview([]))).toBe('required_accepted');
    expect(whyNot('propose-payment', inReview(['accepted', 'insufficient']))).toBe('none_insufficient');
    expect(whyNot('propose-without-verdicts', inReview([null]))).toBeUndefined();
    expect(whyNot('propose-without-verdicts', inReview(['insufficient']))).toBe('none_insufficient');
  });

  it('lets nobody approve what they proposed, approved or decided on', () => {
    const facts = inReview(['accepted'], { payment: payment('proposed', ['bartek']), deciders: ['celina'] });
    const refusals = ['anna', 'bartek', 'celina', 'zofia'].map((who) =>
      whyNot('approve-payment', facts, who),
    );
    expect(refusals).toEqual([
      'another_than_proposer',
      'another_than_approver',
      'another_than_decider',
      undefined,
    ]);
  });

  it('lets nobody who took the file say that the bank refused its transfer', () => {
    const facts = inReview(['accepted'], { payment: payment('sent') });
    expect(['jan', 'zofia'].map((who) => whyNot('reject-transfer', facts, who))).toEqual([
      'another_than_taker',
      undefined,
    ]);
  });

  it('lets nobody decide on the appeal against their own refusal', () => {
    const refusal = { appealUntil: '2026-06-10', appealedAt: new Date('2026-06-01'), by: 'anna' };
    const facts = { ...calm, status: 'appealed' as const, refusal };
    expect(whyNot('decide-appeal', facts, 'anna')).toBe('another_than_refuser');
    expect(targetsOf('decide-appeal', facts)).toContain('under_review');
  });

  it('lets an appeal be made once, and until its last day', () => {
    const rejected = (appealUntil: string, appealedAt: Date | null = null) =>
      mayAct('appeal', { ...calm, status: 'rejected', refusal: { appealUntil, appealedAt, by: null } });
    expect([rejected('2026-06-01'), rejected('2026-05-31')]).toEqual([true, false]);
    expect(rejected('2026-06-01', new Date('2026-05-20'))).toBe(false);
  });

  it('takes no energy data and no plan that could not become an application in time', () => {
    for (const [action, facts] of [
      ['measure', { ...calm, status: 'verified', isCallback: true }],
      ['measure-again', { ...calm, wasMeasured: true }],
      ['plan', { ...calm, wasMeasured: true }],
    ] as const) {
      expect(whyNot(action, { ...facts, today: facts.lastSendDay })).toBeUndefined();
      expect(whyNot(action, { ...facts, today: '2027-01-01' })).toBe('can_be_sent_in_time');
    }
  });

  it('sends and signs nothing whose works cannot be done in the programme any more, and ends what waits for it', () => {
    const late = { ...calm, today: '2027-01-04' };
    expect(whyNot('send', late)).toBe('can_be_sent_in_time');
    expect(whyNot('sign', late)).toBe('status');
    expect(whyNot('sign', { ...late, status: 'contract_sent' })).toBe('can_be_signed_in_time');
    expect(nextMove({ ...late, status: 'completed' })).toEqual({
      party: 'clock',
      action: 'end-with-programme',
    });
  });

  it('pays less than agreed only once the applicant has answered, or the time to explain is over', () => {
    const hearing = { amountGr: 300_000, answerBy: '2026-06-15', isAnswered: false };
    const asked = inReview(['accepted'], { hearing });
    expect(nextMove(asked)).toEqual({ party: 'applicant', action: 'answer-hearing' });
    expect(whyNot('propose-payment', { ...asked, today: hearing.answerBy })).toBe('no_hearing_open');
    expect(whyNot('propose-payment', { ...asked, today: '2026-06-16' })).toBeUndefined();
    expect(
      whyNot('propose-payment', { ...asked, hearing: { ...hearing, isAnswered: true } }),
    ).toBeUndefined();
  });

  it('tells whose move it is in the settlement', () => {
    const moves = [
      inReview([null]),
      inReview(['accepted']),
      inReview(['accepted'], { payment: payment('proposed') }),
      inReview(['accepted'], { payment: payment('approved') }),
      inReview(['accepted'], { payment: payment('sent') }),
      inReview(['accepted'], { payment: payment('returned'), isAccountInQuestion: true }),
    ].map((facts) => nextMove(facts)?.action);
    expect(moves).toEqual([
      'judge-document',
      'propose-payment',
      'approve-payment',
      'take-bank-file',
      'book-payment',
      'clear-account',
    ]);
  });

  it('shows an applicant who waits for the office that only withdrawing is left', () => {
    expect(actionsOf(['applicant'], { ...calm, status: 'under_review' })).toEqual(['withdraw']);
  });
});
