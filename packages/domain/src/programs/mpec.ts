import { demonstrationNumbers } from '../party.ts';
import { demonstrationDevicePrices, demonstrationEnergyPrices } from './demonstration-prices.ts';
import type { Program } from './program.ts';
import { termsOfYear } from './terms.ts';
import { timetableOfYear } from './timetable.ts';

export const mpec: Program = {
  id: 'mpec',
  version: 1,
  year: 2026,
  referenceSet: 'RV2021',
  payoutShare: '0.80',
  efficiencyBeforeFloor: '0.77',
  timetable: timetableOfYear(2026),
  installer: { kind: 'free-text' },
  privacyPolicyPath: '/statements/privacy-policy',
  title: 'Program dofinansowań MPEC',
  titleEn: 'MPEC Funding Programme',
  organiser: {
    name: 'MPEC Demonstracyjne Przedsiębiorstwo Energetyki Cieplnej S.A.',
    obligedEntityId: 1,
    address: 'ul. Przykładowa 1, 30-001 Kraków',
    ...demonstrationNumbers,
    requiredLevel: 'SES',
  },
  regulationsVersion: '2026-11-24',
  informationClauseVersion: '2026-11-24',
  signingBegins: 'at-once',
  terms: termsOfYear(2026),
  ownDocuments: ['substation_report', 'heat_contract'],
  devicePrices: demonstrationDevicePrices,
  energyPrices: demonstrationEnergyPrices,
  plannedSavingToe: 120,
  homeExample: 3833,
  example: {
    project_variant: 'home',
    heat_source: 'city_heating',
    heat_source_variant: 1,
    construction_year: 'before_1971',
  },
};
