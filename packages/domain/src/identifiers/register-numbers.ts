import { checkKrs, normaliseKrs } from './krs.ts';
import { checkNip, normaliseNip } from './nip.ts';
import { checkRegon, normaliseRegon } from './regon.ts';

const registers = {
  krs: { normalise: normaliseKrs, check: checkKrs },
  nip: { normalise: normaliseNip, check: checkNip },
  regon: { normalise: normaliseRegon, check: checkRegon },
} as const;

/** The registers a firm stands in. */
export const registerNames = ['krs', 'nip', 'regon'] as const;
export type RegisterName = (typeof registerNames)[number];

/** A number of a firm as it is stored; null for one that is left empty. */
export function normaliseRegisterNumber(name: RegisterName, typed: string): string | null {
  return registers[name].normalise(typed) || null;
}

/** Whether it is such a number as it is stored, its check digit among its digits. KRS has none. */
export function isRegisterNumber(name: RegisterName, text: string): boolean {
  const { normalise, check } = registers[name];
  return normalise(text) === text && check(text) === undefined;
}
