import type { Messages } from '@ndp/flows/message.ts';

export const plainMessages = {
  crowded: {
    pl: 'Portal odwiedza teraz więcej osób niż zwykle. Bez JavaScript odczekaj {count, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}} i wyślij ponownie z tej strony.',
    en: 'More people than usual are visiting the portal. Without JavaScript, wait {count, plural, one {# second} other {# seconds}}, then send again from this page.',
  },
} as const satisfies Messages;
