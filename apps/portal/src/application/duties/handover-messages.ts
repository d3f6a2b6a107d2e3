import type { Messages } from '@ndp/flows/message.ts';

export const handoverMessages = {
  title: {
    pl: 'Nowy właściciel domu? Przekaż obowiązki',
    en: 'New owner? Hand the duties over',
  },
  what: {
    pl: 'Nowy właściciel dostanie e-mail z własnym linkiem. Zobaczy tylko te obowiązki, ich dni i organizatora programu, bez Twoich danych, kwoty i rachunku. Obowiązki przejmie, gdy to potwierdzi.',
    en: 'The new owner gets an email with a link of their own. It shows only these duties, their days and the organiser of the programme: no data of yours, no amount and no account. The duties are taken over once that is confirmed.',
  },
  name: { pl: 'Imię i nazwisko nowego właściciela', en: 'Name of the new owner' },
  email: { pl: 'E-mail nowego właściciela', en: 'Email of the new owner' },
  emailHelp: { pl: 'Na ten adres przyjdzie link.', en: 'The link goes to this address.' },
  send: { pl: 'Poproś o przejęcie', en: 'Ask to take over' },
  named: {
    pl: 'Czekamy, aż {name} ({email}) potwierdzi przejęcie obowiązków, najpóźniej {day}. Do tego czasu są Twoje.',
    en: 'We wait for {name} ({email}) to confirm that the duties are taken over, until {day}. Until then they are yours.',
  },
  takeBack: { pl: 'Cofnij prośbę', en: 'Take this back' },
  taken: {
    pl: 'Od {day} obowiązki ma nowy właściciel: {name}. Przypomnienia i coroczne pytanie przychodzą do niego. Nie musisz nic robić.',
    en: 'Since {day} the new owner has the duties: {name}. Reminders and the yearly question go there. There is nothing you need to do.',
  },
  declined: {
    pl: '{name} nie przejmuje obowiązków (odmowa {day}). Są nadal Twoje.',
    en: '{name} does not take the duties over (declined on {day}). They are still yours.',
  },
  failed: { pl: 'Nie udało się', en: 'That did not work' },
  unchanged: { pl: 'Nic się nie zmieniło.', en: 'Nothing has changed.' },
} as const satisfies Messages;
