import type { Message } from '../../message.ts';

/**
 * Heat sources with the efficiency each usually has; hints beside the fields, nothing is calculated from them.
 *
 * @source Dz.U. 2015 item 376, table 2 (generator efficiencies), as quoted by calculators and studies
 */
export const typicalEfficiencies: readonly (readonly [source: Message, efficiency: number])[] = [
  [{ pl: 'Kocioł węglowy sprzed 1980 r.', en: 'Coal boiler made before 1980' }, 0.6],
  [{ pl: 'Kocioł węglowy z lat 1980–2000', en: 'Coal boiler of 1980–2000' }, 0.65],
  [{ pl: 'Kocioł węglowy po 2000 r.', en: 'Coal boiler made after 2000' }, 0.82],
  [{ pl: 'Stary kocioł na biomasę', en: 'Old biomass boiler' }, 0.7],
  [{ pl: 'Nowoczesny kocioł na biomasę', en: 'Modern biomass boiler' }, 0.85],
  [{ pl: 'Kocioł olejowy', en: 'Oil boiler' }, 0.84],
  [{ pl: 'Stary kocioł gazowy', en: 'Old gas boiler' }, 0.87],
  [{ pl: 'Kondensacyjny kocioł gazowy', en: 'Condensing gas boiler' }, 0.94],
  [{ pl: 'Węzeł sieci ciepłowniczej', en: 'District heating substation' }, 0.98],
  [{ pl: 'Ogrzewanie elektryczne', en: 'Electric heating' }, 0.99],
  [{ pl: 'Pompa ciepła powietrze/woda, grzejniki', en: 'Air-to-water heat pump, radiators' }, 2.6],
  [
    {
      pl: 'Pompa ciepła powietrze/woda, ogrzewanie podłogowe',
      en: 'Air-to-water heat pump, underfloor heating',
    },
    3,
  ],
  [{ pl: 'Pompa ciepła glikol/woda, grzejniki', en: 'Glycol-to-water heat pump, radiators' }, 3.5],
  [{ pl: 'Pompa ciepła woda/woda, grzejniki', en: 'Water-to-water heat pump, radiators' }, 3.6],
  [
    {
      pl: 'Pompa ciepła glikol/woda lub woda/woda, ogrzewanie podłogowe',
      en: 'Glycol- or water-to-water heat pump, underfloor heating',
    },
    4,
  ],
];
