import { refusal, refusalFor } from '../../platform/refusals.ts';

/** Somebody else has changed the partner since the page was loaded. */
export class PartnerChanged extends refusal(409, {
  pl: 'Ktoś inny zmienił w międzyczasie dane partnera, więc niczego nie zapisano. Zapisz swoje zmiany do pliku, wczytaj stronę ponownie i nanieś je jeszcze raz.',
  en: 'Somebody else has changed the partner meanwhile, so nothing was saved. Save your changes to a file, load the page again and enter them once more.',
}) {}

/** What was given would close the portal, or could not be read on it. */
export class PartnerUnfit extends refusal(409, {
  pl: 'Niczego nie zapisano, bo formularz ma jeszcze błędy: lista nad nim mówi, gdzie.',
  en: 'Nothing was saved, because the form still has errors: the list above it says where.',
}) {}

/** A host leads to somebody else, or is the platform's own. */
export class HostTaken extends refusal(409, {
  pl: 'Jeden z adresów jest już zajęty albo zastrzeżony, więc niczego nie zapisano. Wybierz inny.',
  en: 'One of the addresses is taken or reserved, so nothing was saved. Choose another one.',
}) {}

/** The file is no picture that can be shown as a logo. */
export class LogoUnfit extends refusal(409, {
  pl: 'Tego pliku nie można przyjąć jako logo, więc niczego nie zapisano. Logo to obraz PNG albo JPEG do 1 MB; obraz SVG zapisz wcześniej jako PNG.',
  en: 'This file cannot be taken as a logo, so nothing was saved. A logo is a PNG or JPEG picture of at most 1 MB; save an SVG as PNG first.',
}) {}

/** Somebody else has worded the text since the page was loaded. */
export class TextChanged extends refusal(409, {
  pl: 'Ktoś inny zmienił w międzyczasie ten tekst, więc niczego nie zapisano. Skopiuj swoje brzmienie, wyszukaj tekst ponownie i zdecyduj, które zostaje.',
  en: 'Somebody else has changed this text meanwhile, so nothing was saved. Copy your wording, search for the text again and decide which one stays.',
}) {}

/** The text is none of this release, or is fixed by law or by the programme's version. */
export class TextUnknown extends refusal(409, {
  pl: 'Niczego nie zapisano: tekstu „{text}” nie ma w tym wydaniu albo nie zmienia się go tutaj, bo należy do regulaminu, umowy lub oświadczeń.',
  en: 'Nothing was saved: the text “{text}” is not in this release, or is not changed here because it belongs to the regulations, the agreement or the statements.',
}) {
  override readonly values: { readonly text: string };

  constructor(text: string) {
    super();
    this.values = { text };
  }
}

/** A text could not be said wherever the original is. */
export class TextUnfit extends refusal(409, {
  pl: 'Niczego nie zapisano: brzmienie musi mieć te same pola w klamrach co oryginał i same słowa, bez znaczników i adresów, a własnych tekstów może być najwyżej 200.',
  en: 'Nothing was saved: a wording must have the same fields in braces as the original, words alone without markup or addresses, and there may be at most 200 texts of one’s own.',
}) {}

/** Somebody else has changed the standard answer since the page was loaded. */
export class AnswerChanged extends refusal(409, {
  pl: 'Ktoś inny zmienił albo usunął w międzyczasie tę odpowiedź, więc niczego nie zapisano. Skopiuj swój tekst, wczytaj stronę ponownie i zdecyduj, który zostaje.',
  en: 'Somebody else has changed or removed this answer meanwhile, so nothing was saved. Copy your text, load the page again and decide which one stays.',
}) {}

/** A standard answer has a field nobody fills in, no title, or is too long; or there are too many. */
export class AnswerUnfit extends refusal(409, {
  pl: 'Niczego nie zapisano: odpowiedź musi mieć tytuł i tekst w obu językach, do 2000 znaków i tylko z polami z listy, a własnych odpowiedzi może być najwyżej 100.',
  en: 'Nothing was saved: an answer needs a title and a text in both languages, of at most 2000 characters and only with fields of the list, and there may be at most 100 answers of one’s own.',
}) {}

/** Why made-up cases are not made anew. */
export class TrainingRefused extends refusalFor(409, {
  under_way: {
    pl: 'Sprawy szkoleniowe są już tworzone od nowa. Poczekaj chwilę; strona pokaże, kiedy będą gotowe.',
    en: 'The training cases are being made anew already. Wait a moment; the page shows when they are there.',
  },
  people: {
    pl: 'To nie jest partner szkoleniowy, więc jego sprawy zostają.',
    en: 'This is no training partner, so its cases stay.',
  },
}) {}

/** The partner has as many labels as one can choose from. */
export class TooManyLabels extends refusal(409, {
  pl: 'Niczego nie zapisano: partner może mieć 20 etykiet w użyciu. Wycofaj jedną z nich i spróbuj ponownie.',
  en: 'Nothing was saved: a partner can have 20 labels in use. Retire one of them and try again.',
}) {}
