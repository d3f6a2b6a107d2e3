import { refusal, refusalFor } from '../../platform/refusals.ts';
import { undoSentences } from './undo-messages.ts';

/** Nothing was refused, somebody has appealed already, or the last day is over. */
export class NotAppealable extends refusal(409, {
  pl: 'W tej sprawie nie można się teraz odwołać: nie ma w niej odmowy, odwołanie już jest albo minął na nie termin. Odśwież stronę, aby zobaczyć, gdzie jest sprawa.',
  en: 'There is nothing to appeal against in this case now: nothing was refused, an appeal was made already, or its time is over. Reload the page to see where the case stands.',
}) {}

/** No appeal of the case waits for a decision. */
export class NoAppealWaits extends refusal(409, {
  pl: 'W tej sprawie żadne odwołanie nie czeka na decyzję. Odśwież stronę.',
  en: 'No appeal waits for a decision in this case. Reload the page.',
}) {}

/** Whoever refused does not decide on the appeal. */
export class OwnRefusal extends refusal(409, {
  pl: 'To Twoja odmowa, więc o odwołaniu decyduje ktoś inny. Poproś o to drugą osobę.',
  en: 'You refused this case, so somebody else decides on the appeal. Ask another person.',
}) {}

/** Something stands on the step that was to be taken back. */
export class NotUndoable extends refusalFor(409, undoSentences) {}

/** The flag tells of something else by now than the page showed. */
export class FlagChanged extends refusal(409, {
  pl: 'Ta uwaga zniknęła albo doszło do niej coś nowego, więc jej nie oznaczono. Odśwież stronę i sprawdź jeszcze raz.',
  en: 'This remark is gone, or something new has come to it, so it was not marked. Reload the page and look again.',
}) {}

/** A case is put aside for some weeks at the most, and never past a deadline. */
export class NotSnoozable extends refusalFor(409, {
  day: {
    pl: 'Sprawę można odłożyć od jutra do {most, plural, one {# dnia} other {# dni}} od dziś. Wybierz inny dzień.',
    en: 'A case can be put aside until a day between tomorrow and {most, plural, one {# day} other {# days}} from today. Choose another day.',
  },
  due: {
    pl: 'Termin w tej sprawie mija wcześniej. Wybierz dzień nie późniejszy niż ten termin.',
    en: 'A deadline of this case comes before that day. Choose a day no later than the deadline.',
  },
}) {}

/** A field of a standard answer stands in the text as it came. */
export class FieldsUnfilled extends refusal(409, {
  pl: 'Niczego nie wysłano: w tekście stoją jeszcze pola {fields}. Wpisz coś w ich miejsce albo je usuń.',
  en: 'Nothing was sent: the text still has the fields {fields}. Write in their place what is needed, or remove them.',
}) {
  override readonly values: { readonly fields: string };

  constructor(fields: readonly string[]) {
    super();
    this.values = { fields: fields.join(', ') };
  }
}

/** The partner has retired the label. */
export class LabelRetired extends refusal(409, {
  pl: 'Tej etykiety partner już nie używa, więc jej nie nadano. Odśwież stronę i wybierz inną.',
  en: 'The partner does not use this label any more, so it was not put on. Reload the page and choose another one.',
}) {}

/** An opinion is given once. */
export class OpinionGiven extends refusal(409, {
  pl: 'Ta opinia jest już napisana, być może przez osobę, która zastępuje. Odśwież stronę; możesz dodać notatkę.',
  en: 'This opinion is given already, maybe by whoever stands in. Reload the page; you can add a note.',
}) {}
