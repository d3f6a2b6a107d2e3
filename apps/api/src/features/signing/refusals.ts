import { ownSignatureFaults } from '@ndp/documents/texts/own-signature-messages.ts';
import { wrongCodesForLife } from '@ndp/domain/periods.ts';
import type { Message, MessageValues } from '@ndp/flows/message.ts';
import type { PaperName } from '../../platform/database/schema/document-names.ts';
import { Refusal, refusal, refusalFor } from '../../platform/refusals.ts';

/** One refusal for a signing link that is unknown, foreign, used, replaced, called off or too late. */
export class SigningLinkNotValid extends refusal(404, {
  pl: 'Ten link do podpisu nie działa: dokumenty zostały już podpisane lub wycofane, minął termin albo wysłano nowszy link. Otwórz link z najnowszej wiadomości e-mail; o kolejny poproś na stronie sprawy.',
  en: 'This link to sign does not work: the documents have already been signed or called off, the deadline has passed, or a newer link was sent. Open the link in the latest email, or ask for another one on the page of the case.',
}) {}

/** Not every document has reached its signer yet. */
export class SigningPreparing extends refusal(409, {
  pl: 'Dokumenty są jeszcze przygotowywane. Spróbuj ponownie za minutę.',
  en: 'The documents are still being prepared. Try again in a minute.',
}) {}

/** Nothing is signed while the case waits for money of the programme. */
export class WaitsForMoney extends refusal(409, {
  pl: 'Ta sprawa czeka w kolejce na środki z budżetu programu, więc nie ma jeszcze czego podpisać. Ruszy sama, gdy środki się zwolnią.',
  en: 'This case waits for money in the budget of the programme, so there is nothing to sign yet. It goes on by itself once money is free.',
}) {}

/** The works could not be finished within the programme if the agreement were signed now. */
export class TooLateToSign extends refusal(409, {
  pl: 'Minął ostatni dzień, w którym można było podpisać umowę w tym programie: prac nie da się już zacząć po podpisaniu i zakończyć w terminie programu. Niczego nie podpisano.',
  en: 'The last day to sign the agreement in this programme has passed: the works could not begin after the signature and end within the programme. Nothing was signed.',
}) {}

/** The case changed while its documents were drawn. */
export class DrawnBefore extends refusal(409, {
  pl: 'Dane tej sprawy zmieniły się, gdy powstawały jej dokumenty, więc niczego nie wysłano do podpisu. Sprawdź sprawę jeszcze raz i wyślij dokumenty ponownie.',
  en: 'The data of this case changed while its documents were being made, so nothing was sent for signature. Look at the case again and send the documents once more.',
}) {}

/** What was shown is not what would be signed. */
export class SigningChanged extends refusalFor(412, {
  'other-document': {
    pl: 'Dokumenty zmieniły się, odkąd otwarto tę stronę, więc niczego nie podpisano. Odśwież stronę i przeczytaj je jeszcze raz.',
    en: 'The documents have changed since this page was opened, so nothing was signed. Reload the page and read them again.',
  },
  'other-statement': {
    pl: 'Treść oświadczenia zmieniła się, odkąd otwarto tę stronę, więc niczego nie podpisano. Odśwież stronę i przeczytaj je jeszcze raz.',
    en: 'The statement has changed since this page was opened, so nothing was signed. Reload the page and read it again.',
  },
}) {}

/** A document was not opened, so nobody can have read it. */
export class DocumentsNotOpened extends refusal(412, {
  pl: 'Niczego nie podpisano, bo nie otwarto jeszcze: {which, select, application {wniosku} agreement {umowy} other {wniosku ani umowy}}. Otwórz dokument na stronie albo jako PDF, przeczytaj go i podpisz jeszcze raz.',
  en: 'Nothing was signed, because {which, select, application {the application has} agreement {the agreement has} other {the application and the agreement have}} not been opened yet. Open it on the page or as a PDF, read it and sign once more.',
}) {
  override readonly values: MessageValues;

  constructor(documents: readonly PaperName[]) {
    super();
    this.values = { which: documents.length === 1 ? (documents[0] ?? '') : 'both' };
  }
}

/** It was said to be opened before its last byte had left. */
export class DocumentNotDelivered extends refusal(409, {
  pl: 'Dokument nie dotarł w całości. Otwórz go jeszcze raz.',
  en: 'The document did not arrive whole. Open it once more.',
}) {}

/** A person has not looked at a signature yet: of its name, or made elsewhere. */
export class SignatureHeld extends refusal(412, {
  pl: 'Podpis czeka na sprawdzenie przez człowieka. Nie musisz nic robić: o wyniku napiszemy e-mailem.',
  en: 'The signature is waiting for a person to check it. There is nothing you have to do: we will tell you the result by email.',
}) {}

/** A document that came back is not our document with one fitting signature of the person who was asked. */
export class OwnSignatureUnfit extends refusalFor(422, ownSignatureFaults) {}

