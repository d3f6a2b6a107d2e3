import type { ProgrammeTerms } from '../clause-text.ts';

export const mpec: ProgrammeTerms = {
  activity: {
    pl: 'Organizator wytwarza, przesyła i sprzedaje ciepło z sieci ciepłowniczej.',
    en: 'The Organiser produces, transmits and sells heat from a heat network.',
  },
  conditions: [
    {
      pl: 'Jeżeli Przedsięwzięcie polega na przyłączeniu Budynku do sieci ciepłowniczej, wykonuje się je zgodnie z warunkami przyłączenia. Umowa nie zastępuje tych warunków ani umowy o przyłączenie.',
      en: 'If the Project is a connection of the Building to a heat network, it is carried out in line with the connection conditions. The Agreement replaces neither these conditions nor the connection contract.',
    },
    {
      pl: 'Przyłącze i węzeł cieplny podlegają odbiorowi przez przedsiębiorstwo ciepłownicze, które przyłącza Budynek. Wykonawcę instalacji wewnętrznej wybiera Odbiorca.',
      en: 'The connection pipe and the substation are accepted by the heat company that connects the Building. The End User chooses the installer of the internal installation.',
    },
  ],
};
