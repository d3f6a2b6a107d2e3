import type { Messages } from '../../message.ts';

export const conversationMessages = {
  title: { pl: 'Wiadomości', en: 'Messages' },
  fold: {
    pl: '{count, plural, =0 {Napisz do organizatora programu} other {Wiadomości (#)}}',
    en: '{count, plural, =0 {Write to the organiser of the programme} other {Messages (#)}}',
  },
  lead: {
    pl: 'Tu możesz napisać do organizatora programu. O odpowiedzi przyjdzie e-mail, a przeczytasz ją na tej stronie.',
    en: 'Here you can write to the organiser of the programme. An email tells you of the answer; you read it on this page.',
  },
  office: { pl: 'Organizator programu', en: 'Organiser of the programme' },
  me: { pl: 'Ty', en: 'You' },
  text: { pl: 'Twoja wiadomość', en: 'Your message' },
  send: { pl: 'Wyślij wiadomość', en: 'Send the message' },
  sent: { pl: 'Wiadomość jest wysłana.', en: 'The message is sent.' },
  needs_text: { pl: 'Napisz wiadomość.', en: 'Write a message.' },
} as const satisfies Messages;
