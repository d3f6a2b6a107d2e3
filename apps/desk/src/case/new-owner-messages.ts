import type { Messages } from '@ndp/flows/message.ts';

export const newOwnerMessages = {
  named: {
    pl: 'Poproszono o przejęcie obowiązków: {name}, {email}. Czeka na potwierdzenie do {day}.',
    en: 'Asked to take the duties over: {name}, {email}. Waits to be confirmed until {day}.',
  },
  taken: {
    pl: 'Obowiązki ma od {day} nowy właściciel: {name}, {email} (potwierdzone jako „{typedName}”). Przypomnienia i coroczne pytanie idą na ten adres; wiadomości w sprawie czyta nadal wnioskodawca.',
    en: 'Since {day} the new owner has the duties: {name}, {email} (confirmed as “{typedName}”). Reminders and the yearly question go to this address; messages of the case are still read by the applicant.',
  },
  declined: {
    pl: '{name}, {email}: odmowa przejęcia obowiązków {day}. Ma je wnioskodawca.',
    en: '{name}, {email}: declined on {day} to take the duties over. The applicant has them.',
  },
  byOffice: { pl: 'Wskazane przez biuro: {reason}', en: 'Named by the office: {reason}' },
  open: { pl: 'Wskaż nowego właściciela', en: 'Name the new owner' },
  help: {
    pl: 'Tylko za właściciela, który sam tego nie zrobi, na przykład po śmierci. Nowy właściciel dostanie link do samych obowiązków i przejmie je, gdy potwierdzi.',
    en: 'Only for an owner who cannot do it, as after a death. The new owner gets a link to the duties alone, and takes them over once that is confirmed.',
  },
  name: { pl: 'Imię i nazwisko', en: 'Name' },
  email: { pl: 'E-mail', en: 'Email' },
  reason: { pl: 'Powód i podstawa', en: 'Reason and what it rests on' },
  send: { pl: 'Poproś o przejęcie', en: 'Ask to take over' },
  needs: { pl: 'Wypełnij to pole.', en: 'Fill in this field.' },
  done: { pl: 'Nowy właściciel dostanie wiadomość.', en: 'The new owner gets a message.' },
} as const satisfies Messages;
