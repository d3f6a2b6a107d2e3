import type { Messages } from '../../message.ts';

export const builtYearMessages = {
  title: { pl: 'Kiedy zbudowano budynek?', en: 'When was the building constructed?' },
  lead: {
    pl: 'Liczy się rok zakończenia budowy, nie remontu. Starsze budynki zużywają więcej energii, dlatego dostają więcej.',
    en: 'What counts is the year construction was completed, not a renovation. Older buildings use more energy, so they receive more.',
  },
  where: {
    pl: 'Rok budowy podaje pozwolenie na użytkowanie, akt notarialny lub polisa ubezpieczenia domu.',
    en: 'The year is stated in the occupancy permit, the notarial deed or the building’s insurance policy.',
  },
} as const satisfies Messages;