/** Wrong codes were typed too often in the life of a signing. */
export class SigningLocked extends refusal(410, {
  pl: 'Kod wpisano błędnie {count, plural, one {# raz} few {# razy} many {# razy} other {# razy}}, dlatego tym linkiem nikt już nie podpisze. Dokumenty są bezpieczne. Zadzwoń lub napisz do organizatora programu: wyśle nowy link do podpisu.',
  en: 'The code was mistyped {count, plural, one {# time} other {# times}}, so nobody can sign with this link any more. The documents are safe. Call or write to the organiser of the programme, who will send a new link to sign.',
}) {
  override readonly values = { count: wrongCodesForLife };
}

/** The organiser's seal cannot be used now, so nobody signs. */
export class SigningClosed extends refusal(503, {
  pl: 'Podpisywanie jest chwilowo zamknięte, bo organizator programu odnawia swoją pieczęć elektroniczną. Niczego nie podpisano, a dokumenty czekają. Spróbuj ponownie za kilka godzin tym samym linkiem.',
  en: 'Signing is closed for the moment, because the organiser of the programme is renewing its electronic seal. Nothing was signed, and the documents wait. Try again in a few hours with the same link.',
}) {
  override readonly retryAfterSeconds = 3600;
}

/** The document cannot be shown as text; its file can. */
export class DocumentTextUnavailable extends refusal(404, {
  pl: 'Tego dokumentu nie można teraz pokazać na stronie. Otwórz go jako plik PDF: to ten plik zostanie podpisany.',
  en: 'This document cannot be shown on the page now. Open it as a PDF file: that file is the one to be signed.',
}) {}

/** The code is over, used up, or was never sent. */
export class SigningCodeOver extends refusal(410, {
  pl: 'Ten kod już nie działa albo nie został jeszcze wysłany. Poproś o nowy kod i wpisz go w ciągu {codeMinutes, plural, one {# minuty} other {# minut}}.',
  en: 'This code no longer works, or none was sent yet. Ask for a new code and type it within {codeMinutes, plural, one {# minute} other {# minutes}}.',
}) {}

/** The code is not the one that was sent last; 410 once that one is used up. */
export class WrongSigningCode extends Refusal {
  readonly status: 409 | 410;
  override readonly values: MessageValues;
  readonly sentence: Message;

  constructor(triesLeft: number) {
    super();
    this.values = { count: triesLeft };
    this.status = triesLeft > 0 ? 409 : 410;
    this.sentence = triesLeft > 0 ? wrongCode : lastCode;
  }
}

const wrongCode: Message = {
  pl: 'Kod jest inny niż w najnowszej wiadomości. {count, plural, one {Pozostała # próba} few {Pozostały # próby} many {Pozostało # prób} other {Pozostało # próby}}.',
  en: 'The code differs from the one in the latest email. {count, plural, one {# attempt is} other {# attempts are}} left.',
};
const lastCode: Message = {
  pl: 'Kod jest inny niż w najnowszej wiadomości, a to była ostatnia próba: kod z tej wiadomości już nie działa. Poproś o nowy kod.',
  en: 'The code differs from the one in the latest email, and that was the last attempt: the code in that email no longer works. Ask for a new code.',
};

/** Codes are mailed only so often. */
export class SigningCodesUsedUp extends refusal(429, {
  pl: 'W ciągu godziny możesz poprosić najwyżej o pięć kodów. Kolejny zamówisz później; najnowszy działa przez {codeMinutes, plural, one {# minutę} few {# minuty} other {# minut}} od wysłania.',
  en: 'You can ask for at most five codes within an hour. Ask for another one later; the latest works for {codeMinutes, plural, one {# minute} other {# minutes}} after it was sent.',
}) {}

/** A document that is not among those behind the link. */
export class DocumentNotFound extends refusal(404, {
  pl: 'Tego dokumentu nie ma wśród dokumentów do podpisu. Odśwież stronę.',
  en: 'This document is not among those to be signed. Reload the page.',
}) {}

/** No reading copy can be made. */
export class ReadingCopyUnavailable extends refusal(404, {
  pl: 'Tłumaczenie na angielski jest niedostępne. Podpisywany jest dokument w języku polskim; pobierzesz go obok.',
  en: 'The English translation is not available. The Polish document is the one that is signed; you can download it beside this one.',
}) {}

/** Nothing of the application waits for a signature. */
export class NothingToSign extends refusal(409, {
  pl: 'Ten wniosek nie czeka teraz na podpis. Strona sprawy pokazuje, na jakim jest etapie.',
  en: 'This application is not waiting for a signature now. The page of the case shows how it is progressing.',
}) {}

/** The provider did not take the reminder. */
export class SigningUnavailable extends refusal(503, {
  pl: 'Nie udało się teraz wysłać linku do podpisu. Spróbuj ponownie za kilka minut; poprzedni link może nadal działać.',
  en: 'The link to sign could not be sent just now. Please try again in a few minutes; the one before may still work.',
}) {}

/** Nobody has signed the documents yet, or not everybody. */
export class DocumentsNotSigned extends refusal(409, {
  pl: 'Dokumenty nie są jeszcze podpisane, więc nie można ich pobrać. Po podpisaniu przyjdzie e-mail z linkiem do nich.',
  en: 'The documents are not signed yet and cannot be downloaded. Once they are signed, an email brings a link to them.',
}) {}
