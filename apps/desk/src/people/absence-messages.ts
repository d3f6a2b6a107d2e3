import type { Messages } from '@ndp/flows/message.ts';

export const absenceMessages = {
  title: { pl: 'Zastępstwa', en: 'Standing in' },
  lead: {
    pl: 'Kto zastępuje, w tych dniach widzi sprawy tej osoby w swoich widokach i dostaje jej powiadomienia. Nie zyskuje żadnych praw, a sprawy nadal prowadzi ta sama osoba. Zastępstwo kończy się samo, z końcem ostatniego dnia.',
    en: 'Who stands in has the other’s cases in their own views on these days, and gets the other’s notices. They gain no right, and the officer of the cases stays the same. It ends by itself, at the end of the last day.',
  },
  none: {
    pl: 'Nikt nie jest zastępowany. Zastępstwo zapisuje administrator tutaj albo sama osoba w „Powiadomieniach”.',
    en: 'Nobody stands in for anybody. An administrator enters it here, or the person themselves under Notices.',
  },
  none_own: {
    pl: 'Nikt Cię nie zastępuje i nikogo nie zastępujesz. Przed urlopem zapisz tu, kto Cię zastąpi.',
    en: 'Nobody stands in for you, nor you for anybody. Before a leave enter here who will.',
  },
  line: {
    pl: '{person}: nieobecność {from} – {until}, zastępuje {substitute}',
    en: '{person}: away {from} – {until}, {substitute} stands in',
  },
  now: { pl: 'trwa', en: 'now' },
  end: { pl: 'Zakończ', en: 'End it' },
  end_of: { pl: 'Zakończ zastępstwo: {person}', en: 'End it: {person}' },
  ended: {
    pl: 'Zastępstwo się skończyło: {person}. Obie osoby dostały powiadomienie.',
    en: 'Nobody stands in any more: {person}. Both people are told.',
  },
  person: { pl: 'Kogo nie będzie', en: 'Who is away' },
  substitute: { pl: 'Kto zastępuje', en: 'Who stands in' },
  choose: { pl: 'Wybierz', en: 'Choose' },
  from: { pl: 'Pierwszy dzień', en: 'First day' },
  until: { pl: 'Ostatni dzień', en: 'Last day' },
  save: { pl: 'Zapisz zastępstwo', en: 'Save' },
  saved: {
    pl: '{substitute} zastępuje {from} – {until}. Obie osoby dostały powiadomienie.',
    en: '{substitute} stands in {from} – {until}. Both people are told.',
  },
  needs_person: { pl: 'Wybierz, kogo nie będzie.', en: 'Choose who is away.' },
  needs_substitute: { pl: 'Wybierz, kto zastępuje.', en: 'Choose who stands in.' },
  needs_from: { pl: 'Wybierz pierwszy dzień.', en: 'Choose the first day.' },
  needs_until: {
    pl: 'Wybierz ostatni dzień, nie wcześniejszy niż pierwszy.',
    en: 'Choose the last day, no earlier than the first.',
  },
  alone: {
    pl: 'Sprawy prowadzi tu najwyżej jedna osoba, więc nie ma kto zastępować. Rolę „prowadzi sprawy” nadaje administrator.',
    en: 'At most one person leads cases here, so nobody can stand in. An administrator gives the role of an officer.',
  },
} as const satisfies Messages;
