import type { Messages } from '@ndp/flows/message.ts';

export const heldMessages = {
  title: { pl: 'Obowiązki, które przechodzą z domem', en: 'Duties that go with the house' },
  takenTitle: {
    pl: 'Twoje obowiązki po wymianie źródła ciepła',
    en: 'Your duties after the replacement of the heat source',
  },
  lead: {
    pl: 'Podano Cię jako nowego właściciela budynku, w którym wymieniono źródło ciepła z dofinansowaniem. Organizator programu: {organiser}, sprawa {reference}.',
    en: 'The heat source of a building, of which you were named as the new owner, was replaced with funding. Organiser of the programme: {organiser}, case {reference}.',
  },
  takenLead: {
    pl: 'Masz je od {day}. Organizator programu: {organiser}, sprawa {reference}.',
    en: 'You have them since {day}. Organiser of the programme: {organiser}, case {reference}.',
  },
  duties: { pl: 'Co i do kiedy', en: 'What, and until when' },
  question: { pl: 'Czy je przejmujesz?', en: 'Do you take them over?' },
  means: {
    pl: 'Po potwierdzeniu przypomnienia i coroczne pytanie, czy źródło działa, będą przychodzić na Twój adres. Jeżeli źródło zostanie usunięte przed końcem tego czasu, organizator może żądać zwrotu dofinansowania. Potwierdź najpóźniej {day}.',
    en: 'Once you confirm, reminders and the yearly question whether the source runs come to your address. If the source is removed before that time is over, the organiser may claim the funding back. Confirm by {day}.',
  },
  name: { pl: 'Imię i nazwisko', en: 'Your name' },
  nameHelp: { pl: 'Wpisz swoje, tak jak w akcie własności.', en: 'Your own, as in the deed of ownership.' },
  take: { pl: 'Przejmuję te obowiązki', en: 'I take these duties over' },
  decline: { pl: 'Nie przejmuję', en: 'I do not take them over' },
  declineTitle: { pl: 'Nie przejmujesz obowiązków?', en: 'You do not take the duties over?' },
  declineWhat: {
    pl: 'Ten link przestanie działać, a osoba, która Cię podała, dowie się o odmowie.',
    en: 'This link stops working, and whoever named you is told that you declined.',
  },
  declineYes: { pl: 'Tak, nie przejmuję', en: 'Yes, I decline' },
  declineNo: { pl: 'Wróć', en: 'Go back' },
  declined: { pl: 'Odmowa jest zapisana', en: 'You have declined' },
  declinedText: {
    pl: 'Obowiązki zostają u poprzedniego właściciela. Nie musisz nic robić.',
    en: 'The duties stay with the owner before. There is nothing you need to do.',
  },
  none: {
    pl: 'Nic już nie trwa. Nie musisz nic robić.',
    en: 'Nothing goes on any more. There is nothing you need to do.',
  },
  failed: { pl: 'Nie udało się', en: 'That did not work' },
  unchanged: { pl: 'Nic się nie zmieniło.', en: 'Nothing has changed.' },
  gone: { pl: 'Ten link nie działa', en: 'This link does not work' },
  goneText: {
    pl: 'Link minął, prośba została cofnięta albo adres jest niepełny. Otwórz link z najnowszej wiadomości albo napisz do organizatora programu.',
    en: 'The link has expired, the request was taken back, or the address is incomplete. Open the link in the newest message, or write to the organiser of the programme.',
  },
} as const satisfies Messages;
