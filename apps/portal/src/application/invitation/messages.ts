import type { Messages } from '@ndp/flows/message.ts';

export const helperMessages = {
  title: { pl: 'Pomoc w wypełnieniu wniosku', en: 'Help with filling in the application' },
  lead: {
    pl: 'Zaproś osobę, która przygotuje wniosek {reference} za Ciebie: kogoś bliskiego, wykonawcę albo doradcę. Ty go sprawdzasz i wysyłasz.',
    en: 'Invite somebody to prepare application {reference} for you: a relative, an installer or an adviser. You check it and send it.',
  },
  what: { pl: 'Co ta osoba zobaczy i co może zrobić', en: 'What this person sees and can do' },
  sees: {
    pl: 'Zobaczy numer sprawy i to, co jest we wniosku: imię i nazwisko albo nazwę, telefon, numery w rejestrach, adres, numery działki i księgi wieczystej, posiadacza rachunku.',
    en: 'They see the reference number and what the application says: name, phone, numbers in registers, address, land and mortgage register numbers, account holder.',
  },
  hidden: {
    pl: 'Nie zobaczy i nie wpisze: numeru PESEL, numeru rachunku, oświadczeń, kwoty ani adresów poczty.',
    en: 'They neither see nor enter: the PESEL number, the account number, email addresses, statements or the amount.',
  },
  register: {
    pl: 'Księga wieczysta jest jawna: kto zna jej numer, może sprawdzić w internecie właścicieli budynku i jego obciążenia. Zaproś kogoś, komu ufasz, albo wpisz ten numer po zakończeniu pomocy.',
    en: 'The land and mortgage register is public: whoever knows its number can look up the owners and the charges on the building on the internet. Invite somebody you trust, or enter that number once they have finished.',
  },
  counts: {
    pl: 'To, co wpisze, trafi do wniosku dopiero, gdy sprawdzisz i zapiszesz daną stronę.',
    en: 'What they type goes into the application only once you have checked and saved that page.',
  },
  only: {
    pl: 'Wysłać, podpisać, wycofać i usunąć wniosek możesz tylko Ty.',
    en: 'Only you can send, sign, withdraw and delete the application.',
  },
  until: {
    pl: 'Link tej osoby działa {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}, najdłużej do wysłania wniosku. Zaproszenie możesz cofnąć w każdej chwili. Wtedy, tak jak po wysłaniu wniosku, usuniemy imię i adres tej osoby.',
    en: 'Their link works for {days, plural, one {# day} other {# days}}, at most until the application is sent. You can take the invitation back at any moment. Then, as after sending, we delete their name and address.',
  },
  invite: { pl: 'Kogo zapraszasz', en: 'Whom you invite' },
  inviteOther: { pl: 'Zaproś kogoś innego', en: 'Invite somebody else' },
  replaces: {
    pl: 'Nowe zaproszenie kończy poprzednie.',
    en: 'A new invitation ends the one before.',
  },
  name: { pl: 'Imię lub nazwa tej osoby', en: 'Name of this person or firm' },
  nameHelp: {
    pl: 'Dla Ciebie, na przykład „Piotr z Instal-Ciepła”.',
    en: 'For you to recognise, for example “Peter from Warm Installations”.',
  },
  email: { pl: 'Adres e-mail tej osoby', en: 'Email address of this person' },
  emailHelp: {
    pl: 'Wyślemy tam link. W wiadomości będzie numer sprawy i Twój podpis, nic więcej.',
    en: 'We send the link there. The message holds the reference number and your name as you sign; nothing else.',
  },
  signed: { pl: 'Jak się podpisać', en: 'How to sign the message' },
  signedHelp: {
    pl: 'Po tym podpisie ta osoba pozna, kto prosi o pomoc, na przykład imię i nazwisko.',
    en: 'So that this person knows who asks for help, for example first and last name.',
  },
  send: { pl: 'Wyślij zaproszenie', en: 'Send the invitation' },
  now: { pl: 'Zaproszona osoba', en: 'The person you invited' },
  invited: {
    pl: 'Zaproszenie wysłane {date}. Ta osoba może wypełniać wniosek.',
    en: 'Invited on {date}. This person can fill in the application.',
  },
  handed_over: {
    pl: 'Wniosek przygotowany. Sprawdź każdą stronę i wyślij wniosek.',
    en: 'The application is prepared. Check each page and send it.',
  },
  declined: {
    pl: 'Ta osoba nie może pomóc. Jej link już nie działa.',
    en: 'This person cannot help. Their link no longer works.',
  },
  again: { pl: 'Wyślij nowy link', en: 'Send a new link' },
  againDone: {
    pl: 'Nowy link jest w drodze. Poprzedni już nie działa.',
    en: 'A new link is on its way. The one before no longer works.',
  },
  dismiss: { pl: 'Cofnij zaproszenie', en: 'Take the invitation back' },
  dismissTitle: { pl: 'Cofnąć zaproszenie?', en: 'Take the invitation back?' },
  dismissWhat: {
    pl: 'Link tej osoby od razu przestanie działać, a jej imię i adres usuniemy. To, co jest już przygotowane, zostanie na stronach wniosku i poczeka na Twoje sprawdzenie.',
    en: 'Their link stops working at once, and we delete their name and address. What is prepared stays on the pages of the application and waits for your check.',
  },
  dismissNo: { pl: 'Zostaw', en: 'Keep it' },
  pages: { pl: 'Strony wniosku', en: 'Pages of the application' },
  prepared: { pl: 'przygotowana, czeka na Twoje sprawdzenie', en: 'prepared, waits for your check' },
  saved: { pl: 'zapisana', en: 'saved' },
  begun: { pl: 'zaczęta, niezapisana', en: 'begun, not saved' },
  empty: { pl: 'jeszcze pusta', en: 'still empty' },
  back: { pl: 'Wróć do wniosku', en: 'Back to the application' },
  failed: { pl: 'Nie udało się', en: 'This did not work' },
  unchanged: { pl: 'Nic się nie zmieniło.', en: 'Nothing has changed.' },
} as const satisfies Messages;
