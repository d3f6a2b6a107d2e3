import { Refusal } from '@ndp/domain/refusal.ts';
import type { Message, MessageValues } from '@ndp/flows/message.ts';
import type { Problem } from '@ndp/flows/problems.ts';

/** A refusal with the sentence the visitor reads. */
export abstract class ToldRefusal extends Refusal {
  abstract readonly sentence: Message;
  readonly values: MessageValues = {};
  /** What goes with the sentence, for the browser. */
  readonly headers: Readonly<Record<string, string>> = {};
}

/** No partner's portal stands at the address the call came from. */
export class UnknownPartner extends ToldRefusal {
  readonly code = 'UNKNOWN_PARTNER';
  readonly status = 404;
  readonly sentence = {
    pl: 'Pod tym adresem nie działa żaden portal. Sprawdź adres strony i otwórz ją ponownie.',
    en: 'There is no portal at this address. Check the address of the page and open it again.',
  };
}

/** One refusal for an unknown, foreign, expired and revoked link: it must not tell which applications exist. */
export class LinkNotValid extends ToldRefusal {
  readonly code = 'INVALID_TOKEN';
  readonly status = 404;
  readonly sentence = {
    pl: 'Ten link nie otwiera żadnego wniosku. Adres musi być dokładnie taki jak w wiadomości e-mail; jeśli link wygasł, poproś o nowy.',
    en: 'This link does not open any application. The address must be exactly as in the e-mail; if the link has expired, ask for a new one.',
  };
}

/** The address is confirmed, so it is no longer a typing mistake. */
export class AddressConfirmed extends ToldRefusal {
  readonly code = 'ADDRESS_CONFIRMED';
  readonly status = 409;
  readonly sentence = {
    pl: 'Ten adres e-mail został już potwierdzony i nie można go tu zmienić. Otwórz link z wiadomości, aby przejść do wniosku.',
    en: 'This e-mail address has already been confirmed and cannot be changed here. Open the link from the message to continue.',
  };
}

/** The application was sent, so its sections are closed. */
export class AlreadySubmitted extends ToldRefusal {
  readonly code = 'ALREADY_SUBMITTED';
  readonly status = 409;
  readonly sentence = {
    pl: 'Ten wniosek został już wysłany, więc nie można go tu zmienić. Otwórz podsumowanie wniosku: dopóki nie zaczęło się podpisywanie, dane można tam poprawić.',
    en: 'This application has already been sent and cannot be changed here. Open its overview: until signing begins, the data can be corrected there.',
  };
}

/** An earlier step is not complete. */
export class StepMissing extends ToldRefusal {
  readonly code = 'STEP_MISSING';
  readonly status = 409;
  readonly sentence: Message;

  /** @param step  the step to fill in first, as the stepper calls it */
  constructor(step: Message) {
    super();
    this.sentence = {
      pl: `Najpierw należy zapisać etap „${step.pl}”. Wróć do niego i uzupełnij dane.`,
      en: `The step “${step.en}” has to be saved first. Go back to it and complete the data.`,
    };
  }
}

/** The section was saved elsewhere since this caller read it. */
export class SectionChanged extends ToldRefusal {
  readonly code = 'SECTION_CHANGED';
  readonly status = 412;
  readonly sentence = {
    pl: 'Te dane zapisano w międzyczasie w innym oknie. Sprawdź obie wersje i wybierz, która ma zostać.',
    en: 'These data were saved in another window in the meantime. Compare both versions and choose which one to keep.',
  };
  /** The application as it stands now, shaped as the calls answer it. */
  readonly current: unknown;

  constructor(current: unknown) {
    super();
    this.current = current;
  }
}

/** Nothing was sent yet that could be corrected, or the application is being processed. */
export class CorrectionClosed extends ToldRefusal {
  readonly code = 'CORRECTION_CLOSED';
  readonly status = 409;
  readonly sentence: Message;

  constructor(reason: keyof typeof correctionReasons) {
    super();
    this.sentence = correctionReasons[reason];
  }
}

const correctionReasons = {
  open: {
    pl: 'Ten wniosek nie został jeszcze wysłany. Dane można zmienić wprost w formularzu.',
    en: 'This application has not been sent yet. The data can be changed in the form itself.',
  },
  processed: {
    pl: 'Ten wniosek jest już rozpatrywany, więc nie można go tu poprawić. W sprawie zmian prosimy o kontakt; e-mail i telefon są na dole strony.',
    en: 'This application is already being processed and can no longer be corrected here. Please get in touch about changes; e-mail and phone are at the bottom of the page.',
  },
} as const satisfies Record<string, Message>;

/** Nobody has signed the papers yet, or not everybody. */
export class PapersNotSigned extends ToldRefusal {
  readonly code = 'PAPERS_NOT_SIGNED';
  readonly status = 409;
  readonly sentence = {
    pl: 'Dokumenty nie są jeszcze podpisane, więc nie można ich pobrać. Po podpisaniu przyjdzie e-mail z linkiem do nich.',
    en: 'The documents are not signed yet and cannot be downloaded. Once they are signed, an e-mail brings a link to them.',
  };
}

/** The agreement is signed, or the application has ended. */
export class WithdrawalClosed extends ToldRefusal {
  readonly code = 'WITHDRAWAL_CLOSED';
  readonly status = 409;
  readonly sentence = {
    pl: 'Tego wniosku nie można już tu wycofać. Po podpisaniu umowy prosimy o kontakt; e-mail i telefon są na dole strony.',
    en: 'This application can no longer be withdrawn here. After signing the agreement please get in touch; e-mail and phone are at the bottom of the page.',
  };
}

