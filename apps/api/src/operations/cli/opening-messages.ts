import type { StateReason } from '@ndp/domain/programs/timetable.ts';
import type { Message, Messages } from '@ndp/flows/message.ts';

/** What the command `waiting` says. */
export const openingMessages = {
  partner: { pl: 'partner', en: 'partner' },
  state: { pl: 'program', en: 'programme' },
  since: { pl: 'od', en: 'since' },
  opens_on: { pl: 'otwarcie', en: 'opens on' },
  confirmed: { pl: 'czeka', en: 'waiting' },
  asked: { pl: 'bez potwierdzenia', en: 'not confirmed' },
  announced: { pl: 'zapowiedziany', en: 'announced' },
  open: { pl: 'otwarty', en: 'open' },
  paused: { pl: 'wstrzymany', en: 'paused' },
  closed: { pl: 'zakończony', en: 'closed' },
  forgotten: {
    pl: 'Adres został usunięty. Nie dostanie powiadomienia o otwarciu.',
    en: 'The address was erased. It will not be told when a programme opens.',
  },
  not_waiting: {
    pl: 'Ten adres nie czeka na otwarcie żadnego programu.',
    en: 'This address does not wait for any programme to open.',
  },
} as const satisfies Messages;

export const reasonNames: Readonly<Record<StateReason, Message>> = {
  funds_used: { pl: 'pula rozdzielona', en: 'funds allocated' },
  time_over: { pl: 'minął termin', en: 'time over' },
};
