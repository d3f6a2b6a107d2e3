import type { Messages } from '@ndp/flows/message.ts';

export const helpMessages = {
  title: { pl: 'Pomoc w wypełnieniu wniosku', en: 'Help with filling in an application' },
  asked: {
    pl: '{applicant} prosi Cię o pomoc we wniosku {reference} o dofinansowanie wymiany źródła ciepła ({organiser}).',
    en: '{applicant} asks you to help with application {reference} for funding to replace a heat source ({organiser}).',
  },
  what: { pl: 'Na czym to polega', en: 'What this means' },
  fill: {
    pl: 'Wpisujesz, co wiesz. Puste pola zostaw: uzupełni je wnioskodawca.',
    en: 'Fill in what you know. Leave the rest empty: the applicant will fill it in.',
  },
  hidden: {
    pl: 'Nie zobaczysz numeru PESEL, numeru rachunku ani oświadczeń. Wpisuje je tylko wnioskodawca.',
    en: 'You will not see the PESEL number, the account number or the statements. Only the applicant gives them.',
  },
  checks: {
    pl: 'Wnioskodawca sprawdza każdą stronę i sam wysyła wniosek. Niczego nie podpisujesz i za nic nie płacisz.',
    en: 'The applicant checks each page and sends the application. You sign nothing and pay nothing.',
  },
  noted: {
    pl: 'Wpisane dane zapisują się same. W historii sprawy zostaje ślad, że wpisała je osoba pomagająca, bez Twojego imienia i adresu e-mail.',
    en: 'What you type is saved by itself. The record of the case shows that a helper typed it, without your name or email address.',
  },
  yours: {
    pl: 'Twoje imię i adres e-mail podał nam wnioskodawca. Służą tylko do tego zaproszenia; usuniemy je, gdy wniosek zostanie wysłany albo zaproszenie cofnięte.',
    en: 'Your name and email address were given to us by the applicant. They serve this invitation only; we delete them once the application is sent or the invitation is taken back.',
  },
  until: {
    pl: 'Link działa do {day}, najdłużej do wysłania wniosku.',
    en: 'The link works until {day}, at most until the application is sent.',
  },
  pages: { pl: 'Strony do wypełnienia', en: 'Pages to fill in' },
  whole: { pl: 'wypełniona', en: 'filled in' },
  begun: { pl: 'wypełniona częściowo', en: 'begun' },
  empty: { pl: 'jeszcze pusta', en: 'still empty' },
  saved: { pl: 'zapisana przez wnioskodawcę', en: 'saved by the applicant' },
  start: { pl: 'Zacznij wypełniać', en: 'Begin' },
  handOver: { pl: 'Przekaż do sprawdzenia', en: 'Hand over to be checked' },
  handOverWhat: {
    pl: 'Wnioskodawca dostanie wiadomość, że może sprawdzić i wysłać wniosek. Potem możesz jeszcze coś poprawić.',
    en: 'The applicant gets a message that the application can be checked and sent. You can still correct things afterwards.',
  },
  handedOver: { pl: 'Wniosek przekazany do sprawdzenia', en: 'The application is handed over' },
  handedOverText: {
    pl: 'Dziękujemy. Wnioskodawca dostał wiadomość. Dopóki nie wyśle wniosku, możesz jeszcze coś poprawić.',
    en: 'Thank you. The applicant has been told. Until the application is sent you can still correct things.',
  },
  decline: { pl: 'To nie dla mnie', en: 'This is not for me' },
  declineTitle: { pl: 'Odmówić pomocy?', en: 'Decline to help?' },
  declineWhat: {
    pl: 'Link przestanie działać, a wnioskodawca dostanie wiadomość, że nie możesz pomóc. To, co jest już wpisane, zostanie u wnioskodawcy.',
    en: 'The link stops working, and the applicant is told that you cannot help. What is typed already stays with the applicant.',
  },
  declineYes: { pl: 'Odmów', en: 'Decline' },
  declineNo: { pl: 'Wróć', en: 'Go back' },
  declined: { pl: 'Zaproszenie odrzucone', en: 'The invitation is declined' },
  declinedText: {
    pl: 'Dziękujemy za odpowiedź. Wnioskodawca dostanie wiadomość. Twój adres zachowamy tylko po to, by nie wysłać tam kolejnego zaproszenia, najdłużej do wysłania wniosku.',
    en: 'Thank you for answering. The applicant will be told. We keep your address only so as not to send another invitation there, at most until the application is sent.',
  },
  over: { pl: 'Ten link już nie działa', en: 'This link no longer works' },
  overText: {
    pl: 'To, co zostało przygotowane, jest u wnioskodawcy. Nie musisz nic robić.',
    en: 'What was prepared is with the applicant. There is nothing you have to do.',
  },
  why: { pl: 'Dlaczego tak mogło się stać', en: 'Why this may be' },
  whySent: {
    pl: 'Wniosek jest już wysłany: pomoc nie jest potrzebna. Dziękujemy!',
    en: 'The application has been sent: help is no longer needed. Thank you!',
  },
  whyBack: {
    pl: 'Zaproszenie zostało cofnięte albo odrzucone, a może przyszedł nowszy link.',
    en: 'The invitation was taken back or declined, or a newer link has come.',
  },
  whyOld: {
    pl: 'Minął czas ważności linku. Nowy może wysłać Ci wnioskodawca.',
    en: 'The link has expired. The applicant can send you a new one.',
  },
  whyCut: {
    pl: 'Adres nie jest dokładnie taki jak w wiadomości e-mail.',
    en: 'The address is not exactly as in the email.',
  },
  failed: { pl: 'Nie udało się', en: 'This did not work' },
  unchanged: { pl: 'Nic się nie zmieniło. Spróbuj ponownie.', en: 'Nothing has changed. Please try again.' },
} as const satisfies Messages;

