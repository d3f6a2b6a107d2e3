import { isPolishIban } from '@ndp/domain/identifiers/iban.ts';
import { checkLandRegister } from '@ndp/domain/identifiers/land-register.ts';
import { checkNip } from '@ndp/domain/identifiers/nip.ts';
import { checkPesel } from '@ndp/domain/identifiers/pesel.ts';
import { checkRegon } from '@ndp/domain/identifiers/regon.ts';

/** Numbers that pass their checks, another one for each `n` from 0. The check digit is the one the check takes. */

const digits = [...'0123456789'];
const checkPairs = Array.from({ length: 97 }, (_, at) => padded(at + 2, 2));
const allAreBorn = '2000-01-01';

/** The personal number of a woman born between 1940 and 1999. */
export function peselOf(n: number): string {
  const [year, month, day] = [40 + (n % 60), 1 + (n % 12), 1 + (n % 28)].map((part) => padded(part, 2));
  const serial = padded(Math.floor(n / 420) * 2, 4);
  return firstPassing(
    digits.map((digit) => `${year}${month}${day}${serial}${digit}`),
    (pesel) => !checkPesel(pesel, allAreBorn),
  );
}

/** Where nine digits have no check digit, the nine after them have one. */
export function nipOf(n: number): string {
  const stems = [n * 2, n * 2 + 1].map((stem) => `123${padded(stem, 6)}`);
  return firstPassing(
    stems.flatMap((stem) => digits.map((digit) => stem + digit)),
    (nip) => !checkNip(nip),
  );
}

export function regonOf(n: number): string {
  return firstPassing(
    digits.map((digit) => `12${padded(n, 6)}${digit}`),
    (regon) => !checkRegon(regon),
  );
}

/** The court register's numbers have no check digit. */
export function krsOf(n: number): string {
  return padded(n + 1, 10);
}

export function ibanOf(n: number): string {
  return firstPassing(
    checkPairs.map((pair) => `PL${pair}10901014${padded(n, 16)}`),
    isPolishIban,
  );
}

export function landRegisterOf(n: number): string {
  return firstPassing(
    digits.map((digit) => `WA4M/${padded(n + 1, 8)}/${digit}`),
    (number) => !checkLandRegister(number),
  );
}

export function phoneOf(n: number): string {
  return String(600_000_000 + n);
}

function padded(number: number, length: number): string {
  return String(number).padStart(length, '0');
}

function firstPassing(candidates: readonly string[], passes: (candidate: string) => boolean): string {
  const found = candidates.find(passes);
  if (found === undefined) throw new RangeError(`none passes: ${candidates[0]} …`);
  return found;
}
