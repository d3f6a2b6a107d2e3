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
    pl: '{count, plural, one {Popraw jedną odpowiedź} few {Popraw # odpowiedzi} many {Popraw # odpowiedzi} other {Popraw # odpowiedzi}}',
    en: '{count, plural, one {Correct one answer} other {Correct # answers}}',
  },
} as const satisfies Messages;
