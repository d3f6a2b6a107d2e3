import { demonstrationNumbers } from '../party.ts';
import { demonstrationDevicePrices, demonstrationEnergyPrices } from './demonstration-prices.ts';
import type { Program } from './program.ts';
import { termsOfYear } from './terms.ts';
import { timetableOfYear } from './timetable.ts';

export const duon: Program = {
  id: 'duon',
  version: 1,
  year: 2026,
  referenceSet: 'RV2021',
  payoutShare: '0.80',
  efficiencyBeforeFloor: '0.77',
  timetable: timetableOfYear(2026),
  installer: { kind: 'free-text' },
  privacyPolicyPath: '/statements/privacy-policy',
  title: 'Program dofinansowań DUON',
  titleEn: 'DUON Funding Programme',
  organiser: {
    name: 'DUON Demonstracyjna Sprzedaż Energii sp. z o.o.',
    obligedEntityId: 2,
    address: 'ul. Przykładowa 2, 60-001 Poznań',
    ...demonstrationNumbers,
    requiredLevel: 'SES',
  },
  regulationsVersion: '2026-11-24',
  informationClauseVersion: '2026-11-24',
  signingBegins: 'at-once',
  terms: termsOfYear(2026),
  ownDocuments: ['leak_test'],
  devicePrices: demonstrationDevicePrices,
  energyPrices: demonstrationEnergyPrices,
  plannedSavingToe: 150,
  homeExample: 3833,
  example: {
    project_variant: 'home',
    heat_source: 'heat_pump',
    heat_source_variant: 7,
    construction_year: 'between_1989_2002',
  },
};
