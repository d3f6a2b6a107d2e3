import type { Message } from '../../message.ts';

/** A heat source with the efficiency it usually has; hints beside the fields, nothing is calculated from them. */
export interface TypicalEfficiency {
  readonly source: Message;
  readonly efficiency: number;
}

/** @source Dz.U. 2015 item 376, table 2 (generator efficiencies), as quoted by calculators and studies. */
export const typicalEfficiencies: readonly TypicalEfficiency[] = [
  { source: { pl: 'Kocioł węglowy sprzed 1980 r.', en: 'Coal boiler made before 1980' }, efficiency: 0.6 },
  { source: { pl: 'Kocioł węglowy z lat 1980–2000', en: 'Coal boiler of 1980–2000' }, efficiency: 0.65 },
  { source: { pl: 'Kocioł węglowy po 2000 r.', en: 'Coal boiler made after 2000' }, efficiency: 0.82 },
  { source: { pl: 'Stary kocioł na biomasę', en: 'Old biomass boiler' }, efficiency: 0.7 },
  { source: { pl: 'Nowoczesny kocioł na biomasę', en: 'Modern biomass boiler' }, efficiency: 0.85 },
  { source: { pl: 'Kocioł olejowy', en: 'Oil boiler' }, efficiency: 0.84 },
  { source: { pl: 'Stary kocioł gazowy', en: 'Old gas boiler' }, efficiency: 0.87 },
  { source: { pl: 'Kondensacyjny kocioł gazowy', en: 'Condensing gas boiler' }, efficiency: 0.94 },
  { source: { pl: 'Węzeł sieci ciepłowniczej', en: 'District heating substation' }, efficiency: 0.98 },
  { source: { pl: 'Ogrzewanie elektryczne', en: 'Electric heating' }, efficiency: 0.99 },
  {
    source: { pl: 'Pompa ciepła powietrze/woda, grzejniki', en: 'Air-to-water heat pump, radiators' },
    efficiency: 2.6,
  },
  {
    source: {
      pl: 'Pompa ciepła powietrze/woda, ogrzewanie podłogowe',
      en: 'Air-to-water heat pump, underfloor heating',
    },
    efficiency: 3,
  },
  {
    source: { pl: 'Pompa ciepła glikol/woda, grzejniki', en: 'Glycol-to-water heat pump, radiators' },
    efficiency: 3.5,
  },
  {
    source: { pl: 'Pompa ciepła woda/woda, grzejniki', en: 'Water-to-water heat pump, radiators' },
    efficiency: 3.6,
  },
  {
    source: {
      pl: 'Pompa ciepła glikol/woda lub woda/woda, ogrzewanie podłogowe',
      en: 'Glycol- or water-to-water heat pump, underfloor heating',
    },
    efficiency: 4,
  },
];
