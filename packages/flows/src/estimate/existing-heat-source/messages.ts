import type { Messages } from '../../message.ts';

export const existingHeatSourceMessages = {
  title: { pl: 'Co ogrzewa budynek teraz?', en: 'What heats the building now?' },
  lead: {
    pl: 'Chodzi o główne źródło ciepła, które zostanie wymienione i zlikwidowane. Nie zmienia ono kwoty dofinansowania.',
    en: 'This is the main source, the one to be replaced and removed. It does not change the amount of funding.',
  },
} as const satisfies Messages;
