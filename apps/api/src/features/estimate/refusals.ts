import { browserHours } from '@ndp/domain/periods.ts';
import { refusal } from '../../platform/refusals.ts';

/** The address is confirmed, so it is no longer a typing mistake. */
export class AddressConfirmed extends refusal(409, {
  pl: 'Ten adres e-mail został już potwierdzony i nie można go tu zmienić. Otwórz link z wiadomości, aby przejść do wniosku.',
  en: 'This email address has already been confirmed and cannot be changed here. Open the link from the message to continue.',
}) {}

/** The programme takes applications by the other call. */
export class WrongSubmission extends refusal(400, {
  pl: 'W tym programie wykonawcę wskazuje się w inny sposób. Odśwież stronę i wyślij wycenę ponownie.',
  en: 'This programme names the installer in another way. Reload the page and send the estimate again.',
}) {}

/** Energy data are entered of a request to be called back, until the application made of it is sent. */
export class NotMeasurable extends refusal(409, {
  pl: 'W tej sprawie nie można wpisać danych energetycznych: to nie jest prośba o kontakt, sprawa się zakończyła albo wniosek został już wysłany.',
  en: 'No energy data can be entered in this case: it is no request to be called back, it has ended, or its application has been sent.',
}) {}

/** The application that would follow could not be sent any more. */
export class TooLateToMeasure extends refusal(409, {
  pl: 'Minął ostatni dzień na wysłanie wniosku w tym programie, więc z tej prośby nie powstanie już wniosek. Powiedz o tym wnioskodawcy i zamknij prośbę.',
  en: 'The last day to send an application in this programme has passed, so this request cannot become one. Tell the applicant, and close the request.',
}) {}

/** The estimate of this application asked for its plan itself, or the application was sent. */
export class PlanClosed extends refusal(409, {
  pl: 'W tej sprawie nie można teraz zapisać planu wymiany. Otwórz link z wiadomości jeszcze raz: zaprowadzi do miejsca, w którym jest sprawa.',
  en: 'The plan of the replacement cannot be saved in this case now. Open the link in the message again: it leads to where the case stands.',
}) {}

/** Not the code of the mail, or its time is over; the link beside it goes on living. */
export class WrongMailedCode extends refusal(409, {
  pl: 'To nie jest kod z wiadomości albo minęły już {hours, plural, one {# godzina} few {# godziny} many {# godzin} other {# godziny}} od jej wysłania. Sprawdź cyfry, otwórz link z wiadomości albo wyślij ją ponownie: przyjdzie nowy kod.',
  en: 'This is not the code from the message, or {hours, plural, one {# hour has} other {# hours have}} passed since it was sent. Check the digits, open the link in the message, or send it again: a new code will come.',
}) {
  override readonly values = { hours: browserHours };
}

/** The programme is announced, paused or closed. */
export class ProgramNotOpen extends refusal(400, {
  pl: 'Program nie przyjmuje teraz nowych wycen, więc nic nie wysłano. Strona startowa mówi, dlaczego tak jest, i może powiadomić Cię e-mailem o otwarciu.',
  en: 'The programme takes no new estimates now, so nothing was sent. The start page says why, and can tell you by email when it opens.',
}) {}

/** A form came on no day that is still to come. */
export class PaperFromTheFuture extends refusal(409, {
  pl: 'Dzień wpływu formularza nie może być późniejszy niż dzisiaj, więc nic nie zapisano. Popraw go i zapisz ponownie.',
  en: 'The form cannot have come later than today, so nothing was saved. Correct the day and save again.',
}) {}

/** The programme is announced, paused or closed: neither the portal nor the office takes a new case. */
export class NoNewCases extends refusal(409, {
  pl: 'Program nie przyjmuje teraz nowych wycen, więc nic nie zapisano. Terminy programu są na jego stronie w panelu.',
  en: 'The programme takes no new estimates now, so nothing was saved. Its days stand on its page at the desk.',
}) {}
