import type { FieldFailure } from '@ndp/contract/failure.ts';
import { fileProblems } from '@ndp/flows/application/payment/messages.ts';
import { type Language, type Message, say } from '@ndp/flows/message.ts';
import { explain, type Problem, problemOf } from '@ndp/flows/problems.ts';
import type * as z from 'zod/mini';
import { type Failure, refusal } from '../refusals.ts';

/** Refusals that come before a call is reached. */
export const commonSentences = {
  body_too_large: {
    pl: 'Wysłano zbyt dużo danych naraz. Skróć wpisane teksty i spróbuj ponownie.',
    en: 'Too much was sent at once. Shorten the texts and try again.',
  },
  wrong_content_type: {
    pl: 'Wyślij dane w formacie JSON (application/json).',
    en: 'The request must be sent as JSON (application/json).',
  },
  unknown_route: {
    pl: 'Pod tym adresem niczego nie ma. Sprawdź adres i spróbuj ponownie.',
    en: 'There is nothing at this address. Check the address and try again.',
  },
  wrong_method: {
    pl: 'Tego adresu nie można wywołać w ten sposób. Sprawdź opis interfejsu i spróbuj ponownie.',
    en: 'This address cannot be called in this way. Check the description of the API and try again.',
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
    pl: 'Wystąpił nieoczekiwany błąd. Spróbuj ponownie za chwilę; gdy będziesz do nas dzwonić lub pisać, podaj numer zdarzenia {event}.',
    en: 'An unexpected error occurred. Try again in a moment; if you get in touch, please quote the incident number {event}.',
  },
} as const satisfies Record<string, Message>;

/** The body of a request did not come in time. */
export class BodyTooSlow extends refusal(408, commonSentences.too_slow) {}

/** No partner's portal stands at the address the call came from. */
export class UnknownPartner extends refusal(404, {
  pl: 'Pod tym adresem nie działa żaden portal. Sprawdź adres strony i otwórz ją ponownie.',
  en: 'There is no portal at this address. Check the address of the page and open it again.',
}) {}

/** What a partner's row says cannot be served. Nothing of an applicant's is lost by it. */
export class PartnerClosed extends refusal(503, {
  pl: 'Ten portal jest chwilowo zamknięty z powodu błędu w jego ustawieniach. Wnioski i linki są bezpieczne. Spróbuj ponownie za jakiś czas.',
  en: 'This portal is closed for the moment because of a fault in its settings. Applications and links are safe. Try again in a while.',
}) {
  override readonly retryAfterSeconds = 600;
}

/** One refusal for an unknown, foreign, expired and revoked link: it must not tell which applications exist. */
export class LinkNotValid extends refusal(404, {
  pl: 'Ten link nie otwiera żadnego wniosku. Adres musi być dokładnie taki jak w wiadomości e-mail; jeśli link wygasł, poproś o nowy.',
  en: 'This link does not open any application. The address must be exactly as in the email; if the link has expired, ask for a new one.',
}) {}

/** What is wrong with one field, known only to the server. */
export interface RefusedField {
  readonly loc: readonly string[];
  readonly problem: Problem;
  /** The limit the sentence speaks of. */
  readonly maximum?: number;
}

/** A 422 whose sentences stand at fields. */
abstract class FieldRefusal extends refusal(422, commonSentences.bad_request) {
  abstract failures(language: Language): readonly FieldFailure[];

  override answer(language: Language): Failure {
    return { status: this.status, body: { detail: this.failures(language).slice(0, mostFailures) } };
  }
}

/** Most field failures one answer lists; more would only serve somebody who floods. */
const mostFailures = 100;
const longestKey = 100;

/** Fields the schema accepts and the server does not. */
export class FieldsRefused extends FieldRefusal {
  readonly fields: readonly RefusedField[];

  constructor(...fields: readonly RefusedField[]) {
    super();
    this.fields = fields;
  }

  failures(language: Language) {
    return this.fields.map(({ loc, problem, maximum }) => ({
      loc: [...loc],
      msg: explain({ message: problem, maximum }, language),
      type: problem,
    }));
  }
}

type Issue = z.core.$ZodIssue;

/** The body or the query of a call did not pass its schema. Of each field only the first thing wrong is told. */
export class BodyRefused extends FieldRefusal {
  readonly issues: readonly Issue[];
  readonly part: 'body' | 'query';

  constructor(issues: readonly Issue[], part: 'body' | 'query' = 'body') {
    super();
    this.issues = issues;
    this.part = part;
  }

  failures(language: Language) {
    const all = this.issues.flatMap((issue) => failuresOf(issue, this.part, language));
    const paths = all.map(({ loc }) => JSON.stringify(loc));
    return all.filter((_, i) => paths.indexOf(paths[i] ?? '') === i);
  }
}

/** What a schema says of a limit for which it has no name of its own. */
function nameLimit(issue: Issue): Parameters<typeof explain>[0] {
  const { code } = issue;
  if ((code !== 'too_small' && code !== 'too_big') || problemOf(issue) !== 'wrong_type') return issue;
  if (issue.origin === 'string')
    return { ...issue, message: code === 'too_small' ? 'too_short' : 'too_long' };
  const isNumber = issue.origin === 'number' || issue.origin === 'int';
  return isNumber && code === 'too_big' ? { ...issue, message: 'too_large' } : issue;
}

function failuresOf(issue: Issue, part: string, language: Language): FieldFailure[] {
  const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)));
  const named = nameLimit(issue);
  const failure = { msg: explain(named, language), type: problemOf(named) };
  if (issue.code !== 'unrecognized_keys') return [{ loc: [part, ...path], ...failure }];
  return issue.keys.map((key) => ({ loc: [part, ...path, key.slice(0, longestKey)], ...failure }));
}

/** The Idempotency-Key is unreadable, or was used for another submission. */
export class KeyRefused extends FieldRefusal {
  readonly code = 'idempotency_key';
  readonly reason: keyof typeof keyReasons;

  constructor(reason: keyof typeof keyReasons) {
    super();
    this.reason = reason;
  }

  failures(language: Language) {
    const msg = say(keyReasons[this.reason], language);
    return [{ loc: ['header', 'idempotency-key'], msg, type: this.code }];
  }
}

const keyReasons = {
  unreadable: {
    pl: 'Klucz wysyłki musi mieć od 1 do 255 drukowalnych znaków. Odśwież stronę i wyślij odpowiedzi ponownie.',
    en: 'The key of the submission must have 1 to 255 printable characters. Reload the page and send it again.',
  },
  used: {
    pl: 'Z tym kluczem wysłano już inne odpowiedzi. Odśwież stronę i wyślij odpowiedzi ponownie.',
    en: 'Another submission was already sent with this key. Reload the page and send it again.',
  },
} as const satisfies Record<string, Message>;

/** A call that takes a body came without one, or with a body that does not say what it is. */
export class WrongContentType extends refusal(415, commonSentences.wrong_content_type) {}

/** A file is larger than its call takes. */
export class FileTooLarge extends refusal(413, fileProblems.too_large) {}

/** The connection ended before the file was there. */
export class UploadBroken extends refusal(400, {
  pl: 'Plik nie dotarł w całości. Sprawdź połączenie z internetem i wyślij go ponownie.',
  en: 'The file did not arrive in full. Check the internet connection and send it again.',
}) {}
