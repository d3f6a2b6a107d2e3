// @source Dz.U. 2021 item 2172: Annex 1 (home); Annex 2, table 1 (apartment) in the wording of Dz.U. 2025 item 1884
// Row gas_boiler/2 of the apartment table is in the 2021 edition only; its numbers equal electric_heater/2 and
// city_heating/1, as they do in Annex 1, because all three have an efficiency of 0.99.
import type { DecimalTable, ReferenceSet } from '../reference-table.ts';

/** Toe per year, by new source, sub-type and construction band (oldest first). */
const home: DecimalTable = {
  heat_pump: [
    ['2.196', '2.041', '1.776', '1.649', '1.299', '1.055', '0.979'], // 1 water-to-water, electric
    ['2.196', '2.041', '1.776', '1.649', '1.299', '1.055', '0.979'], // 2 glycol-to-water, electric
    ['2.196', '2.041', '1.776', '1.649', '1.299', '1.055', '0.979'], // 3 direct ground source, electric
    ['2.059', '1.914', '1.665', '1.546', '1.218', '0.989', '0.918'], // 4 air-to-water, electric
    ['1.286', '1.195', '1.040', '0.965', '0.761', '0.617', '0.573'], // 5 air-to-water, gas compression
    ['1.286', '1.195', '1.040', '0.965', '0.761', '0.617', '0.573'], // 6 air-to-water, gas absorption
    ['1.336', '1.242', '1.080', '1.003', '0.790', '0.641', '0.596'], // 7 glycol-to-water, gas compression
    ['1.336', '1.242', '1.080', '1.003', '0.790', '0.641', '0.596'], // 8 glycol-to-water, gas absorption
  ],
  city_heating: [
    ['0.590', '0.549', '0.477', '0.443', '0.349', '0.283', '0.263'], // 1 compact substation with casing
    ['0.568', '0.528', '0.459', '0.426', '0.336', '0.273', '0.253'], // 2 compact substation without casing
  ],
  biomass_boiler: [
    ['0.229', '0.213', '0.185', '0.172', '0.136', '0.110', '0.102'], // 1 low-temperature
  ],
  gas_boiler: [
    ['0.498', '0.463', '0.403', '0.374', '0.295', '0.239', '0.222'], // 1 low-temperature, gas or liquid fuel
    ['0.590', '0.549', '0.477', '0.443', '0.349', '0.283', '0.263'], // 2 condensing, natural gas or light fuel oil
  ],
  electric_heater: [
    ['0.474', '0.440', '0.383', '0.356', '0.280', '0.227', '0.211'], // 1 flow
    ['0.590', '0.549', '0.477', '0.443', '0.349', '0.283', '0.263'], // 2 storage
  ],
};

/** Toe per m² and year, by new source, sub-type and construction band (oldest first). */
const apartment: DecimalTable = {
  heat_pump: [
    ['0.01474', '0.01370', '0.01192', '0.01107', '0.00872', '0.00708', '0.00657'], // 1 water-to-water, electric
    ['0.01474', '0.01370', '0.01192', '0.01107', '0.00872', '0.00708', '0.00657'], // 2 glycol-to-water, electric
    ['0.01474', '0.01370', '0.01192', '0.01107', '0.00872', '0.00708', '0.00657'], // 3 direct ground source, electric
    ['0.01382', '0.01285', '0.01118', '0.01038', '0.00818', '0.00664', '0.00616'], // 4 air-to-water, electric
    ['0.00863', '0.00802', '0.00698', '0.00648', '0.00511', '0.00414', '0.00385'], // 5 air-to-water, gas compression
    ['0.00863', '0.00802', '0.00698', '0.00648', '0.00511', '0.00414', '0.00385'], // 6 air-to-water, gas absorption
    ['0.00897', '0.00833', '0.00725', '0.00673', '0.00530', '0.00430', '0.00400'], // 7 glycol-to-water, gas compression
    ['0.00897', '0.00833', '0.00725', '0.00673', '0.00530', '0.00430', '0.00400'], // 8 glycol-to-water, gas absorption
  ],
  city_heating: [
    ['0.00396', '0.00368', '0.00320', '0.00297', '0.00234', '0.00190', '0.00177'], // 1 compact substation with casing
    ['0.00381', '0.00354', '0.00308', '0.00286', '0.00226', '0.00183', '0.00170'], // 2 compact substation without casing
  ],
  biomass_boiler: [
    ['0.00154', '0.00143', '0.00124', '0.00115', '0.00091', '0.00074', '0.00069'], // 1 low-temperature
  ],
  gas_boiler: [
    ['0.00334', '0.00311', '0.00270', '0.00251', '0.00198', '0.00160', '0.00149'], // 1 low-temperature, gas or liquid fuel
    ['0.00396', '0.00368', '0.00320', '0.00297', '0.00234', '0.00190', '0.00177'], // 2 condensing, natural gas or light fuel oil
  ],
  electric_heater: [
    ['0.00318', '0.00295', '0.00257', '0.00239', '0.00188', '0.00153', '0.00142'], // 1 flow
    ['0.00396', '0.00368', '0.00320', '0.00297', '0.00234', '0.00190', '0.00177'], // 2 storage
  ],
};

/** Reference values as first published, with fossil boilers. */
export const rv2021: ReferenceSet = { home, apartment, bioFuelRows: [] };
