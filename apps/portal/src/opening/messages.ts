import type { ProgramState, StateReason } from '@ndp/domain/programs/timetable.ts';
import type { Message, Messages } from '@ndp/flows/message.ts';

type NotOpen = Exclude<ProgramState, 'open'>;

/** How a programme stands, as a heading. */
export const stateTitles: Readonly<Record<NotOpen, Message>> = {
  announced: { pl: 'Program jeszcze się nie rozpoczął', en: 'The programme has not begun yet' },
  paused: { pl: 'Program jest wstrzymany', en: 'The programme is paused' },
  closed: { pl: 'Program jest zakończony', en: 'The programme is over' },
};

/** Why nothing new is taken now. */
export const stateSentences: Readonly<Record<NotOpen, Message>> = {
  announced: {
    pl: 'Nowych wycen jeszcze nie przyjmujemy.',
    en: 'We do not take estimates yet.',
  },
  paused: {
    pl: 'Od {since} nie przyjmujemy nowych wycen.',
    en: 'Since {since} we have taken no new estimates.',
  },
  closed: {
    pl: 'Od {since} nie przyjmujemy już nowych wycen.',
    en: 'Since {since} we have taken no new estimates.',
  },
};

export const reasonSentences: Readonly<Record<StateReason, Message>> = {
  funds_used: {
    pl: 'Pieniądze przeznaczone na ten etap są już rozdzielone.',
    en: 'The money set aside for this stage has been allocated.',
  },
  time_over: {
    pl: 'Minął czas, na który program był przewidziany.',
    en: 'The time the programme was planned for is over.',
  },
};

export const notOpenMessages = {
  opens: { pl: 'Wyceny przyjmiemy znów od {day}.', en: 'Estimates will be taken from {day}.' },
  begins: { pl: 'Zaczynamy {day}.', en: 'We begin on {day}.' },
  noDay: {
    pl: 'Nie wiemy jeszcze, od kiedy będzie można je składać.',
    en: 'We do not know yet from when on they can be made.',
  },
  timeOver: {
    pl: 'Masz już wysłany wniosek? Jego sprawa toczy się dalej, a link z wiadomości działa. Wniosku, który nie został wysłany najpóźniej {send}, nie można już wysłać.',
    en: 'Have you sent an application already? Its case goes on, and the link in your message works. An application that was not sent by {send} can no longer be sent.',
  },
  running: {
    pl: 'Masz już wysłaną wycenę albo wniosek? Obiecana kwota jest ważna, a link z wiadomości działa dalej. Wyślij wniosek najpóźniej {send}.',
    en: 'Have you sent an estimate or an application already? The amount promised stands, and the link in your message goes on working. Send the application by {send}.',
  },
  formTitle: { pl: 'Powiadomić Cię o otwarciu?', en: 'Shall we tell you when it opens?' },
  formText: {
    pl: 'Zostaw adres e-mail. Potwierdzisz go w wiadomości, którą zaraz wyślemy; w dniu otwarcia wyślemy drugą i usuniemy adres. Nie użyjemy go do niczego innego.',
    en: 'Leave an email address. You confirm it in a message we send at once; on the day of opening we send another and delete the address. We use it for nothing else.',
  },
  clause: {
    pl: 'Adres przetwarza {organiser} za Twoją zgodą, najwyżej {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}. Zgodę wycofasz w każdej chwili linkiem z wiadomości.',
    en: '{organiser} processes the address with your consent, for no more than {days, plural, one {# day} other {# days}}. A link in the message withdraws the consent at any time.',
  },
  policy: { pl: 'Polityka prywatności', en: 'Privacy policy' },
  emailHelp: {
    pl: 'Przykład: anna@example.pl',
    en: 'For example: anna@example.pl',
  },
  send: { pl: 'Powiadom mnie', en: 'Tell me' },
  sent: {
    pl: 'Sprawdź pocztę: na podany adres wysłaliśmy link, którym go potwierdzisz. Bez potwierdzenia nic więcej nie przyjdzie.',
    en: 'Check your mailbox: we have sent a link to the address by which you confirm it. Without that nothing more will come.',
  },
  failed: {
    pl: 'Nie udało się. Sprawdź połączenie z internetem i spróbuj ponownie.',
    en: 'That did not work. Check your internet connection and try again.',
  },
} as const satisfies Messages;

/** The page behind the link of an address that waits. */
export const openingMessages = {
  title: { pl: 'Powiadomienie o otwarciu programu', en: 'A message when the programme opens' },
  asked: {
    pl: 'Czy wysłać jedną wiadomość na adres {email}, gdy program ({organiser}) zacznie przyjmować wyceny?',
    en: 'Shall we send one message to {email} once the programme ({organiser}) takes estimates?',
  },
  confirmed: {
    pl: 'Adres {email} czeka na otwarcie programu ({organiser}). W dniu otwarcia przyjdzie na niego jedna wiadomość.',
    en: 'The address {email} waits for the programme ({organiser}) to open. On that day one message will come to it.',
  },
  erased: {
    pl: 'Adres został usunięty. Nic więcej na niego nie wyślemy.',
    en: 'The address has been deleted. We will send nothing more to it.',
  },
  kept: {
    pl: 'Przechowujemy tylko ten adres i język wiadomości: do wysłania powiadomienia, najdłużej do {day}.',
    en: 'We keep only this address and the language of the message: until the message has gone, and no longer than until {day}.',
  },
  confirm: { pl: 'Tak, powiadom mnie', en: 'Yes, tell me' },
  erase: { pl: 'Usuń mój adres', en: 'Delete my address' },
  failed: { pl: 'Nie udało się', en: 'This did not work' },
  unchanged: { pl: 'Nic się nie zmieniło.', en: 'Nothing has changed.' },
  gone: { pl: 'Ten link już nie działa', en: 'This link no longer works' },
  goneText: {
    pl: 'Adres został już usunięty: na Twoją prośbę, po wysłaniu powiadomienia albo dlatego, że nie został na czas potwierdzony. Mógł też przyjść nowszy link: otwórz wtedy ten z najnowszej wiadomości.',
    en: 'The address has been deleted: because you asked for it, because the message has gone, or because it was not confirmed in time. Or a newer link has come: then open the one in the newest message.',
  },
} as const satisfies Messages;
