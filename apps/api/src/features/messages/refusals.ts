import { mostDocumentBytes, mostMessageFiles } from '@ndp/domain/settlement/settling.ts';
import { refusal } from '../../platform/refusals.ts';

/** The applicant fills in the application just now, or asked to be called: nobody would read it. */
export class NotWritable extends refusal(409, {
  pl: 'Wiadomości są na stronie wysłanego wniosku, a ten nie jest teraz wysłany. Zadzwoń albo poczekaj, aż wniosek przyjdzie.',
  en: 'Messages stand on the page of an application that was sent, and this one is not at the moment. Call, or wait until it is sent.',
}) {}

/** The case has as many messages as it may. */
export class ConversationFull extends refusal(409, {
  pl: 'W tej sprawie jest już bardzo dużo wiadomości i następnej nie da się dodać. Zadzwoń albo napisz e-mail.',
  en: 'This case has very many messages already, and no more can be added. Please call or write an email.',
}) {}

/** The messages of the case hold as many files as they may. */
export class MessageFilesFull extends refusal(409, {
  pl: 'W wiadomościach jednej sprawy mieści się najwyżej {count, plural, one {# plik} few {# pliki} other {# plików}}, razem do {megabytes} MB, i tego pliku nie da się już dodać. Wyślij wiadomość bez niego albo zadzwoń.',
  en: 'The messages of one case hold at most {count, plural, one {# file} other {# files}}, {megabytes} MB together, and this file cannot be added. Send the message without it, or call.',
}) {
  override readonly values = { count: mostMessageFiles, megabytes: mostDocumentBytes / 1024 / 1024 };
}

/** A file that was uploaded for the message waited longer than a day, or went with another one. */
export class FileNotWaiting extends refusal(409, {
  pl: 'Wiadomość nie została wysłana, bo załączony plik nie czeka już na wysłanie. Wybierz plik jeszcze raz i wyślij wiadomość ponownie.',
  en: 'The message was not sent, because a file attached to it no longer waits to be sent. Choose the file once more and send the message again.',
}) {}

/** No message of the case has such a file. */
export class MessageFileUnknown extends refusal(404, {
  pl: 'Tego pliku nie ma w wiadomościach. Odśwież stronę, aby zobaczyć aktualną listę.',
  en: 'The messages have no such file. Reload the page to see the current list.',
}) {}

/** An offer is looked at after the sending and before the signature. */
export class OfferNotNow extends refusal(409, {
  pl: 'Ofertę można dać do sprawdzenia po wysłaniu wniosku i przed podpisaniem umowy. Teraz napisz zwykłą wiadomość.',
  en: 'An offer can be checked after the application is sent and before the agreement is signed. Write an ordinary message now.',
}) {}

/** One offer at a time. */
export class OfferWaits extends refusal(409, {
  pl: 'Jedna oferta już czeka na sprawdzenie. Jeśli jest nowa, napisz o niej w wiadomości.',
  en: 'One offer waits to be checked already. If there is a new one, write a message about it.',
}) {}

/** Somebody else has answered it. */
export class NoOfferWaits extends refusal(409, {
  pl: 'Żadna oferta w tej sprawie nie czeka na odpowiedź. Odśwież stronę albo wyślij zwykłą wiadomość.',
  en: 'No offer of this case waits for an answer. Reload the page, or send an ordinary message.',
}) {}
