// @source Energy Efficiency Act, art. 2(13) (consolidated Dz.U. 2025 item 711): 1 toe = 41.868 GJ = 11 630 kWh

/** Kilowatt-hours in one tonne of oil equivalent. */
export const kwhPerToe = '11630';
