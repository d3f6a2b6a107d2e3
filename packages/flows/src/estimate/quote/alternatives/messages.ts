import type { Messages } from '../../../message.ts';

export const alternativeMessages = {
  title: { pl: 'Inne źródła ciepła', en: 'Other heat sources' },
  lead: {
    pl: 'Wybierz, aby wypróbować.',
    en: 'Choose one to try it.',
  },
  plain_lead: {
    pl: 'Wybierz i zachowaj: kwota zostanie policzona na nowo.',
    en: 'Choose one and keep it: the amount is then worked out anew.',
  },
  others: {
    pl: 'Pokaż {count, plural, one {jeszcze jedno} few {pozostałe #} other {pozostałych #}}',
    en: 'Show {count, plural, one {one more} other {the other #}}',
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
