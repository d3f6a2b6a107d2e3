import { describe, expect, it } from 'vitest';
import { judgeOwnSignature, matchPerson, type OwnSignature } from './own-signature.ts';

const expected = {
  kind: 'person',
  name: 'Łucja Żółć-Nowak',
  pesel: '80010112345',
} as const;
const organisation = { kind: 'organisation', name: 'Wspólnota przy Lipowej' } as const;
const found: OwnSignature = {
  person: { givenNames: 'ŁUCJA MARIA', surname: 'ŻÓŁĆ-NOWAK' },
  holder: 'ŁUCJA MARIA ŻÓŁĆ-NOWAK',
  issuer: 'Centrum',
  validFrom: '2026-01-01T00:00:00.000Z',
  validTo: '2027-01-01T00:00:00.000Z',
  algorithm: 'RSA 2048, SHA-256',
  trusted: 'Centrum',
};
const now = new Date('2026-11-21T11:00:00Z');

describe('the person a certificate names', () => {
  it.each([
    [{ givenNames: 'Łucja', surname: 'Żółć-Nowak' }, 'same'],
    [{ givenNames: 'LUCJA MARIA', surname: 'ZOLC NOWAK' }, 'same'],
    [{ givenNames: 'Maria Łucja', surname: 'Żółć-Nowak' }, 'same'],
    [{ givenNames: 'Łucja Maria', surname: 'Żółćnowak' }, 'same'],
    [{ givenNames: 'Łucja', surname: 'Kowalska', pesel: expected.pesel }, 'same'],
    [{ givenNames: 'Łucja', surname: 'Żółć-Nowak', pesel: '80010112352' }, 'other'],
    [{ givenNames: 'Łucja', surname: 'Żółć' }, 'other'],
    [{ givenNames: 'Maria', surname: 'Żółć-Nowak' }, 'other'],
    [{ givenNames: 'Jan', surname: 'Żółć-Nowak' }, 'other'],
    [{}, 'unnamed'],
    [{ surname: 'Żółć-Nowak' }, 'unnamed'],
  ])('%j is, to Łucja Żółć-Nowak: %s', (certified, match) => {
    expect(matchPerson(certified, expected)).toBe(match);
  });

  it('may represent an organisation, which no certificate of a person says', () => {
    expect(matchPerson(found.person, organisation)).toBe('representative');
    expect(matchPerson({}, organisation)).toBe('unnamed');
  });

  it.each([
    ['Jan Kowalski', 'representative'],
    ['Łucja Żółć-Nowak', 'other'],
    ['Żółć-Nowak Maria', 'other'],
  ])('does not represent it where %s is asked to sign beside: %s', (name, match) => {
    expect(matchPerson(found.person, { ...organisation, other: name })).toBe(match);
  });
});

describe('a signature made elsewhere', () => {
  it.each([
    ['counts when the person is the one asked and the trust list leads to it', {}, 'signed'],
    ['waits for an officer when no trust list leads to it', { trusted: undefined }, 'waits'],
    ['waits for an officer when its certificate names no person', { person: {} }, 'waits'],
  ])('%s', (_what, change, outcome) => {
    expect(judgeOwnSignature({ ...found, ...change }, expected, now)).toMatchObject({ outcome });
  });

  it('of a representative waits for an officer, trusted or not', () => {
    expect(judgeOwnSignature(found, organisation, now)).toEqual({
      outcome: 'waits',
      match: 'representative',
    });
  });

  it.each([
    ['other_person', { person: { givenNames: 'Jan', surname: 'Kowalski' } }],
    ['expired', { validTo: '2026-11-21T11:00:00.000Z' }],
    ['expired', { validFrom: '2026-11-21T11:00:01.000Z' }],
  ])('is refused as %s', (fault, change) => {
    expect(judgeOwnSignature({ ...found, ...change }, expected, now)).toEqual({ outcome: 'refused', fault });
  });
});
