import type { Messages } from '@ndp/flows/message.ts';

export const snoozeMessages = {
  open: { pl: 'Odłóż do dnia', en: 'Put aside until a day' },
  until: { pl: 'Odłóż do', en: 'Put aside until' },
  help: {
    pl: 'Do tego dnia sprawy nie ma w „Moim dniu”. Wróci wcześniej, gdy wnioskodawca napisze albo zmieni się jej stan.',
    en: 'Until that day the case is not in “My day”. It comes back earlier when the applicant writes or its status changes.',
  },
  needs_day: { pl: 'Wybierz dzień.', en: 'Choose a day.' },
  send: { pl: 'Odłóż', en: 'Put aside' },
  send_cases: {
    pl: 'Odłóż {count, plural, one {# sprawę} few {# sprawy} many {# spraw} other {# sprawy}}',
    en: 'Put {count, plural, one {# case} other {# cases}} aside',
  },
  help_cases: {
    pl: 'Sprawa z terminem przed tym dniem zostaje.',
    en: 'A case with a deadline before that day stays.',
  },
  done: { pl: 'Sprawa jest odłożona do {day}.', en: 'The case is put aside until {day}.' },
  wake: { pl: 'Wróć do niej teraz', en: 'Take it up again now' },
  woken: { pl: 'Sprawa jest znów w „Moim dniu”.', en: 'The case is in “My day” again.' },
  snoozed: { pl: 'Odłożona do', en: 'Put aside until' },
  until_day: { pl: 'odłożona do {day}', en: 'put aside until {day}' },
  tab: { pl: 'Odłożone', en: 'Put aside' },
} as const satisfies Messages;
