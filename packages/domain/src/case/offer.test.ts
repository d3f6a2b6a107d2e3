import { expect, it } from 'vitest';
import { findOpenOffer, isOfferable, type MessageTopic } from './offer.ts';

it('an offer is looked at between the sending and the signature', () => {
  for (const status of ['completed', 'under_review', 'correction_requested', 'contract_sent']) {
    expect(isOfferable(status)).toBe(true);
  }
  for (const status of ['submitted', 'in_completion', 'contract_signed', 'paid', 'rejected', 'withdrawn']) {
    expect(isOfferable(status)).toBe(false);
  }
});

it('it waits until somebody answers, whatever else is written meanwhile', () => {
  const open = (...topics: (MessageTopic | null)[]) =>
    findOpenOffer(topics.map((topic, n) => ({ n, topic })))?.n;
  expect(open()).toBeUndefined();
  expect(open(null, 'offer', null)).toBe(1);
  expect(open('offer', 'offer_differs')).toBeUndefined();
  expect(open('offer', 'offer_differs', 'offer')).toBe(2);
});
