import { demonstrationNumbers } from '../party.ts';
import { noDevicePrices, noEnergyPrices } from './guide-prices.ts';
import type { Program } from './program.ts';
import { termsOfYear } from './terms.ts';
import { timetableOfYear } from './timetable.ts';

export const stx: Program = {
  id: 'stx',
  version: 1,
  year: 2026,
  referenceSet: 'RV2021',
  payoutShare: '0.80',
  efficiencyBeforeFloor: '0.77',
  timetable: timetableOfYear(2026),
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
  titleEn: 'STX Funding Programme',
  organiser: {
    name: 'STX Demonstracyjny Obrót Energią S.A.',
    obligedEntityId: 4,
    address: 'ul. Przykładowa 4, 00-001 Warszawa',
    ...demonstrationNumbers,
    requiredLevel: 'SES',
  },
  regulationsVersion: '2026-11-24',
  informationClauseVersion: '2026-11-24',
  signingBegins: 'at-once',
  terms: termsOfYear(2026),
  ownDocuments: ['start_up_report'],
  devicePrices: noDevicePrices,
  energyPrices: noEnergyPrices,
  plannedSavingToe: 180,
  homeExample: 3833,
  example: {
    project_variant: 'home',
    heat_source: 'heat_pump',
    heat_source_variant: 4,
    construction_year: 'before_1971',
  },
};
