import type { Messages } from '../../message.ts';

export const existingHeatSourceMessages = {
  title: { pl: 'Co ogrzewa budynek teraz?', en: 'What heats the building now?' },
  lead: {
    pl: 'Główne źródło ciepła, które zostanie zlikwidowane. Nie zmienia kwoty.',
    en: 'The main source, the one to be removed. It does not change the amount.',
  },
} as const satisfies Messages;
