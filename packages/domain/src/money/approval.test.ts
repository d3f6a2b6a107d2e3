import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { approverProblem } from '../case/approvers.ts';
import { accountQuestion } from './account-look.ts';
import { approvalsNeeded, needsRelease, strictest, usualThresholds } from './approval.ts';
import { changedParts, type FrozenLine, frozenText } from './frozen-line.ts';
import { isLive, mayPaymentMove, type PaymentState, paymentStates } from './payment-states.ts';

describe('an approval', () => {
  it('is once by anybody, but never by who proposed or decided in the case', () => {
    const person = fc.constantFrom('Ola', 'Zofia', 'Jan', 'Ewa', 'Piotr');
    fc.assert(
      fc.property(
        person,
        fc.uniqueArray(person),
        fc.array(person, { maxLength: 20 }),
        (proposer, deciders, tries) => {
          const approvedBy: string[] = [];
          for (const who of tries) {
            if (!approverProblem(who, { proposedBy: proposer, approvedBy, deciders })) approvedBy.push(who);
          }
          const others = new Set(tries.filter((who) => who !== proposer && !deciders.includes(who)));
          expect(approvedBy).toEqual([...others]);
        },
      ),
    );
  });

  it('is needed twice above the threshold of a payment or of a payee, and a batch above its own is released', () => {
    const { paymentGr, payeeGr, batchGr } = usualThresholds;
    expect(approvalsNeeded(paymentGr, payeeGr, usualThresholds)).toBe(1);
    expect(approvalsNeeded(paymentGr + 1, payeeGr, usualThresholds)).toBe(2);
    expect(approvalsNeeded(1, payeeGr + 1, usualThresholds)).toBe(2);
    expect([needsRelease(batchGr, usualThresholds), needsRelease(batchGr + 1, usualThresholds)]).toEqual([
      false,
      true,
    ]);
  });

  it('is needed as often as the thresholds of then or those of now ask, whichever ask for more', () => {
    const gr = fc.integer({ min: 1, max: 100 });
    const thresholds = fc.record({ paymentGr: gr, payeeGr: gr, batchGr: gr });
    fc.assert(
      fc.property(gr, gr, thresholds, thresholds, (amount, payee, now, then) => {
        const needed = approvalsNeeded(amount, payee, strictest(now, then));
        expect(needed).toBe(
          Math.max(approvalsNeeded(amount, payee, now), approvalsNeeded(amount, payee, then)),
        );
        expect(needsRelease(amount, strictest(now, then))).toBe(
          needsRelease(amount, now) || needsRelease(amount, then),
        );
        expect(strictest(now, null)).toEqual(now);
      }),
    );
  });

  it('holds for exactly what was approved: a change of any part makes another text', () => {
    const line: FrozenLine = {
      reference: 'NDP-2026-AAAAAA',
      attempt: 1,
      amountGr: 1,
      account: '1',
      name: 'Łucja',
      address: 'Złota 1',
      title: 'Dofinansowanie',
      documents: ['b', 'a'],
    };
    expect(frozenText({ ...line, documents: ['a', 'b'] })).toBe(frozenText(line));
    const changes: Partial<FrozenLine>[] = [
      { reference: 'NDP-2026-AAAAAB' },
      { attempt: 2 },
      { amountGr: 2 },
      { account: '2' },
      { name: 'Lucja' },
      { address: 'Złota 2' },
      { title: 'x' },
      { documents: ['a'] },
    ];
    for (const change of changes) {
      expect(frozenText({ ...line, ...change })).not.toBe(frozenText(line));
      expect(changedParts(line, { ...line, ...change })).toEqual(Object.keys(change));
    }
    expect(frozenText({ ...line, name: 'a","b', address: 'c' })).not.toBe(
      frozenText({ ...line, name: 'a', address: 'b","c' }),
    );
  });
});

describe('a payment', () => {
  it('reaches the bank only approved, and is booked once, from wherever somebody has put it meanwhile', () => {
    const ways = (from: PaymentState): PaymentState[] =>
      paymentStates.filter((to) => mayPaymentMove(from, to));
    const before = (to: PaymentState) => paymentStates.filter((from) => mayPaymentMove(from, to));
    expect(before('file_made')).toEqual(['approved']);
    expect(before('booked')).toEqual(
      paymentStates.filter((state) => state !== 'booked' && state !== 'returned'),
    );
    expect(before('approved')).toEqual(['proposed', 'file_made', 'sent']);
    const ended = paymentStates.filter((state) => !isLive(state));
    expect(ended.map(ways)).toEqual([['booked'], []]);
  });
});

describe('an account', () => {
  const at = { signedAt: 10, savedAt: 5, returnedAt: null, lookedAt: null };
  it.each([
    [{}, undefined],
    [{ savedAt: 10 }, undefined],
    [{ savedAt: 11 }, 'changed'],
    [{ savedAt: 11, lookedAt: 11 }, undefined],
    [{ savedAt: 13, lookedAt: 12 }, 'changed'],
    [{ returnedAt: 20 }, 'returned'],
    [{ returnedAt: 20, lookedAt: 15 }, 'returned'],
    [{ returnedAt: 20, lookedAt: 21 }, undefined],
  ])('that changed after signing or sent money back waits for a person: %j', (change, question) => {
    expect(accountQuestion({ ...at, ...change })).toBe(question);
  });
});
