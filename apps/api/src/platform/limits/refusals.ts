import type { Message, MessageValues } from '@ndp/flows/message.ts';
import { Refusal, refusal } from '../refusals.ts';

/** Too many calls from one place. */
export class TooMany extends Refusal {
  readonly status = 429;
  override readonly values: MessageValues;
  override readonly retryAfterSeconds: number;
  readonly sentence: Message;

  constructor(retryAfterSeconds: number) {
    super();
    this.retryAfterSeconds = retryAfterSeconds;
    const isLong = retryAfterSeconds > 90;
    this.values = { count: isLong ? Math.ceil(retryAfterSeconds / 60) : retryAfterSeconds };
    this.sentence = isLong ? tryInMinutes : tryInSeconds;
  }
}

const tryInSeconds: Message = {
  pl: 'Zbyt wiele prób w krótkim czasie. Można spróbować ponownie za {count, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}}.',
  en: 'Too many attempts in a short time. Try again in {count, plural, one {# second} other {# seconds}}.',
};
const tryInMinutes: Message = {
  pl: 'Zbyt wiele prób w krótkim czasie. Można spróbować ponownie za {count, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}}.',
  en: 'Too many attempts in a short time. Try again in {count, plural, one {# minute} other {# minutes}}.',
};

/** The server has as much to do at this moment as it can hold. */
export class Busy extends refusal(503, {
  pl: 'Portal obsługuje teraz bardzo wiele osób. Można spróbować ponownie za {count, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}}; wpisane odpowiedzi nie przepadły.',
  en: 'The portal is serving very many people at the moment. It can be tried again in {count, plural, one {# second} other {# seconds}}; your answers are not lost.',
}) {
  override readonly retryAfterSeconds = 10;
  override readonly values: MessageValues = { count: this.retryAfterSeconds };
}
