import type { Message } from './message.ts';

/** What the first question may answer with, and what any field may: the first page loads these, and no others. */
export const firstProblems = {
  required: { pl: 'Uzupełnij to pole.', en: 'This is a required field' },
  wrong_type: {
    pl: 'Ta odpowiedź ma niewłaściwą postać. Wpisz ją ponownie.',
    en: 'This answer has the wrong form. Please enter it again.',
  },
  unknown_field: { pl: 'Nieznane pole.', en: 'Unknown field.' },
  not_offered: { pl: 'Wybierz jedną z dostępnych odpowiedzi.', en: 'Choose one of the answers offered.' },
  choose_building: { pl: 'Wybierz rodzaj budynku.', en: 'Choose the type of building.' },
} as const satisfies Record<string, Message>;

export type FirstProblem = keyof typeof firstProblems;
