import { describe, expect, it } from 'vitest';
import { accountProof, proofLettersIn, proofTitle } from './account-proof.ts';

const own = (bookedOn: string) => ({ isFromAccount: true, bookedOn });
const other = (bookedOn: string) => ({ isFromAccount: false, bookedOn });

describe('an account proven by one grosz', () => {
  it.each([
    ['nothing came', [], { state: 'waiting', on: null }],
    ['it came from the account', [own('2026-12-01')], { state: 'proven', on: '2026-12-01' }],
    ['it came from another account', [other('2026-12-01')], { state: 'other', on: '2026-12-01' }],
    [
      'it came from both, and the account counts',
      [own('2026-12-01'), other('2026-12-03'), own('2026-12-02')],
      { state: 'proven', on: '2026-12-02' },
    ],
  ])('when %s', (_case, transfers, expected) => {
    expect(accountProof(transfers)).toEqual(expected);
  });

  it.each([
    ['as it was told', 1, proofTitle('7K3QXM2P'), ['7K3QXM2P']],
    ['in small letters, broken by the bank, among other words', 1, 'przelew konto 7k3q xm 2p', ['7K3QXM2P']],
    ['with the code cut off', 1, 'KONTO-7K3Q-XM', []],
    ['with another amount', 100, proofTitle('7K3QXM2P'), []],
    ['that went out', -1, proofTitle('7K3QXM2P'), []],
  ])('is looked for in a title %s', (_case, amountGr, title, expected) => {
    expect(proofLettersIn({ amountGr, title })).toEqual(expected);
  });
});
