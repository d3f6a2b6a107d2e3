import type { ProgrammeTerms } from '../clause-text.ts';

export const duon: ProgrammeTerms = {
  activity: {
    pl: 'Organizator sprzedaje energię elektryczną i gaz odbiorcom końcowym.',
    en: 'The Organiser sells electricity and gas to end users.',
  },
  conditions: [
    {
      pl: 'Prace przy instalacji gazowej i elektrycznej wykonują osoby mające wymagane uprawnienia. Dofinansowanie nie obejmuje przyłączenia do sieci gazowej ani zwiększenia mocy przyłączeniowej.',
      en: 'Works on gas and electrical installations are carried out by persons with the required licences. The funding covers neither a connection to the gas network nor an increase of the connected power.',
    },
    {
      pl: 'Zawarcie lub utrzymanie umowy sprzedaży energii albo gazu z Organizatorem nie jest warunkiem wypłaty.',
      en: 'Payment does not depend on concluding or keeping a supply contract for electricity or gas with the Organiser.',
    },
  ],
};
