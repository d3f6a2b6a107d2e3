import { demonstrationNumbers, type Party } from './party.ts';

/** A company as its website names it (Commercial Companies Code, art. 206). */
interface Company extends Party {
  readonly address: string;
  /** In each language of its pages. */
  readonly registerCourt: { readonly pl: string; readonly en: string };
  readonly shareCapitalPln: number;
}

/** The authorised entity that runs the platform, as documents and pages name it. A demonstration. */
export const platformOperator: Company = {
  name: 'NDP Demonstracyjny Obrót Towarowy sp. z o.o.',
  address: 'ul. Giełdowa 2, 00-001 Warszawa',
  ...demonstrationNumbers,
  registerCourt: {
    pl: 'Sąd Rejonowy dla m.st. Warszawy',
    en: 'District Court for the Capital City of Warsaw',
  },
  shareCapitalPln: 50_000,
};
