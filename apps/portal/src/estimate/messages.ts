import type { Messages } from '@ndp/flows/message.ts';

export const submissionMessages = {
  title: { pl: 'Nie udało się wysłać wyceny', en: 'The estimate could not be sent' },
  kept: {
    pl: 'Wpisane odpowiedzi są zachowane. Możesz je poprawić i wysłać ponownie.',
    en: 'Your answers are kept. You can correct them and send again.',
  },
  unhandled: { pl: 'Coś poszło nie tak. Spróbuj ponownie za chwilę.', en: 'Unhandled Error' },
  validation: {
    pl: 'Odpowiedzi nie zostały przyjęte. Sprawdź je i wyślij ponownie.',
    en: 'Validation error occurred',
  },
} as const satisfies Messages;

export const frameMessages = {
  steps: { pl: 'Kroki wyceny', en: 'Steps of the estimate' },
} as const satisfies Messages;
