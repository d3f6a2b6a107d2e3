import type { Messages } from '@ndp/flows/message.ts';

/** Texts both letters share. Nothing in them comes from the visitor's pen. */
export const shared = {
  number: { pl: 'Numer sprawy', en: 'Reference number' },
  program: { pl: 'Program', en: 'Programme' },
  validFor: { pl: 'Ważność linku', en: 'Link valid for' },
  days: {
    pl: '{days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}',
    en: '{days, plural, one {# day} other {# days}}',
  },
  code: { pl: 'Kod zamiast linku', en: 'Code in place of the link' },
  codeInstead: {
    pl: 'Jeżeli strona z podziękowaniem jest wciąż otwarta, zamiast otwierać link możesz wpisać na niej kod. Działa tylko tam, przez {hours, plural, one {# godzinę} few {# godziny} many {# godzin} other {# godziny}}.',
    en: 'If the thank-you page is still open, you can type the code there instead of opening the link. It works only there, for {hours, plural, one {# hour} other {# hours}}.',
  },
  livesOn: {
    pl: 'Każde otwarcie przedłuża ważność linku o kolejne {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}{inAll, plural, =0 {} one {, razem do # dnia} other {, razem do # dni}}. Gdy wygaśnie, strona zaproponuje przysłanie nowego.',
    en: 'Each visit keeps the link valid for another {days, plural, one {# day} other {# days}}{inAll, plural, =0 {} one {, # day in all} other {, # days in all}}. Once it has expired, the page offers to send a new one.',
  },
  keepSecret: {
    pl: 'Link zastępuje hasło: kto go ma, widzi tę sprawę. Nie przekazuj tej wiadomości nikomu.',
    en: 'The link works like a password: whoever has it can see the case. Please do not forward this message.',
  },
  notYou: {
    pl: 'Jeżeli ta wiadomość trafiła pod niewłaściwy adres, zignoruj ją. Bez potwierdzenia adresu dane zostaną usunięte po {days, plural, one {# dniu} other {# dniach}}.',
    en: 'If this message reached you by mistake, simply ignore it. Without confirmation the data will be deleted after {days, plural, one {# day} other {# days}}.',
  },
  notMe: {
    pl: 'To nie ja: usuń te dane od razu',
    en: 'This was not me: delete the data at once',
  },
  contact: {
    pl: 'Masz pytania? Pomoże {partner}: e-mail {email}, telefon {phone}.',
    en: 'Questions? {partner} will help: email {email}, phone {phone}.',
  },
} satisfies Messages;

/** Who stands behind a mail, with address and numbers. */
export const companies = {
  organiser: {
    pl: 'Organizator programu (podmiot zobowiązany): {organiser}.',
    en: 'Organiser of the programme (obliged entity): {organiser}.',
  },
  operator: {
    pl: 'Platformę prowadzi: {company}. {court}, kapitał zakładowy {capital}.',
    en: 'The platform is run by: {company}. {court}, share capital {capital}.',
  },
} satisfies Messages;

/** The e-mail about a saved estimate. */
export const estimateLetter = {
  subject: {
    pl: 'Sprawa {reference}: potwierdź adres e-mail',
    en: 'Case {reference}: please confirm your email address',
  },
  preheader: {
    pl: 'Został jeden krok, aby przejść do wniosku o dofinansowanie.',
    en: 'One step is left before the application for funding.',
  },
  heading: { pl: 'Wycena została zapisana', en: 'The estimate has been saved' },
  happened: {
    pl: 'Wycena dofinansowania do wymiany źródła ciepła jest zapisana. Numer sprawy: {reference}.',
    en: 'The estimate of funding to replace the heat source is saved. Reference number: {reference}.',
  },
  next: {
    pl: 'Otwórz link, potwierdź na stronie adres e-mail i uzupełnij wniosek.',
    en: 'Open the link, confirm the email address on the page and complete the application.',
  },
  amount: { pl: 'Szacowane dofinansowanie', en: 'Estimated funding' },
  button: { pl: 'Przejdź do wniosku', en: 'Go to the application' },
  keepsWorking: {
    pl: 'Do wniosku możesz wracać tym samym linkiem wiele razy, także z innego urządzenia. Zapisane części czekają.',
    en: 'The same link opens the application as often as you need, on any device. Saved sections will be there.',
  },
} satisfies Messages;

