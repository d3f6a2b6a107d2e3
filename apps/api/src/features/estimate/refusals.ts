import { Refusal } from '../../platform/refusals.ts';

/** The address is confirmed, so it is no longer a typing mistake. */
export class AddressConfirmed extends Refusal {
  readonly code = 'ADDRESS_CONFIRMED';
  readonly status = 409;
  readonly sentence = {
    pl: 'Ten adres e-mail został już potwierdzony i nie można go tu zmienić. Otwórz link z wiadomości, aby przejść do wniosku.',
    en: 'This e-mail address has already been confirmed and cannot be changed here. Open the link from the message to continue.',
  };
}

/** The programme takes applications by the other call. */
export class WrongSubmission extends Refusal {
  readonly code = 'WRONG_SUBMISSION';
  readonly status = 400;
  readonly sentence = {
    pl: 'W tym programie wykonawcę wskazuje się w inny sposób. Odśwież stronę i wyślij zgłoszenie ponownie.',
    en: 'This programme names the installer in another way. Reload the page and send the application again.',
  };
}
