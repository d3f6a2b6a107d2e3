import type { Messages } from '@ndp/flows/message.ts';

export const noteMessages = {
  title: { pl: 'Notatki', en: 'Notes' },
  lead: {
    pl: 'Czyta je tylko organizator. Pisz tak, jakby wnioskodawca mógł o nie poprosić: ma do tego prawo.',
    en: 'Only the office reads them. Write as if the applicant may ask for them: that is their right.',
  },
  text: { pl: 'Nowa notatka', en: 'New note' },
  help: {
    pl: 'Osoba wspomniana jako @imię i nazwisko dowie się, że jest notatka.',
    en: 'Whoever is mentioned as @name hears that there is a note.',
  },
  mention: { pl: 'Wspomnij osobę', en: 'Mention somebody' },
  hand_over_to: { pl: 'Przekaż sprawę', en: 'Hand the case over to' },
  nobody: { pl: 'nikogo', en: 'nobody' },
  send: { pl: 'Dodaj notatkę', en: 'Add the note' },
  hand_over: { pl: 'Przekaż sprawę z notatką', en: 'Hand over with the note' },
  handed: { pl: 'Sprawa jest przekazana.', en: 'The case is handed over.' },
  watch: { pl: 'Obserwuj sprawę', en: 'Watch the case' },
  unwatch: { pl: 'Nie obserwuj już sprawy', en: 'Stop watching the case' },
  needs_text: { pl: 'Napisz notatkę.', en: 'Write a note.' },
} as const satisfies Messages;
