import { describe, expect, it } from 'vitest';
import { fitsSigner, isPersonalName, isSameName } from './signer-name.ts';

describe('a name typed as a signature', () => {
  it.each([
    ['Łukasz Żółć', 'Łukasz Żółć'],
    ['lukasz zolc', 'Łukasz Żółć'],
    ['ŁUKASZ ŻÓŁĆ', 'Łukasz Żółć'],
    ['Z\u0307o\u0301łc\u0301 Łukasz', 'Łukasz Żółć'],
    ['  Anna   Nowak ', 'Anna Nowak'],
    ['Anna\u00a0Nowak', 'Anna Nowak'],
    ['Nowak, Anna', 'Anna Nowak'],
    ['Anna Nowak Kowalska', 'Anna Nowak-Kowalska'],
    ['Kowalska‑Nowak Anna', 'Anna Nowak-Kowalska'],
    ['AnnaNowak', 'Anna Nowak'],
    ['Nguyen Thi Anh Tuyet', 'Nguyễn Thị Ánh Tuyết'],
    ['Tuyết Nguyễn Thị Ánh', 'Nguyễn Thị Ánh Tuyết'],
    ['Dang Van Duc', 'Đặng Văn Đức'],
    ['Sean O’Brien', "Seán O'Brien"],
    ['Bjorn Sorensen', 'Bjørn Sørensen'],
    ['Jurgen Grossmann', 'Jürgen Großmann'],
  ])('“%s” is %s', (typed, known) => {
    expect(isSameName(typed, known)).toBe(true);
  });

  it.each([
    ['Pan Tadeusz', 'Anna Nowak'],
    ['Anna', 'Anna Nowak'],
    ['Nowak', 'Anna Nowak'],
    ['A. Nowak', 'Anna Nowak'],
    ['Anna Nowakowa', 'Anna Nowak'],
    ['Anna Maria Nowak', 'Anna Nowak'],
    ['Anna Kowalska', 'Anna Nowak-Kowalska'],
    ['Łukasz Żółw', 'Łukasz Żółć'],
    ['Anna Anna Nowak', 'Anna Nowak'],
    ['', 'Anna Nowak'],
    ['… – !', 'Anna Nowak'],
    ['', ''],
  ])('“%s” is not %s', (typed, known) => {
    expect(isSameName(typed, known)).toBe(false);
  });

  it.each([
    ['Józef Wróbel', true],
    ['Maria Skłodowska-Curie', true],
    ['Đặng Văn Đức', true],
    ["Seán O'Brien", true],
    ['Wróbel', false],
    ['Wspólnota Łąkowa 7', false],
    ['J W', false],
    ['12 34', false],
    ['', false],
  ])('of somebody who represents an organisation may be “%s”: %s', (typed, isOne) => {
    expect(isPersonalName(typed)).toBe(isOne);
  });

  it('of a person must be that person’s, of an organisation any person’s', () => {
    expect(fitsSigner('Józef Wróbel', { kind: 'person', name: 'Anna Nowak' })).toBe(false);
    expect(fitsSigner('Józef Wróbel', { kind: 'organisation', name: 'Wspólnota Łąkowa 7' })).toBe(true);
    expect(fitsSigner('Wspólnota Łąkowa 7', { kind: 'organisation', name: 'Wspólnota Łąkowa 7' })).toBe(
      false,
    );
  });

  it('takes of two who sign together two persons: each under a name of their own', () => {
    const first = { kind: 'organisation', name: 'Wspólnota Łąkowa 7', other: 'Bożena Dąb-Krótka' } as const;
    expect(fitsSigner('Józef Wróbel', first)).toBe(true);
    expect(fitsSigner('dab krotka bozena', first)).toBe(false);
    const second = {
      kind: 'representative',
      name: 'Bożena Dąb-Krótka',
      other: 'Wspólnota Łąkowa 7',
    } as const;
    expect(fitsSigner('Bożena Dąb-Krótka', second)).toBe(true);
    expect(fitsSigner('Józef Wróbel', second)).toBe(false);
  });
});
