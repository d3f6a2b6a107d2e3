import { type Language, say } from '@ndp/flows/message.ts';
import { formatDate } from '@ndp/flows/numbers.ts';
import { refusal, refusalFor } from '../../../platform/refusals.ts';
import { erasureMessages } from './messages.ts';

/** A case file without the organiser’s seal would prove nothing. */
export class NoSealReady extends refusal(409, {
  pl: 'Pieczęci organizatora nie można teraz użyć, więc akta nie wyszły: bez niej niczego nie dowodzą. Powiedz o tym osobie, która prowadzi serwer, i spróbuj ponownie.',
  en: 'The organiser’s seal is not ready, so no case file was made: without it one proves nothing. Tell whoever runs the server, and try again.',
}) {}

/** The case was erased; what was done in it is all that stands. */
export class CaseErased extends refusal(410, erasureMessages.erased) {
  readonly day: string;

  /** @param day  Polish day of the erasure, `YYYY-MM-DD` */
  constructor(day: string) {
    super();
    this.day = day;
  }

  override valuesIn(language: Language) {
    return { day: formatDate(this.day, language), trail: say(erasureMessages.trail, language) };
  }
}

/** There is nothing to draw from, less than is asked for, or more than one list holds. */
export class NotDrawn extends refusalFor(409, {
  none: {
    pl: 'W tych dniach żadna sprawa nie doszła do wybranego stanu, więc nie ma z czego losować. Zmień stany, dni albo program.',
    en: 'No case came to a chosen status on these days, so there is nothing to draw from. Change the statuses, the days or the programme.',
  },
  too_few: {
    pl: 'Takich spraw jest mniej, niż chcesz wylosować: {count}. Wpisz najwyżej tyle albo wybierz więcej dni lub stanów.',
    en: 'There are fewer such cases than you want to draw: {count}. Type that number at most, or choose more days or statuses.',
  },
  too_many: {
    pl: 'Takich spraw jest więcej, niż mieści jedna lista: ponad {most}. Wybierz mniej dni lub stanów.',
    en: 'There are more such cases than one list holds: over {most}. Choose fewer days or statuses.',
  },
}) {}
