import type { Messages } from '@ndp/flows/message.ts';

export const plainMessages = {
  crowded: {
    pl: 'Portal odwiedza teraz więcej osób niż zwykle, dlatego przeglądarka musi wykonać krótkie obliczenie zabezpieczające, a do tego potrzebuje JavaScript. Włącz JavaScript i wyślij ponownie albo spróbuj bez niego za kilka minut.',
    en: 'More people than usual are visiting the portal, so the browser has to do a short computation for protection, and needs JavaScript for it. Switch JavaScript on and send again, or try without it in a few minutes.',
  },
} as const satisfies Messages;
