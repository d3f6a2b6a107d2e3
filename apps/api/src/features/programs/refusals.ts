import { refusal } from '../../platform/refusals.ts';

/** Another partner's desk edits this programme, or nobody's. */
export class NotOurProgramme extends refusal(409, {
  pl: 'Tego programu nie można zmienić w tym panelu. Zajmuje się nim partner, który go prowadzi.',
  en: 'This programme is not changed at this desk. The partner who runs it sees to it.',
}) {}

/** Somebody else has saved or ended the draft since the page was loaded. */
export class DraftChanged extends refusal(409, {
  pl: 'Ktoś inny zmienił w międzyczasie ten projekt wersji, więc niczego nie zapisano. Zapisz swoje zmiany do pliku, wczytaj stronę ponownie i nanieś je jeszcze raz.',
  en: 'Somebody else has changed this draft meanwhile, so nothing was saved. Save your changes to a file, load the page again and enter them once more.',
}) {}

/** Whoever wrote in a draft does not publish it. */
export class OtherPublisherNeeded extends refusal(409, {
  pl: 'Ten projekt wersji zawiera Twoje zmiany, więc publikuje go inna osoba, która zatwierdza.',
  en: 'You have written in this draft, so another approver publishes it.',
}) {}

/** Something in the draft keeps it from being published. */
export class DraftUnfit extends refusal(409, {
  pl: 'Projekt wersji ma jeszcze braki: są na liście nad formularzem. Po ich usunięciu można go obejrzeć i opublikować.',
  en: 'The draft is not complete: the list above the form says what is missing. Then it can be previewed and published.',
}) {}

/** A version cannot count from a day that is over. */
export class DayOver extends refusal(409, {
  pl: 'Wersja nie może obowiązywać od dnia, który minął. Podaj dzisiejszy dzień albo późniejszy.',
  en: 'A version cannot count from a day that is over. Give today or a later day.',
}) {}

/** In a preview nothing is stored and nothing is sent. */
export class OnlyPreviewed extends refusal(400, {
  pl: 'To jest podgląd projektu wersji: niczego nie zapisano ani nie wysłano. W portalu ten krok wysłałby dane.',
  en: 'This is a preview of a draft: nothing was stored and nothing was sent. In the portal this step would send the data.',
}) {}

/** A version has no words of its own for a document, or there is no such version. */
export class NoOwnWords extends refusal(404, {
  pl: 'Tego dokumentu nie ma w tej wersji programu. Wczytaj stronę ponownie.',
  en: 'This version of the programme has no such document. Load the page again.',
}) {}
