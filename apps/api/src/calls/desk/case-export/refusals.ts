import { type Language, say } from '@ndp/flows/message.ts';
import { formatDate } from '@ndp/flows/numbers.ts';
import { refusal } from '../../../platform/refusals.ts';
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
