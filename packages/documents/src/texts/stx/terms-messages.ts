import type { ProgrammeTerms } from '../clause-text.ts';

export const stx: ProgrammeTerms = {
  activity: {
    pl: 'Organizator prowadzi obrót energią elektryczną i gazem oraz prawami majątkowymi związanymi z energią.',
    en: 'The Organiser trades in electricity, gas and property rights related to energy.',
  },
  conditions: [
    {
      pl: 'Wybór wykonawcy, także z listy Organizatora, należy do Odbiorcy i nie wpływa na wysokość dofinansowania. Organizator nie odpowiada za wykonanie montażu.',
      en: 'The choice of the installer, also from the Organiser’s list, belongs to the End User and does not affect the funding. The Organiser is not liable for the installation works.',
    },
    {
      pl: 'Przy montażu we własnym zakresie Nowe źródło uruchamia osoba mająca wymagane uprawnienia.',
      en: 'If the End User installs the New Source without an installer, it is started up by a person with the required licence.',
    },
  ],
};
