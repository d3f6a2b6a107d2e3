import type { Message } from '../../message.ts';
import type { QuoteAnswer } from '../quote-answer.ts';

type Reason = NonNullable<QuoteAnswer['explanation']['reason']>;

/** Why there is no amount, in the visitor's words. */
export const zeroReasonMessages: Readonly<Record<Reason, Message>> = {
  no_saving: {
    pl: 'Z podanych odpowiedzi wynika, że wymiana nie zmniejszy zużycia energii na tyle, aby można było przyznać dofinansowanie.',
    en: 'According to the answers given, the replacement would not save enough energy for funding to be granted.',
  },
  not_in_reference_set: {
    pl: 'Przepisy, według których działa ten program, nie obejmują wybranego źródła ciepła.',
    en: 'The rules this programme follows do not cover the heat source chosen.',
  },
  programme_closed: {
    pl: 'Ten program nie przyjmuje już nowych wniosków: jego pula została rozdzielona albo minął jego termin. Żadna z odpowiedzi tego nie zmieni. O kolejny program można zapytać pod adresem podanym na dole strony.',
    en: 'This programme no longer takes new applications: its funds have been allocated or its time is over. No answer can change that. The contact at the foot of the page can tell about the next programme.',
  },
};

export const zeroMessages = {
  title: { pl: 'Dla tych odpowiedzi kwota wynosi {amount}', en: 'For these answers the amount is {amount}' },
  change: { pl: 'Co można zmienić', en: 'What could be changed' },
} as const;
