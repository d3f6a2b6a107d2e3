import { correctionDays } from '@ndp/domain/workflow/correction-round.ts';
import { type Language, type Message, say } from '@ndp/flows/message.ts';
import { type Failure, refusal, refusalFor, refusalOnDay } from '../../platform/refusals.ts';

/** Something that was asked to be corrected was neither changed nor said a word about. */
export class CorrectionUnanswered extends refusal(409, {
  pl: 'Na liście próśb o poprawki coś jest jeszcze bez odpowiedzi: {places}. Popraw to albo napisz, dlaczego nic nie zmieniasz.',
  en: 'Something in the list of corrections has no answer yet: {places}. Correct it, or write why nothing is to be changed.',
}) {
  readonly #places: readonly Message[];

  constructor(places: readonly Message[]) {
    super();
    this.#places = places;
  }

  override answer(language: Language): Failure {
    const places = this.#places.map((place) => say(place, language)).join(', ');
    return { status: this.status, body: { detail: say(this.sentence, language, { places }) } };
  }
}

/** Nothing is asked of the applicant, or not any more. */
export class NothingAsked extends refusal(409, {
  pl: 'Na żadną poprawkę już nikt tu nie czeka. Odśwież stronę, aby zobaczyć, gdzie jest sprawa.',
  en: 'No correction is waited for here any more. Reload the page to see where the case stands.',
}) {}

/** What was changed is sent with the statements, not by words alone. */
export class SendItAgain extends refusal(409, {
  pl: 'Coś we wniosku jest zmienione, więc odpowiedź wyśle się razem z wnioskiem: sprawdź dane, zaznacz oświadczenia i wyślij wniosek ponownie.',
  en: 'Something in the application has changed, so the answer goes with it: check the data, tick the statements and send the application again.',
}) {}

/** An invoice is accepted with the date it bears, which is compared with the day of the agreement. */
export class InvoiceUndated extends refusal(409, {
  pl: 'Wpisz datę wystawienia z faktury, nie późniejszą niż dzisiejsza.',
  en: 'Enter the date of issue as the invoice bears it, today’s or an earlier one.',
}) {}

/** From where the case stands nothing can be asked to be corrected, or not this. */
export class NotCorrectable extends refusal(409, {
  pl: 'W tym stanie sprawy nie można prosić o taką poprawkę. Odśwież stronę: lista pokazuje, o co można prosić teraz.',
  en: 'Where the case stands such a correction cannot be asked for. Reload the page: its list shows what can be asked for now.',
}) {}

/** A value is proposed that its field does not take. */
export class ProposalUnfit extends refusal(409, {
  pl: 'Proponowana wartość nie pasuje do pola „{field}”: {why} Popraw ją albo zostaw to pole puste. Nic nie wysłano.',
  en: 'The proposed value does not fit the field “{field}”: {why} Correct it, or leave the field empty. Nothing was sent.',
}) {
  readonly #field: Message;
  readonly #why: (language: Language) => string;

  constructor(field: Message, why: (language: Language) => string) {
    super();
    this.#field = field;
    this.#why = why;
  }

  override valuesIn(language: Language) {
    return { field: say(this.#field, language), why: this.#why(language) };
  }
}

/** What was proposed is not proposed any more. */
export class ProposalGone extends refusal(409, {
  pl: 'Ta propozycja nie jest już aktualna: organizator ją zmienił albo odwołał. Niczego nie zmieniono. Odśwież stronę, aby zobaczyć, o co prosi teraz.',
  en: 'This proposal does not stand any more: the organiser has changed or cancelled it. Nothing was changed. Reload the page to see what is asked for now.',
}) {}

/** The list that is being prepared is another by now than the page has seen. */
export class RequestChanged extends refusal(409, {
  pl: 'Lista poprawek jest już inna niż ta, którą pokazała ta strona: zapisał ją ktoś inny albo Ty w innym oknie. Niczego nie zapisano ani nie wysłano, a to, co masz wpisane, zostało na stronie. Porównaj obie listy i wybierz, która zostaje.',
  en: 'The list of corrections is another by now than this page showed: somebody else kept it, or you in another window. Nothing was kept or sent, and what you have typed is still on the page. Compare both lists and choose which one stays.',
}) {}

/** A request goes out with something in it, words to each item, and a day that can be kept. */
export class RequestIncomplete extends refusalFor(409, {
  nothing: {
    pl: 'Na liście nic nie ma. Dodaj, co ma być poprawione, a potem wyślij.',
    en: 'There is nothing on the list. Add what is to be corrected, then send it.',
  },
  words: {
    pl: 'Przy każdej pozycji wybierz zdanie albo napisz własne.',
    en: 'Choose a sentence for each item, or write your own.',
  },
  day: {
    pl: 'Termin musi być od jutra do {days, plural, one {# dnia} other {# dni}} od dziś.',
    en: 'The deadline has to lie between tomorrow and {days, plural, one {# day} other {# days}} from today.',
  },
  waiting: {
    pl: 'Poprzednia prośba o poprawki czeka jeszcze na odpowiedź. Następną wyślesz, gdy odpowiedź przyjdzie albo tamta zostanie odwołana.',
    en: 'The request before still waits for an answer. The next can be sent once it is answered or cancelled.',
  },
}) {
  override readonly values = { days: correctionDays.most };
}

/** By that day the corrected application could not be sent any more. */
export class DayTooLate extends refusalOnDay(409, {
  pl: 'Poprawiony wniosek można w tym programie wysłać najpóźniej {day}. Wybierz wcześniejszy termin. Po tym terminie niczego nie da się już poprawić.',
  en: 'In this programme a corrected application can be sent by {day} at the latest. Choose an earlier deadline; once that day has passed, nothing can be corrected any more.',
}) {}

/** Documents go out to be signed although corrections are written down that nobody was asked for. */
export class CorrectionUnsent extends refusal(409, {
  pl: 'Nic nie wysłano do podpisu: w tej sprawie czeka niewysłana lista poprawek. Wyślij ją albo usuń z niej wszystko, a potem wyślij dokumenty.',
  en: 'Nothing was sent to be signed: this case has a list of corrections that was not sent. Send it, or remove everything from it; then send the documents.',
}) {}

/** A document is accepted although something of it does not fit, and nobody says why. */
export class DoubtUnexplained extends refusal(409, {
  pl: 'Ten dokument nie pasuje do umowy, na przykład datą albo nabywcą. Napisz, dlaczego mimo to wystarcza, co najmniej 5 znaków, i przyjmij go jeszcze raz.',
  en: 'This document does not fit the agreement, such as its date or its buyer. Write why it is sufficient all the same, in at least 5 characters, and accept it again.',
}) {}
