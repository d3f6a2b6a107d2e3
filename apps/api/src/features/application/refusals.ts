import type { Message } from '@ndp/flows/message.ts';
import { Refusal, refusal, refusalFor, refusalOnDay } from '../../platform/refusals.ts';

/** The application was sent, so its sections are closed. */
export class AlreadySubmitted extends refusal(409, {
  pl: 'Ten wniosek został już wysłany, więc nie można go tu zmienić. Otwórz stronę sprawy: dane można tam zmienić, dopóki nikt nie podpisał dokumentów.',
  en: 'This application has already been sent and cannot be changed here. Open the page of the case: until somebody has signed the documents, the data can be changed there.',
}) {}

/** The agreement would leave no time for the works within the programme. */
export class TooLateToSend extends refusalOnDay(409, {
  pl: 'W tym programie wniosek można było wysłać najpóźniej {day}: umowa podpisana później nie zostawiłaby czasu na wymianę źródła ciepła. Ten wniosek wygaśnie. O nowych wycenach przeczytasz na stronie programu.',
  en: 'In this programme the application could be sent by {day} at the latest: an agreement signed later would leave no time to replace the heat source. This application will expire. The programme’s website tells about new estimates.',
}) {}

/** Another window has kept or saved something in this section that this one has not seen. */
export class DraftChanged extends refusal(412, {
  pl: 'Na tej stronie wpisano coś także w innym oknie albo na innym urządzeniu. Zdecyduj, które dane mają zostać.',
  en: 'Something was typed on this page in another window or on another device as well. Decide which data to keep.',
}) {
  override readonly beside: { readonly current?: unknown };

  /** @param current  what is kept now, as the call answers it */
  constructor(current: unknown) {
    super();
    this.beside = { current };
  }
}

/** This address was invited to help with this application before, and does not want to. */
export class HelperDeclined extends refusal(409, {
  pl: 'Osoba o tym adresie nie chce pomagać przy tym wniosku, więc nie dostanie kolejnego zaproszenia. Zaproś kogoś innego.',
  en: 'The person at this address does not want to help with this application, so no further invitation goes there. Invite somebody else.',
}) {}

/** No way out for text messages is set. */
export class NoTextMessages extends refusal(409, {
  pl: 'Ten portal nie wysyła SMS-ów. O terminach i prośbach o poprawki przychodzą e-maile.',
  en: 'This portal sends no text messages. Deadlines and requests for corrections come by email.',
}) {}

/** The case has no number of a Polish mobile network. */
export class NoMobileNumber extends refusal(409, {
  pl: 'SMS-y przychodzą tylko na polskie numery komórkowe, a we wniosku takiego nie ma. Popraw numer telefonu i spróbuj ponownie.',
  en: 'Text messages reach Polish mobile numbers only, and the application has none. Correct the phone number and try again.',
}) {}

/** Nobody is invited to help. */
export class NoHelper extends refusal(409, {
  pl: 'Do tego wniosku nikt nie jest zaproszony. Wpisz, komu wysłać zaproszenie.',
  en: 'Nobody is invited to help with this application. Enter whom to invite.',
}) {}

/** An earlier step is not complete. */
export class StepMissing extends Refusal {
  readonly status = 409;
  readonly sentence: Message;

  /** @param step  the step to fill in first, as the stepper calls it */
  constructor(step: Message) {
    super();
    this.sentence = {
      pl: `Najpierw zapisz etap „${step.pl}”. Wróć do niego i uzupełnij dane.`,
      en: `Save the step “${step.en}” first. Go back to it and complete the data.`,
    };
  }
}

/** Nothing was sent yet that could be corrected, or the application is being processed. */
export class CorrectionClosed extends refusalFor(409, {
  open: {
    pl: 'Ten wniosek nie został jeszcze wysłany. Zmień dane wprost w formularzu.',
    en: 'This application has not been sent yet. The data can be changed in the form itself.',
  },
  processed: {
    pl: 'Ten wniosek jest już rozpatrywany, więc nie można go tu poprawić. W sprawie zmian zadzwoń albo napisz: telefon i e-mail są na dole strony.',
    en: 'This application is already being processed and can no longer be corrected here. Please get in touch about changes: phone and email are at the bottom of the page.',
  },
}) {}

/** The project has another amount than the one that was shown and accepted. */
export class AmountChanged extends refusal(409, {
  pl: 'Kwota różni się od pokazanej wcześniej. Sprawdź nową kwotę i zaakceptuj ją jeszcze raz.',
  en: 'The amount differs from the one shown before. Look at the new amount and accept it again.',
}) {}

/** The agreement is signed, or the application has ended. */
export class WithdrawalClosed extends refusal(409, {
  pl: 'Tego wniosku nie można już tu wycofać. Po podpisaniu umowy zadzwoń albo napisz: telefon i e-mail są na dole strony.',
  en: 'This application can no longer be withdrawn here. After signing the agreement, please get in touch: phone and email are at the bottom of the page.',
}) {}