/** The address register could not be opened. */
export class AddressesAway extends ToldRefusal {
  readonly code = 'ADDRESSES_AWAY';
  readonly status = 503;
  readonly sentence = {
    pl: 'Lista miejscowości jest chwilowo niedostępna. Wpisz adres ręcznie albo spróbuj ponownie za chwilę.',
    en: 'The list of places is unavailable for the moment. Type the address in, or try again shortly.',
  };
}

/** The programme takes applications by the other call. */
export class WrongSubmission extends ToldRefusal {
  readonly code = 'WRONG_SUBMISSION';
  readonly status = 400;
  readonly sentence = {
    pl: 'W tym programie wykonawcę wskazuje się w inny sposób. Odśwież stronę i wyślij zgłoszenie ponownie.',
    en: 'This programme names the installer in another way. Reload the page and send the application again.',
  };
}

/** Too many calls from one place. */
export class TooMany extends ToldRefusal {
  readonly code = 'TOO_MANY';
  readonly status = 429;
  override readonly values: MessageValues;
  readonly retryAfterSeconds: number;
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
export class Busy extends ToldRefusal {
  readonly code = 'BUSY';
  readonly status = 503;
  readonly retryAfterSeconds = 10;
  override readonly values: MessageValues = { count: this.retryAfterSeconds };
  readonly sentence: Message = {
    pl: 'Portal obsługuje teraz bardzo wiele osób. Można spróbować ponownie za {count, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}}; wpisane odpowiedzi nie przepadły.',
    en: 'The portal is serving very many people at the moment. It can be tried again in {count, plural, one {# second} other {# seconds}}; your answers are not lost.',
  };
}

/** What is wrong with one field, known only to the server. */
export interface RefusedField {
  readonly loc: readonly string[];
  readonly problem: Problem;
}

/** Fields the schema accepts and the server does not. */
export class FieldsRefused extends Refusal {
  readonly code = 'FIELDS_REFUSED';
  readonly status = 422;
  readonly fields: readonly RefusedField[];

  constructor(...fields: readonly RefusedField[]) {
    super();
    this.fields = fields;
  }
}

/** The Idempotency-Key is unreadable, or was used for another submission. */
export class KeyRefused extends ToldRefusal {
  readonly code = 'idempotency_key';
  readonly status = 422;
  readonly sentence: Message;

  constructor(reason: keyof typeof keyReasons) {
    super();
    this.sentence = keyReasons[reason];
  }
}

const keyReasons = {
  unreadable: {
    pl: 'Klucz wysyłki musi mieć od 1 do 255 drukowalnych znaków. Odśwież stronę i wyślij zgłoszenie ponownie.',
    en: 'The key of the submission must have 1 to 255 printable characters. Reload the page and send it again.',
  },
  used: {
    pl: 'Z tym kluczem wysłano już inne zgłoszenie. Odśwież stronę i wyślij zgłoszenie ponownie.',
    en: 'Another submission was already sent with this key. Reload the page and send it again.',
  },
} as const satisfies Record<string, Message>;

/** A call that takes a body came without one, or with a body that does not say what it is. */
export class WrongContentType extends ToldRefusal {
  readonly code = 'WRONG_CONTENT_TYPE';
  readonly status = 415;
  get sentence(): Message {
    return plainSentences.wrong_content_type;
  }
}

/** Refusals that come before a call is reached. */
export const plainSentences = {
  body_too_large: {
    pl: 'Wysłano zbyt dużo danych naraz. Skróć wpisane teksty i spróbuj ponownie.',
    en: 'Too much was sent at once. Shorten the texts and try again.',
  },
  wrong_content_type: {
    pl: 'Dane trzeba wysłać w formacie JSON (application/json).',
    en: 'The request must be sent as JSON (application/json).',
  },
  unknown_route: {
    pl: 'Pod tym adresem niczego nie ma. Sprawdź adres i spróbuj ponownie.',
    en: 'There is nothing at this address. Check the address and try again.',
  },
  bad_request: {
    pl: 'Nie udało się odczytać tego żądania. Spróbuj ponownie.',
    en: 'The request could not be read. Try again.',
  },
  too_slow: {
    pl: 'Żądanie nie dotarło w całości na czas. Sprawdź połączenie i spróbuj ponownie.',
    en: 'The request did not arrive in full in time. Check the connection and try again.',
  },
  headers_too_large: {
    pl: 'Adres albo nagłówki żądania są za długie. Skróć adres i spróbuj ponownie.',
    en: 'The address or the headers of the request are too long. Shorten the address and try again.',
  },
  unavailable: {
    pl: 'Usługa jest chwilowo niedostępna. Spróbuj ponownie za chwilę; wpisane odpowiedzi nie przepadły.',
    en: 'The service is unavailable for the moment. Try again shortly; your answers are not lost.',
  },
  broken: {
    pl: 'Wystąpił nieoczekiwany błąd. Spróbuj ponownie za chwilę; w razie kontaktu prosimy podać numer zdarzenia {event}.',
    en: 'An unexpected error occurred. Try again in a moment; if you get in touch, please quote the incident number {event}.',
  },
} as const satisfies Record<string, Message>;
