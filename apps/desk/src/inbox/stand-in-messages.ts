import type { Messages } from '@ndp/flows/message.ts';

/** In the list of cases and in a case. */
export const standInMessages = {
  you: {
    pl: '{name} (zastępujesz)',
    en: '{name} (you stand in)',
  },
  other: {
    pl: '{name} (zastępuje: {substitute})',
    en: '{name} ({substitute} stands in)',
  },
  today: {
    pl: 'Zastępujesz: {name}, do {day}. Sprawy tej osoby są w widokach „Mój dzień” i „Moje”.',
    en: 'You stand in for {name} until {day}. Their cases are in “My day” and “Mine”.',
  },
} as const satisfies Messages;
