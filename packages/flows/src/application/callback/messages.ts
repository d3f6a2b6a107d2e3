import type { ZeroCause } from '../../estimate/quote/zero-cause.ts';
import type { Message, Messages } from '../../message.ts';

export const callbackMessages = {
  title: { pl: 'Prośba o kontakt', en: 'Request to be called back' },
  lead: {
    pl: 'To nie jest jeszcze wniosek o dofinansowanie. Wniosek powstanie, gdy znane będą dane energetyczne budynku.',
    en: 'This is not an application for funding yet. It becomes one once the building’s energy data are known.',
  },
  call_by: { pl: 'Doradca zadzwoni najpóźniej', en: 'An adviser calls by' },
  confirm_title: { pl: 'Potwierdź adres e-mail', en: 'Confirm your email address' },
  confirm_text: {
    pl: 'Wiadomości o sprawie przychodzą na adres {email}. Potwierdź, że to Twój adres.',
    en: 'Messages about the case go to {email}. Please confirm that this address is yours.',
  },
  confirm: { pl: 'Potwierdzam adres e-mail', en: 'Confirm the email address' },
  next_title: { pl: 'Co dalej?', en: 'What comes next?' },
  next_call: {
    pl: 'Doradca organizatora programu zadzwoni najpóźniej {day} pod numer {phone}.',
    en: 'An adviser of the organiser of the programme calls {phone} by {day}.',
  },
  next_measure: {
    pl: 'Razem ustalicie dane energetyczne: z dokumentów budynku albo po pomiarze na miejscu.',
    en: 'Together you work out the energy data: from the documents of the building, or by measuring there.',
  },
  next_amount: {
    pl: 'Organizator wpisze te dane, portal obliczy kwotę, a Ty dostaniesz e-mail z nowym linkiem.',
    en: 'The organiser enters the data, the portal calculates the amount, and you get an email with a new link.',
  },
  next_application: {
    pl: 'Nowy link otworzy wniosek: wnioskodawca, budynek, rachunek i oświadczenia.',
    en: 'The new link opens the application: applicant, building, account and statements.',
  },
  nothing_to_do: {
    pl: 'Nic więcej do tego czasu nie musisz robić. Rozmowa nic nie kosztuje i do niczego nie zobowiązuje.',
    en: 'There is nothing else you have to do until then. The call is free and without obligation.',
  },
  late_title: { pl: 'Doradca powinien był już zadzwonić', en: 'An adviser should have called by now' },
  late: {
    pl: 'Przepraszamy. Zadzwoń albo napisz: telefon i e-mail są na dole tej strony. Podaj numer sprawy.',
    en: 'We are sorry. Please call or write: phone and email are at the bottom of this page. Quote the reference number.',
  },
  zero_title: {
    pl: 'Dla tego budynku kwota wynosi {amount}',
    en: 'For this building the amount is {amount}',
  },
  zero_next: {
    pl: 'Dane przyjęte do obliczeń są poniżej. Jeśli coś się w nich nie zgadza, zadzwoń albo napisz: organizator może je wpisać ponownie. Wniosek z tej prośby na razie nie powstanie.',
    en: 'The data used are shown below. If anything in them is wrong, please call or write: the organiser can enter them again. For now this request does not become an application.',
  },
  expired: {
    pl: 'Prośba wygasła: wniosku, który by z niej powstał, nie można już wysłać w tym programie. {newEstimate}',
    en: 'The request has expired: the application it would have become can no longer be sent in this programme. {newEstimate}',
  },
  withdrawn: {
    pl: 'Prośba została wycofana i nikt już w tej sprawie nie zadzwoni. {newEstimate}',
    en: 'The request was withdrawn, and nobody will call about it any more. {newEstimate}',
  },
  rejected: {
    pl: 'Prośba została zamknięta. Powód jest w przebiegu sprawy i w wiadomości e-mail. Jeśli masz pytania, zadzwoń albo napisz.',
    en: 'The request was closed. You can find the reason in the progress of the case and in the email. Please call or write with any questions.',
  },
  data_title: { pl: 'Dane w tej sprawie', en: 'The data in this case' },
  building: { pl: 'Budynek', en: 'The building' },
  who: { pl: 'Z kim się skontaktować', en: 'Whom to contact' },
  withdraw: { pl: 'Wycofaj prośbę', en: 'Withdraw the request' },
  withdraw_what: {
    pl: 'Po wycofaniu nikt nie zadzwoni, a z tej prośby nie powstanie wniosek. {newEstimate}',
    en: 'Once you withdraw it nobody will call, and this request does not become an application. {newEstimate}',
  },
  withdraw_yes: { pl: 'Tak, wycofuję prośbę', en: 'Yes, withdraw it' },
  your_data: { pl: 'Twoje dane: zobacz, pobierz, usuń', en: 'Your data: see, download, delete' },
} as const satisfies Messages;

/** How far a request has come, as its page names it. */
export const callbackStates = {
  unconfirmed: {
    pl: 'Czeka na potwierdzenie adresu e-mail',
    en: 'Waiting for the email address to be confirmed',
  },
  waiting: { pl: 'Czeka na telefon od doradcy', en: 'Waiting for a call from an adviser' },
  nothing: { pl: 'Dane wpisane, kwota wynosi 0 zł', en: 'Data entered, the amount is PLN 0' },
  withdrawn: { pl: 'Wycofana', en: 'Withdrawn' },
  rejected: { pl: 'Zamknięta', en: 'Closed' },
  expired: { pl: 'Wygasła', en: 'Expired' },
} as const satisfies Messages;

/** The way of a request to an application, besides what the timeline of any application names. */
export const callbackSteps = {
  confirmed: { pl: 'Adres e-mail potwierdzony', en: 'Email address confirmed' },
  called: { pl: 'Telefon od doradcy', en: 'Call from an adviser' },
  application: { pl: 'Wniosek o dofinansowanie', en: 'Application for funding' },
} as const satisfies Messages;

/** Why the data the organiser entered give no amount; `floor` is the lower limit of the efficiency before the project. */
export const measuredZero: Readonly<Record<ZeroCause, Message>> = {
  no_saving: {
    pl: 'Z danych energetycznych budynku wynika, że wymiana nie zmniejszy zużycia energii.',
    en: 'The energy data of the building show that the replacement would not save any energy.',
  },
  below_one: {
    pl: 'Oszczędność energii jest tak mała, że kwota nie sięga jednej złotówki.',
    en: 'The saving of energy is so small that the amount does not reach one złoty.',
  },
  below_floor: {
    pl: 'Przepisy każą liczyć oszczędność tak, jakby obecne ogrzewanie miało sprawność co najmniej {floor}. Sprawność po wymianie nie jest od tego wyższa, więc w rozumieniu przepisów niczego się nie oszczędza.',
    en: 'The law reckons the saving as if the present heating had an efficiency of at least {floor}. The efficiency after the replacement is not above that, so in the eyes of the law nothing is saved.',
  },
  not_in_reference_set: {
    pl: 'Przepisy, według których działa ten program, nie obejmują tego źródła ciepła.',
    en: 'The rules this programme follows do not cover this heat source.',
  },
  programme_closed: {
    pl: 'Ten program nie przyjmuje już nowych wniosków: jego pieniądze są już rozdzielone albo minął jego czas. O kolejny program zapytaj organizatora.',
    en: 'This programme no longer takes new applications: its money has been allocated or its time is over. Ask the organiser about the next one.',
  },
};
