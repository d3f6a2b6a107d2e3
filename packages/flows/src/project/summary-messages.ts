import type { Messages } from '../message.ts';

export const summaryMessages = {
  planned: { pl: 'zakończenie: {date}', en: 'completion: {date}' },
  efficiency_known: {
    pl: 'EU {demand} kWh/(m²·rok), sprawność {before} → {after}',
    en: 'EU {demand} kWh/(m²·year), efficiency {before} → {after}',
  },
  /** Beside an amount that was worked out while nobody knew the sub-type. */
  sub_type_assumed: {
    pl: 'Kwota policzona dla najczęstszego rodzaju urządzenia. Gdy oferta wykonawcy wskaże inny, może się zmienić.',
    en: 'The amount is worked out for the most common type of device. If the installer’s offer names another, it may change.',
  },
  efficiency_unknown: { pl: 'dane nieznane, pomoże doradca', en: 'data not known, an adviser will help' },
} as const satisfies Messages;
