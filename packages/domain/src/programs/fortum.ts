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
  title: 'Program dofinansowań Fortum',
  organiser: {
    name: 'Fortum Demonstracyjna Sprzedaż Ciepła',
    obligedEntityId: 3,
    address: 'ul. Przykładowa 3, 50-001 Wrocław',
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