/** The e-mail that says a completed application was received. */
export const receivedLetter = {
  subject: {
    pl: 'Sprawa {reference}: wniosek został wysłany',
    en: 'Case {reference}: the application has been sent',
  },
  preheader: {
    pl: 'W środku: co będzie dalej.',
    en: 'Inside: what comes next.',
  },
  heading: { pl: 'Wniosek został wysłany', en: 'The application has been sent' },
  happened: {
    pl: 'Dziękujemy. Wniosek o dofinansowanie wymiany źródła ciepła zawiera wszystkie potrzebne dane i oświadczenia. Numer sprawy: {reference}.',
    en: 'Thank you. The application for funding to replace the heat source contains all the data and statements needed. Reference number: {reference}.',
  },
  next: {
    pl: 'Wniosek i umowa o dofinansowanie są przygotowywane. Na ten adres przyjdzie prośba o podpisanie obu dokumentów elektronicznie.',
    en: 'The application and the funding agreement are being prepared. A request to sign both electronically will come to this address.',
  },
  reviewed: {
    pl: 'Organizator programu sprawdzi teraz wniosek. O wyniku przyjdzie wiadomość na ten adres.',
    en: 'The organiser of the programme now checks the application. A message to this address will tell you the result.',
  },
  wait: {
    pl: 'Do podpisania umowy nie zamawiaj urządzenia ani nie zaczynaj prac.',
    en: 'Until the agreement is signed, please order no device and begin no works.',
  },
  amount: { pl: 'Kwota dofinansowania', en: 'Amount of funding' },
  button: { pl: 'Zobacz sprawę', en: 'See the case' },
  overview: {
    pl: 'Strona sprawy pokazuje, na jakim etapie jest sprawa. Do podpisania dokumentów możesz tam też zmienić dane.',
    en: 'The page of the case shows how it is progressing. Until the documents are signed, you can also change the data there.',
  },
} satisfies Messages;

/** The e-mail with a new link, sent to whoever asked for one. */
export const newLinkLetter = {
  subject: { pl: 'Nowy link do sprawy {reference}', en: 'A new link to case {reference}' },
  preheader: {
    pl: 'Zapisane dane czekają na swoim miejscu.',
    en: 'The saved data are where they were left.',
  },
  heading: { pl: 'Nowy link do wniosku', en: 'A new link to the application' },
  happened: {
    pl: 'Oto nowy link do sprawy {reference}.',
    en: 'Here is a new link to case {reference}.',
  },
  next: {
    pl: 'Link otwiera wniosek w miejscu, w którym został zapisany. Poprzednie linki przestaną działać w ciągu doby.',
    en: 'The link opens the application where it was saved. Earlier links will stop working within a day.',
  },
  button: { pl: 'Otwórz wniosek', en: 'Open the application' },
  notAsked: {
    pl: 'Jeżeli o link poprosił ktoś inny, zignoruj tę wiadomość. W sprawie nic się nie zmieniło.',
    en: 'If somebody else asked for the link, simply ignore this message. Nothing has changed in the case.',
  },
} satisfies Messages;

/** The e-mail that says that nothing of a case is kept any more. */
export const erasedLetter = {
  subject: { pl: 'Sprawa {reference}: dane zostały usunięte', en: 'Case {reference}: the data were deleted' },
  preheader: { pl: 'Tak, jak o to poproszono na stronie.', en: 'As was asked for on the page.' },
  heading: { pl: 'Dane zostały usunięte', en: 'The data were deleted' },
  happened: {
    pl: 'Na prośbę złożoną przez link do sprawy {reference} usunięto wniosek, załączone pliki, wiadomości i wszystkie dane osobowe.',
    en: 'As asked for through the link to case {reference}, the application, its files, its messages and all personal data were deleted.',
  },
  next: {
    pl: 'Linki z wcześniejszych wiadomości już nie działają, a tej czynności nie można cofnąć. {newEstimate}',
    en: 'Links in earlier messages no longer work, and this cannot be undone. {newEstimate}',
  },
  kept: {
    pl: 'Została tylko informacja bez danych osobowych, że i kiedy usunięto sprawę. To ostatnia wiadomość w tej sprawie.',
    en: 'All that remains is a note without personal data that the case was deleted, and when. This is the last message about it.',
  },
} satisfies Messages;
