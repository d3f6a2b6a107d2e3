import type { RetentionClass } from '@ndp/domain/retention/classes.ts';
import type { Message, Messages } from '@ndp/flows/message.ts';

export const dataMessages = {
  title: { pl: 'Twoje dane', en: 'Your data' },
  lead: {
    pl: 'Sprawa {reference}: co przechowujemy, po co i jak długo. Dane możesz pobrać, a w większości przypadków także usunąć.',
    en: 'Case {reference}: what we keep, why, and for how long. You can download your data and, in most cases, delete them.',
  },
  kept: { pl: 'Co przechowujemy i po co', en: 'What we keep, and why' },
  until: { pl: 'Jak długo', en: 'For how long' },
  untilDay: { pl: 'Dane zostaną usunięte {day}.', en: 'The data will be deleted on {day}.' },
  untilAtLeast: {
    pl: 'Dane są przechowywane do {day}, a potem usuwane.',
    en: 'The data are kept until {day} and then deleted.',
  },
  working: {
    pl: 'Oprócz tego: zapis o wysłanych wiadomościach e-mail, bez ich treści, najdłużej {outbox, plural, one {# dzień} other {# dni}}; wycena wpisana w tej przeglądarce przez {browserHours, plural, one {# godzinę} few {# godziny} other {# godzin}}, tylko na tym urządzeniu.',
    en: 'In addition: a record of the emails sent, without their text, for at most {outbox, plural, one {# day} other {# days}}; an estimate typed in this browser for {browserHours, plural, one {# hour} other {# hours}}, on this device only.',
  },
  download: { pl: 'Pobierz swoje dane', en: 'Download your data' },
  downloadWhat: {
    pl: 'Jeden plik (JSON) z całym wnioskiem, dokładnym brzmieniem oświadczeń, historią sprawy i listą dokumentów. Po wysłaniu wniosku z numeru PESEL i numeru rachunku widać w nim tylko końcówkę, tak jak na stronie sprawy.',
    en: 'One file (JSON) with the whole application, the statements in their exact words, the timeline and the list of documents. Once the application is sent, only the end of the PESEL and account number is shown, as on the page of the case.',
  },
  downloadButton: { pl: 'Pobierz plik', en: 'Download the file' },
  erase: { pl: 'Usuń dane', en: 'Delete the data' },
  eraseWhat: {
    pl: 'Wniosek, pliki i wszystkie dane osobowe znikną od razu i na zawsze, a linki przestaną działać. Potwierdzi to ostatnia wiadomość.',
    en: 'The application, its files and all personal data will be gone at once and for good, and its links will stop working. A last message will confirm it.',
  },
  eraseButton: { pl: 'Usuń wszystkie dane', en: 'Delete all data' },
  held: {
    pl: 'Twoich danych nie można jeszcze usunąć: w sprawie podpisano umowę, a dokumenty rozliczenia i możliwych roszczeń trzeba przechowywać co najmniej do {day} (art. 17 ust. 3 lit. b i e RODO). Potem zostaną usunięte automatycznie.',
    en: 'Your data cannot be deleted yet: an agreement was signed, and the records of its settlement and of possible claims must be kept at least until {day} (GDPR, article 17(3)(b) and (e)). After that they are deleted automatically.',
  },
  askTitle: { pl: 'Usunąć wszystkie dane?', en: 'Delete all data?' },
  askWhat: {
    pl: 'Sprawy {reference} nie da się potem przywrócić. O dofinansowanie wystąpisz wtedy od nowa.',
    en: 'Case {reference} cannot be restored afterwards. You would have to apply for funding again.',
  },
  askYes: { pl: 'Usuń na zawsze', en: 'Delete for good' },
  askNo: { pl: 'Zostaw bez zmian', en: 'Leave it as it is' },
  failed: { pl: 'Nie udało się', en: 'That did not work' },
  unchanged: { pl: 'Dane pozostały bez zmian.', en: 'The data are unchanged.' },
  downloadRequest: {
    pl: 'Jeden plik (JSON) z całą prośbą o kontakt i historią sprawy.',
    en: 'One file (JSON) with the whole request to be called back and its timeline.',
  },
  eraseRequest: {
    pl: 'Prośba o kontakt i wszystkie dane osobowe znikną od razu i na zawsze, nikt już nie zadzwoni, a linki przestaną działać. Potwierdzi to ostatnia wiadomość.',
    en: 'The request to be called back and all personal data will be gone at once and for good, nobody will call, and the links will stop working. A last message will confirm it.',
  },
  backToRequest: { pl: 'Wróć do prośby o kontakt', en: 'Back to the request' },
  back: { pl: 'Wróć do sprawy', en: 'Back to the case' },
} as const satisfies Messages;

export const erasedMessages = {
  title: { pl: 'Dane zostały usunięte', en: 'The data were deleted' },
  text: {
    pl: 'Nie musisz nic więcej robić. Linki z wiadomości już nie działają.',
    en: 'There is nothing more you have to do. The links in the messages no longer work.',
  },
  home: { pl: 'Przejdź do strony głównej', en: 'Go to the home page' },
} as const satisfies Messages;

