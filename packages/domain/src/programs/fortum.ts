import type { Program } from './program.ts';

export const fortum: Program = {
  id: 'fortum',
  year: 2026,
  referenceSet: 'RV2021',
  payoutShare: '0.80',
  efficiencyBeforeFloor: '0.77',
  open: true,
  installer: { kind: 'free-text' },
  privacyPolicyPath: '/statements/privacy-policy',
  organiser: { name: 'Fortum Demonstracyjna Sprzedaż Ciepła', obligedEntityId: 3 },
};
