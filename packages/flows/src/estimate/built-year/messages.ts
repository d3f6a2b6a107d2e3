import type { Messages } from '../../message.ts';

export const builtYearMessages = {
  title: { pl: 'Kiedy zbudowano budynek?', en: 'When was the building constructed?' },
  lead: {
    pl: 'Liczy się zakończenie budowy, nie remont. Starszy budynek dostaje więcej.',
    en: 'The end of construction counts, not a renovation. An older building receives more.',
  },
  where_title: { pl: 'Gdzie sprawdzić rok?', en: 'Where to find the year' },
  where: {
    pl: 'Podaje go pozwolenie na użytkowanie, akt notarialny lub polisa ubezpieczenia domu.',
    en: 'The year is stated in the occupancy permit, the notarial deed or the building’s insurance policy.',
  },
} as const satisfies Messages;
