import { plainPln } from '@ndp/domain/money/grosze.ts';
import { formatPln } from '@ndp/flows/figures.ts';
import type { Language } from '@ndp/flows/message.ts';

/** Grosze as money is written: 383350 is “3 833,50 zł”; below zero with a minus, not a hyphen. */
export function formatGr(gr: number, language: Language): string {
  return formatPln(gr / 100, language, 2).replace('-', '−');
}

/** Grosze as a field takes them: 5000000 is “50000,00”. */
export function typeGr(gr: number, language: Language): string {
  return language === 'pl' ? plainPln(gr).replace('.', ',') : plainPln(gr);
}

/** Grosze of an amount as it is typed, “3 833,50”; undefined for anything else. */
export function readGr(typed: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(typed.replace(/\s/g, '')) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
