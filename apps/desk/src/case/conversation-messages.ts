import type { Messages } from '@ndp/flows/message.ts';

export const conversationMessages = {
  title: { pl: 'Wiadomości', en: 'Messages' },
  none: { pl: 'Nikt jeszcze nic nie napisał.', en: 'Nobody has written yet.' },
  applicant: { pl: 'Wnioskodawca', en: 'Applicant' },
  text: { pl: 'Wiadomość do wnioskodawcy', en: 'Message to the applicant' },
  help: {
    pl: 'Wnioskodawca przeczyta ją na stronie sprawy; w e-mailu jest tylko, że czeka. Nie widzi, kto ją napisał.',
    en: 'The applicant reads it on the page of the case; the email says only that it waits. Your name is not shown.',
  },
  answer_by: { pl: 'odpowiedź do {day}', en: 'to be answered by {day}' },
  offer: { pl: 'Czy oferta pasuje', en: 'Whether the offer fits' },
  no_offer: { pl: 'To nie jest odpowiedź o ofercie', en: 'This is no answer about the offer' },
  send: { pl: 'Wyślij wiadomość', en: 'Send the message' },
  sent: { pl: 'Wiadomość jest wysłana.', en: 'The message is sent.' },
  needs_text: { pl: 'Napisz wiadomość.', en: 'Write a message.' },
} as const satisfies Messages;
