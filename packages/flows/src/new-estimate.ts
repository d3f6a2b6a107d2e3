import type { Standing } from '@ndp/domain/programs/timetable.ts';
import { takesEstimates } from '@ndp/domain/programs/timetable.ts';
import { type Language, type Messages, say } from './message.ts';
import { formatDate } from './numbers.ts';

/** Whether and from when on a programme takes a new application, as it stands. */
export type Opening = Pick<Standing, 'state' | 'opensOn'>;

export const newEstimateMessages = {
  open: {
    pl: 'Nowy wniosek możesz złożyć na stronie programu.',
    en: 'You can make a new application on the programme’s website.',
  },
  opens: {
    pl: 'Nowy wniosek będzie można złożyć na stronie programu od {day}.',
    en: 'A new application can be made on the programme’s website from {day}.',
  },
  none: {
    pl: 'Program nie przyjmuje teraz nowych wniosków. Na jego stronie możesz zostawić adres e-mail: napiszemy, gdy znów będzie je przyjmował.',
    en: 'The programme takes no new applications now. You can leave an email address on its website, and we will write once it takes them again.',
  },
} as const satisfies Messages;

/** What can be done after a case has ended: a new application where the programme takes any, and from when on. */
export function sayNewEstimate({ state, opensOn }: Opening, language: Language): string {
  if (takesEstimates(state)) return say(newEstimateMessages.open, language);
  if (!opensOn) return say(newEstimateMessages.none, language);
  return say(newEstimateMessages.opens, language, { day: formatDate(opensOn, language) });
}
