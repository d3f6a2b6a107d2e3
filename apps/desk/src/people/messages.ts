import type { Messages } from '@ndp/flows/message.ts';

export const peopleMessages = {
  title: { pl: 'Osoby: {partner}', en: 'People: {partner}' },
  lead: {
    pl: 'Kto decyduje w sprawie, nie zatwierdza jej wypłaty. Własnych ról nie można zmienić, a jedyny administrator zostaje.',
    en: 'Whoever decides in a case does not approve its payment. Nobody changes their own roles, and the only administrator stays.',
  },
  name: { pl: 'Osoba', en: 'Person' },
  seen: { pl: 'Ostatnie logowanie', en: 'Last log-in' },
  never: { pl: 'jeszcze nigdy', en: 'never yet' },
  me: { pl: '(to Ty)', en: '(this is you)' },
  role_of: { pl: '{role}: {name}', en: '{role}: {name}' },
} as const satisfies Messages;
