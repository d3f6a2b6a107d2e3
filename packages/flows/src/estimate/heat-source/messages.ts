import type { Messages } from '../../message.ts';

export const heatSourceMessages = {
  title: { pl: 'Jakie będzie nowe źródło ciepła?', en: 'What will the new heat source be?' },
  lead: {
    pl: 'Wybór można później zmienić. Przy kwocie będzie widać, ile dałyby inne źródła.',
    en: 'The choice can be changed later. The amount comes with a comparison of the other sources.',
  },
  sub_type: { pl: 'Rodzaj: {source}', en: 'Type: {source}' },
  sub_type_help: {
    pl: 'Rodzaj urządzenia podaje oferta wykonawcy lub karta produktu.',
    en: 'The installer’s offer or the product card says which type it is.',
  },
} as const satisfies Messages;
