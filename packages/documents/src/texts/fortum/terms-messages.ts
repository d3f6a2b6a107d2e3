import type { ProgrammeTerms } from '../clause-text.ts';

export const fortum: ProgrammeTerms = {
  activity: {
    pl: 'Organizator sprzedaje ciepło i energię elektryczną odbiorcom końcowym, w tym wspólnotom i spółdzielniom mieszkaniowym.',
    en: 'The Organiser sells heat and electricity to end users, among them housing communities and cooperatives.',
  },
  conditions: [
    {
      pl: 'Przedsięwzięcie obejmuje zawsze cały Budynek, a nie pojedynczy lokal.',
      en: 'The Project always covers the whole Building and not a single flat.',
    },
    {
      pl: 'Wspólnota albo spółdzielnia przedstawia uchwałę o wykonaniu Przedsięwzięcia, jeżeli wymagają tego jej przepisy wewnętrzne.',
      en: 'A housing community or cooperative presents a resolution on carrying out the Project if its own rules require one.',
    },
  ],
};
