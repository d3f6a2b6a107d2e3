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
  title: 'Program dofinansowań DUON',
  organiser: {
    name: 'DUON Demonstracyjna Sprzedaż Energii',
    obligedEntityId: 2,
    address: 'ul. Przykładowa 2, 60-001 Poznań',
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
