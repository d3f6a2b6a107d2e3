import type { DevicePrices, EnergyPrices } from './guide-prices.ts';

/** Whose programmes are made up tells made-up prices, and says so. */
const made = {
  asOf: '2026-11-24',
  source: {
    pl: 'wartości przykładowe programu',
    en: 'sample values of the programme',
  },
} as const;

export const demonstrationDevicePrices: DevicePrices = {
  ...made,
  devices: {
    air_pump: { from: 32_000, to: 45_000 },
    ground_pump: { from: 55_000, to: 75_000 },
    water_pump: { from: 50_000, to: 70_000 },
    city_heating: { from: 12_000, to: 25_000 },
    biomass_boiler: { from: 18_000, to: 28_000 },
    gas_boiler: { from: 14_000, to: 22_000 },
  },
};

export const demonstrationEnergyPrices: EnergyPrices = {
  ...made,
  perKwh: {
    coal: { from: 0.22, to: 0.29 },
    gas: { from: 0.31, to: 0.38 },
    biomass: { from: 0.31, to: 0.4 },
    electricity: { from: 0.75, to: 1.15 },
    district: { from: 0.35, to: 0.48 },
  },
};
