// @source Dz.U. 2025 item 38, in force since 28 January 2025; consolidated Dz.U. 2025 item 1884, Annexes 1 and 2
// The change took out the fossil boilers: the condensing boiler is gone, the low-temperature boiler now covers only
// biomethane, biogas, agricultural biogas and liquid bio-fuel. All other numbers stayed.
import type { DecimalTable, ReferenceSet } from '../reference-table.ts';
import { rv2021 } from './rv2021.ts';

/** Reference values without fossil boilers. */
export const rv2025: ReferenceSet = {
  home: takeOutCondensingBoiler(rv2021.home),
  apartment: takeOutCondensingBoiler(rv2021.apartment),
  bioFuelRows: [{ heat_source: 'gas_boiler', heat_source_variant: 1 }],
};

function takeOutCondensingBoiler(table: DecimalTable): DecimalTable {
  return { ...table, gas_boiler: table.gas_boiler.map((row, index) => (index === 1 ? null : row)) };
}