export const helpStepMessages = {
  steps: { pl: 'Strony do wypełnienia', en: 'Pages to fill in' },
  person: {
    pl: 'Numer PESEL i dodatkowy adres e-mail wpisze wnioskodawca. Inne pola, których nie znasz, zostaw puste.',
    en: 'The applicant will enter the PESEL number and the additional email address. Leave any other field you do not know empty.',
  },
  account: {
    pl: 'Numer rachunku wpisze wnioskodawca.',
    en: 'The applicant will enter the account number.',
  },
  leave: {
    pl: 'Wpisz, co wiesz. Pola, których nie znasz, zostaw puste.',
    en: 'Fill in what you know. Leave the fields you do not know empty.',
  },
  next: { pl: 'Zapisz i przejdź dalej', en: 'Save and continue' },
  reference: { pl: 'Wniosek {reference}', en: 'Application {reference}' },
  helping: {
    pl: 'Pomagasz w wypełnianiu. Wnioskodawca wszystko sprawdzi i sam wyśle wniosek.',
    en: 'You are helping to fill it in. The applicant checks everything and sends the application.',
  },
  all: { pl: 'Wszystkie strony i przekazanie', en: 'All pages, and handing over' },
  notKept: { pl: 'Nie udało się zapisać', en: 'This could not be saved' },
  stillHere: {
    pl: 'Wpisane dane są nadal na stronie. Sprawdź połączenie z internetem i spróbuj ponownie.',
    en: 'What you typed is still on the page. Check the internet connection and try again.',
  },
  clashTitle: {
    pl: 'Tę stronę zmienił w międzyczasie ktoś inny',
    en: 'Somebody else has changed this page in the meantime',
  },
  clash: {
    pl: 'To wnioskodawca albo Ty w innym oknie. Wybierz, które dane mają zostać.',
    en: 'It was the applicant, or you in another window. Choose which data to keep.',
  },
  mine: { pl: 'Zostaw moje dane', en: 'Keep my data' },
  theirs: { pl: 'Weź tamte dane', en: 'Take the other data' },
  other: { pl: 'Wpisane gdzie indziej', en: 'Typed elsewhere' },
} as const satisfies Messages;
