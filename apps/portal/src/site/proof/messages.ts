import type { Messages } from '@ndp/flows/message.ts';

export const proofMessages = {
  computing: {
    pl: 'Portal odwiedza teraz więcej osób niż zwykle, dlatego przeglądarka wykonuje krótkie obliczenie zabezpieczające. Nie musisz nic robić; potrwa to kilka sekund.',
    en: 'The portal has more visitors than usual, so the browser is doing a short safety calculation. There is nothing you have to do; it takes a few seconds.',
  },
} as const satisfies Messages;
