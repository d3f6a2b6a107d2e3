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
  title: 'Program dofinansowań MPEC',
  organiser: {
    name: 'MPEC Demonstracyjne Przedsiębiorstwo Energetyki Cieplnej',
    obligedEntityId: 1,
    address: 'ul. Przykładowa 1, 30-001 Kraków',
    nip: null,
    krs: null,
    requiredLevel: 'SES',
  },
  regulationsVersion: '2026-11-01',
  informationClauseVersion: '2026-11-01',
  signingBegins: 'at-once',
  signingDays: 14,
  retentionYears: 6,
};
