import { type Message, say } from '@ndp/flows/message.ts';
import { formatDate } from '@ndp/flows/numbers.ts';
import { Refusal, refusalFor } from '../../platform/refusals.ts';

/** Why a case is kept although somebody wants it erased (GDPR, article 17(3)(b) and (e)). */
const heldSentence = {
  pl: 'Twoich danych nie można jeszcze usunąć: w sprawie podpisano umowę, a dokumenty rozliczenia i możliwych roszczeń trzeba przechowywać co najmniej do {until} (art. 17 ust. 3 lit. b i e RODO).',
  en: 'Your data cannot be deleted yet: an agreement was signed, and the records of its settlement and of possible claims must be kept at least until {until} (GDPR, article 17(3)(b) and (e)).',
};

/** An agreement was signed, so the law wants the case kept. */
export class ErasureHeld extends Refusal {
  readonly status = 409;
  readonly sentence: Message;

  /** @param until  last day it is kept, `YYYY-MM-DD` */
  constructor(until: string) {
    super();
    this.sentence = {
      pl: say(heldSentence, 'pl', { until: formatDate(until, 'pl') }),
      en: say(heldSentence, 'en', { until: formatDate(until, 'en') }),
    };
  }
}

/** Why an erasure is not proposed or decided on. */
export class ErasureRefused extends refusalFor(409, {
  waits: {
    pl: 'Usunięcie tej sprawy jest już zaproponowane. Teraz decyduje o nim inna osoba.',
    en: 'To erase this case was proposed already. Another person decides on it now.',
  },
  gone: {
    pl: 'O usunięciu tej sprawy ktoś już zdecydował. Odśwież stronę.',
    en: 'Somebody has decided on erasing this case already. Reload the page.',
  },
  own: {
    pl: 'Usunięcie tej sprawy to Twoja propozycja, więc decyduje o nim inna osoba.',
    en: 'You proposed to erase this case, so another person decides on it.',
  },
}) {}
