import type { Messages } from '@ndp/flows/message.ts';

export const shellMessages = {
  skip: { pl: 'Przejdź do treści', en: 'Skip to content' },
  language: { pl: 'Język', en: 'Language' },
  polish: { pl: 'Polski', en: 'Polish' },
  english: { pl: 'Angielski', en: 'English' },
  home: { pl: '{title}: strona główna', en: '{title}: home page' },
  about: { pl: 'O portalu, regulaminy i prywatność', en: 'About the portal, terms and privacy' },
  owner: {
    pl: 'Platforma należy do spółki obrotu towarami energetycznymi działającej w Polsce.',
    en: 'The platform belongs to a commodities company in Poland.',
  },
  contact: { pl: 'Kontakt', en: 'Contact' },
  documents: { pl: 'Dokumenty', en: 'Documents' },
  privacyPolicy: { pl: 'Polityka prywatności', en: 'Privacy policy' },
  platformRegulations: { pl: 'Regulamin platformy', en: 'Platform regulations' },
  programRegulations: { pl: 'Regulamin programu', en: 'Programme regulations' },
  accessibility: { pl: 'Deklaracja dostępności', en: 'Accessibility statement' },
  numbers: { pl: 'Program w liczbach', en: 'The programme in numbers' },
  translations: { pl: 'Teksty portalu', en: 'Portal texts' },
  basis: {
    pl: 'Zasady programu wynikają z art. 15a ustawy o efektywności energetycznej.',
    en: 'The programme rules come from article 15a of the Energy Efficiency Act.',
  },
} as const satisfies Messages;
