import { demonstrationNumbers } from '../party.ts';
import { demonstrationDevicePrices, demonstrationEnergyPrices } from './demonstration-prices.ts';
import type { Program } from './program.ts';
import { termsOfYear } from './terms.ts';
import { timetableOfYear } from './timetable.ts';

export const fortum: Program = {
  id: 'fortum',
  version: 1,
  year: 2026,
  referenceSet: 'RV2021',
  payoutShare: '0.80',
  efficiencyBeforeFloor: '0.77',
  timetable: timetableOfYear(2026),
  installer: { kind: 'free-text' },
  privacyPolicyPath: '/statements/privacy-policy',
  title: 'Program dofinansowań Fortum',
  titleEn: 'Fortum Funding Programme',
  organiser: {
    name: 'Fortum Demonstracyjna Sprzedaż Ciepła sp. z o.o.',
    obligedEntityId: 3,
    address: 'ul. Przykładowa 3, 50-001 Wrocław',
    ...demonstrationNumbers,
    requiredLevel: 'SES',
  },
  regulationsVersion: '2026-11-24',
  informationClauseVersion: '2026-11-24',
  signingBegins: 'at-once',
  terms: termsOfYear(2026),
  ownDocuments: ['area_proof'],
  devicePrices: demonstrationDevicePrices,
  energyPrices: demonstrationEnergyPrices,
  plannedSavingToe: 200,
  homeExample: 3833,
  example: {
    project_variant: 'apartment',
    heat_source: 'city_heating',
    heat_source_variant: 1,
    construction_year: 'between_1979_1988',
    surface_area: 1200,
  },
};
