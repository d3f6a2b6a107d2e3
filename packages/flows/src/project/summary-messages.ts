import type { Messages } from '../message.ts';

export const summaryMessages = {
  planned: { pl: 'zakończenie: {date}', en: 'completion: {date}' },
  efficiency_known: {
    pl: 'EU {demand} kWh/(m²·rok), sprawność {before} → {after}',
    en: 'EU {demand} kWh/(m²·year), efficiency {before} → {after}',
  },
  efficiency_unknown: { pl: 'dane nieznane, pomoże doradca', en: 'data not known, an adviser will help' },
} as const satisfies Messages;
