import { expect, it } from 'vitest';
import { groupTyped, ibanGroups, peselGroups } from './grouped-typing.ts';

const group = (text: string) => groupTyped(text, text.length, ibanGroups).text;

it('groups an account number the way banks print it', () => {
  expect(group('PL61109010140000071219812874')).toBe('PL61 1090 1014 0000 0712 1981 2874');
  expect(group('61109010140000071219812874')).toBe('61 1090 1014 0000 0712 1981 2874');
  expect(group('61')).toBe('61');
  expect(group('611')).toBe('61 1');
});

it('parts a personal number behind the day of birth', () => {
  const pesel = (text: string) => groupTyped(text, text.length, peselGroups).text;
  expect(pesel('44051401359')).toBe('440514 01359');
  expect(pesel('440514')).toBe('440514');
  expect(pesel('440514 0')).toBe('440514 0');
  expect(pesel('')).toBe('');
});

it('takes a number pasted with spaces, non-breaking spaces and dashes', () => {
  expect(group(' PL61\u00a01090-1014\u202f0000 0712 1981–2874 ')).toBe('PL61 1090 1014 0000 0712 1981 2874');
});

it('leaves the cursor behind the sign it stood behind', () => {
  expect(groupTyped('61 10901 014', 8, ibanGroups)).toEqual({ text: '61 1090 1014', caret: 9 });
  expect(groupTyped('6 1090', 1, ibanGroups)).toEqual({ text: '61 090', caret: 1 });
  expect(groupTyped('', 0, ibanGroups)).toEqual({ text: '', caret: 0 });
});

it('changes nothing but spaces, so a wrong sign stays to be seen', () => {
  expect(group('61x090')).toBe('61 x090');
  expect(group('<b>61</b>')).toBe('<b>6 1</b >');
  expect(group('1'.repeat(10_000))).toBe('1'.repeat(10_000));
});