export const notMeMessages = {
  title: { pl: 'To nie ja', en: 'This was not me' },
  text: {
    pl: 'Sprawa {reference}: ktoś podał w niej ten adres e-mail, ubiegając się o dofinansowanie do wymiany źródła ciepła. Jeżeli to pomyłka, przycisk poniżej usuwa od razu wszystko, co w niej zapisano, i żadna wiadomość o niej już nie przyjdzie.',
    en: 'Case {reference}: somebody gave this email address when applying for funding to replace a heat source. If that is a mistake, the button below deletes at once all that was saved there, and no more messages about it will come.',
  },
  own: {
    pl: 'Jeżeli to jednak Twoja sprawa, zamknij tę stronę: bez naciśnięcia przycisku nic się nie zmieni.',
    en: 'If it is your case after all, just close this page: nothing changes unless you press the button.',
  },
  button: { pl: 'Usuń te dane', en: 'Delete this data' },
  gone: { pl: 'Ten link już nie działa', en: 'This link no longer works' },
  goneText: {
    pl: 'Adres został już potwierdzony albo danych już nie ma. Jeżeli ktoś używa tego adresu bez zgody, zadzwoń albo napisz: kontakt jest niżej.',
    en: 'The address has been confirmed already, or the data are gone. If somebody uses this address without consent, please use the contact below.',
  },
} as const satisfies Messages;

/** What is kept of an application: the data, and what for. */
export const keptMessages = [
  {
    pl: 'Dane kontaktowe i wniosek (osoba lub firma, budynek, rachunek): aby rozpatrzyć wniosek i wypłacić dofinansowanie.',
    en: 'Contact data and the application (person or company, building, account): to decide on it and pay the funding.',
  },
  {
    pl: 'Wycena i jej podstawa: aby dotrzymać obiecanej kwoty.',
    en: 'The estimate and what it was calculated from: to keep the amount that was promised.',
  },
  {
    pl: 'Oświadczenia z brzmieniem i czasem, podpisy, historia sprawy: jako dowód tego, co oświadczono.',
    en: 'Statements with their wording and time, signatures, the timeline: as proof of what was declared.',
  },
  {
    pl: 'Współwłaściciele i ich odpowiedzi, dokumenty do rozliczenia: jeżeli zostały podane lub przesłane.',
    en: 'Co-owners and their answers, settlement documents: where they were named or sent.',
  },
  {
    pl: 'Wiadomości, prośby o poprawki i odpowiedzi na nie, wypłaty: aby prowadzić sprawę i ją rozliczyć.',
    en: 'Messages, requests for corrections and what was answered, payments: to handle the case and to settle it.',
  },
  {
    pl: 'Imię i adres osoby zaproszonej do pomocy: tylko do wysłania wniosku albo cofnięcia zaproszenia.',
    en: 'Name and address of a person invited to help: only until the application is sent or the invitation is taken back.',
  },
] as const satisfies readonly Message[];

/** What is kept of a request to be called back, and what for. */
export const keptOfRequest = [
  {
    pl: 'Dane kontaktowe i dane budynku: aby doradca mógł zadzwonić i ustalić dane energetyczne.',
    en: 'Contact data and data of the building: so that an adviser can call and work out the energy data.',
  },
  {
    pl: 'Historia sprawy, a po pomiarze także dane energetyczne i obliczona z nich kwota: aby można było odpowiedzieć na pytania.',
    en: 'The timeline and, once measured, the energy data and the amount they give: so that questions can be answered.',
  },
] as const satisfies readonly Message[];

/** Why a case is kept as long as its class is. */
export const classMessages: Readonly<Record<RetentionClass, Message>> = {
  unconfirmed: {
    pl: 'Adres e-mail nie jest jeszcze potwierdzony. Bez potwierdzenia wszystko zostanie usunięte.',
    en: 'The email address is not confirmed yet. Without confirmation everything will be deleted.',
  },
  callback: {
    pl: 'To prośba o kontakt: jest potrzebna, dopóki trwa rozmowa.',
    en: 'This is a request to be called back: it is needed while the conversation lasts.',
  },
  draft: {
    pl: 'Wniosek nie został jeszcze wysłany. Jeżeli nic się w nim nie zmieni, wygaśnie, a {unsentDays, plural, one {# dzień} other {# dni}} później zostanie usunięty. Każde zapisanie przedłuża ten czas.',
    en: 'The application has not been sent yet. If nothing in it changes, it expires and is deleted {unsentDays, plural, one {# day} other {# days}} later. Saving anything extends this.',
  },
  unsent: {
    pl: 'Sprawa zakończyła się przed wysłaniem wniosku.',
    en: 'The case ended before the application was sent.',
  },
  running: {
    pl: 'Sprawa trwa, więc dane są potrzebne do jej zakończenia.',
    en: 'The case is under way, so the data are needed until it ends.',
  },
  closed: {
    pl: 'Sprawa zakończyła się bez umowy. {closedDays, plural, one {Wystarczy # dzień} few {Wystarczą # dni} other {Wystarczy # dni}} na pytania i skargi.',
    en: 'The case ended without an agreement. {closedDays, plural, one {# day is} other {# days are}} enough for questions and complaints.',
  },
  agreement: {
    pl: 'Umowa jest podpisana. Jej rozliczenie i możliwe roszczenia wymagają przechowania przez {keeping, plural, one {# rok} few {# lata} other {# lat}} od rozliczenia programu, czyli do podanego dnia.',
    en: 'The agreement is signed. Its settlement and possible claims mean that it is kept for {keeping, plural, one {# year} other {# years}} after the programme is settled, that is until the day given.',
  },
  concluded: {
    pl: 'Sprawa z umową jest zakończona. Jej dokumenty przechowuje się przez {keeping, plural, one {# rok} few {# lata} other {# lat}} od rozliczenia programu, czyli do podanego dnia.',
    en: 'The case with its agreement has ended. Its documents are kept for {keeping, plural, one {# year} other {# years}} after the programme is settled, that is until the day given.',
  },
};
