import { demonstrationNumbers, type Party } from './party.ts';

/** A company as its website names it (Commercial Companies Code, art. 206). */
interface Company extends Party {
  readonly address: string;
  readonly registerCourt: string;
  readonly shareCapitalPln: number;
}

/** The authorised entity that runs the platform, as documents and pages name it. A demonstration. */
export const platformOperator: Company = {
  name: 'NDP Demonstracyjny Obrót Towarowy sp. z o.o.',
  address: 'ul. Giełdowa 2, 00-001 Warszawa',
  ...demonstrationNumbers,
  registerCourt: 'Sąd Rejonowy dla m.st. Warszawy',
  shareCapitalPln: 50_000,
};
