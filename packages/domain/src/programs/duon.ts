import type { Program } from './program.ts';

export const duon: Program = {
  id: 'duon',
  year: 2026,
  referenceSet: 'RV2021',
  payoutShare: '0.80',
  efficiencyBeforeFloor: '0.77',
  open: true,
  installer: { kind: 'free-text' },
  privacyPolicyPath: '/statements/privacy-policy',
  organiser: { name: 'DUON Demonstracyjna Sprzedaż Energii', obligedEntityId: 2 },
};
