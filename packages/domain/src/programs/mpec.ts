import type { Program } from './program.ts';

export const mpec: Program = {
  id: 'mpec',
  year: 2026,
  referenceSet: 'RV2021',
  payoutShare: '0.80',
  efficiencyBeforeFloor: '0.77',
  open: true,
  installer: { kind: 'free-text' },
  privacyPolicyPath: '/statements/privacy-policy',
  organiser: { name: 'MPEC Demonstracyjne Przedsiębiorstwo Energetyki Cieplnej', obligedEntityId: 1 },
};
