import type { Messages } from '@ndp/flows/message.ts';

export const stepMessages = {
  next: { pl: 'Dalej', en: 'Next' },
  back: { pl: 'Wstecz', en: 'Back' },
  send: { pl: 'Wyślij', en: 'Send' },
  done: { pl: 'gotowe', en: 'done' },
  progress: { pl: 'Postęp', en: 'Progress' },
  position: { pl: 'Krok {number} z {count}: {label}', en: 'Step {number} of {count}: {label}' },
  positionSoFar: { pl: 'Krok {number}: {label}', en: 'Step {number}: {label}' },
  moreSteps: { pl: 'Dalsze kroki zależą od odpowiedzi.', en: 'What follows depends on your answer.' },
  toCorrect: {
    pl: '{count, plural, one {Popraw jedną odpowiedź} other {Popraw # odpowiedzi}}',
    en: '{count, plural, one {Correct one answer} other {Correct # answers}}',
  },
  toFillIn: {
    pl: '{count, plural, one {Uzupełnij jedną odpowiedź} other {Uzupełnij # odpowiedzi}}',
    en: '{count, plural, one {Give one answer} other {Give # answers}}',
  },
} as const satisfies Messages;
