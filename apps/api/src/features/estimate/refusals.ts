import { Refusal } from '../../platform/refusals.ts';

/** The address is confirmed, so it is no longer a typing mistake. */
export class AddressConfirmed extends Refusal {
  readonly code = 'ADDRESS_CONFIRMED';
  readonly status = 409;
  readonly sentence = {
    pl: 'Ten adres e-mail został już potwierdzony i nie można go tu zmienić. Otwórz link z wiadomości, aby przejść do wniosku.',
    en: 'This email address has already been confirmed and cannot be changed here. Open the link from the message to continue.',
  };
}

/** The programme takes applications by the other call. */
export class WrongSubmission extends Refusal {
  readonly code = 'WRONG_SUBMISSION';
  readonly status = 400;
  readonly sentence = {
    pl: 'W tym programie wykonawcę wskazuje się w inny sposób. Odśwież stronę i wyślij wycenę ponownie.',
    en: 'This programme names the installer in another way. Reload the page and send the estimate again.',
  };
}

/** Energy data are entered of a request to be called back, until the application made of it is sent. */
export class NotMeasurable extends Refusal {
  readonly code = 'NOT_MEASURABLE';
  readonly status = 409;
  readonly sentence = {
    pl: 'W tej sprawie nie można wpisać danych energetycznych: to nie jest prośba o kontakt, sprawa się zakończyła albo wniosek został już wysłany.',
    en: 'No energy data can be entered in this case: it is no request to be called back, it has ended, or its application has been sent.',
  };
}

/** The estimate of this application asked for its plan itself, or the application was sent. */
export class PlanClosed extends Refusal {
  readonly code = 'PLAN_CLOSED';
  readonly status = 409;
  readonly sentence = {
    pl: 'W tej sprawie nie można teraz zapisać planu wymiany. Otwórz link z wiadomości jeszcze raz: zaprowadzi do miejsca, w którym jest sprawa.',
    en: 'The plan of the replacement cannot be saved in this case now. Open the link in the message again: it leads to where the case stands.',
  };
}
