import type { Messages } from '@ndp/flows/message.ts';

export const answerPickerMessages = {
  choose: { pl: 'Wstaw gotową odpowiedź', en: 'Insert a standard answer' },
  choose_help: {
    pl: 'Wpisz kilka liter tytułu albo wybierz z listy. Trafi pod to, co jest już napisane, w języku wnioskodawcy.',
    en: 'Type a few letters of the title, or choose from the list. It goes below what is written already, in the applicant’s language.',
  },
  open: { pl: 'Pokaż listę', en: 'Show the list' },
  loading: { pl: 'Wczytywanie…', en: 'Loading…' },
  more: {
    pl: '{count, plural, one {I jeszcze # odpowiedź} few {I jeszcze # odpowiedzi} other {I jeszcze # odpowiedzi}}',
    en: '{count, plural, one {And # more answer} other {And # more answers}}',
  },
  none: { pl: 'Żadna odpowiedź nie ma takiego tytułu.', en: 'No answer has such a title.' },
  too_long: {
    pl: 'Skróć tekst do {most} znaków; teraz ma {count, plural, one {# znak} few {# znaki} other {# znaków}}.',
    en: 'Shorten the text to {most} characters; now it has {count, plural, one {# character} other {# characters}}.',
  },
  unfilled: {
    pl: '{count, plural, one {Tego pola sprawa nie wypełniła: {fields}. Wpisz coś w jego miejsce albo je usuń.} other {Tych pól sprawa nie wypełniła: {fields}. Wpisz coś w ich miejsce albo je usuń.}}',
    en: '{count, plural, one {The case has nothing for the field {fields}. Write in its place what is needed, or remove it.} other {The case has nothing for the fields {fields}. Write in their place what is needed, or remove them.}}',
  },
} as const satisfies Messages;
