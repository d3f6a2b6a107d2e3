import type { Program } from './program.ts';

export const stx: Program = {
  id: 'stx',
  year: 2026,
  referenceSet: 'RV2021',
  payoutShare: '0.80',
  efficiencyBeforeFloor: '0.77',
  open: true,
  installer: {
    kind: 'from-list',
    installers: [
      { key: 'cieplo_i_dom', name: 'Ciepło i Dom', town: 'Poznań' },
      { key: 'ekoinstal_mazowsze', name: 'EkoInstal Mazowsze', town: 'Warszawa' },
      { key: 'pompy_slask', name: 'Pompy Śląsk', town: 'Katowice' },
      { key: 'termo_pomorze', name: 'Termo Pomorze', town: 'Gdańsk' },
      { key: 'zrodlo_malopolska', name: 'Źródło Małopolska', town: 'Kraków' },
    ],
  },
  privacyPolicyPath: '/application/stx-privacy-policy',
  title: 'Program dofinansowań STX',
  organiser: {
    name: 'STX Demonstracyjny Obrót Energią',
    obligedEntityId: 4,
    address: 'ul. Przykładowa 4, 00-001 Warszawa',
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
