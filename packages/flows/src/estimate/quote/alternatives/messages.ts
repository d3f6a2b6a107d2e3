import type { Messages } from '../../../message.ts';

export const alternativeMessages = {
  title: { pl: 'Ile dałyby inne źródła ciepła', en: 'What other heat sources would give' },
  lead: {
    pl: 'Dla tego samego budynku. Wybierz źródło, aby je wypróbować: kwota na tej stronie od razu się zmieni, a Twoja odpowiedź dopiero wtedy, gdy ją zachowasz.',
    en: 'For the same building. Choose a source to try it: the amount on this page changes at once, your answer only when you keep it.',
  },
  plain_lead: {
    pl: 'Dla tego samego budynku. Wybierz źródło i zachowaj ten wybór: kwota zostanie policzona na nowo.',
    en: 'For the same building. Choose a source and keep this choice: the amount is then worked out anew.',
  },
  chosen: { pl: 'Twój wybór', en: 'your choice' },
  bar_title: { pl: 'Próbujesz: {source}', en: 'You are trying: {source}' },
  keep: { pl: 'Zachowaj ten wybór', en: 'Keep this choice' },
  back: { pl: 'Wróć do mojego', en: 'Back to mine' },
  back_none: { pl: 'Wróć', en: 'Back' },
  tried: { pl: '{source}: {amount}, {difference}.', en: '{source}: {amount}, {difference}.' },
  tried_none: { pl: '{source}: {amount}.', en: '{source}: {amount}.' },
  kept: { pl: 'Zachowano. Twoja wycena to teraz {amount}.', en: 'Kept. Your estimate is now {amount}.' },
  back_again: { pl: 'Znowu Twoja wycena: {amount}.', en: 'Your estimate again: {amount}.' },
} as const satisfies Messages;
