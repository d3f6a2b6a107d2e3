import { describe, expect, it } from 'vitest';
import { mpec } from '../programs/mpec.ts';
import { constructionYears } from '../project.ts';
import { newSources } from './alternatives.ts';
import { quote } from './quote.ts';

/** PLN for a family house, programme year 2026, share 0.80, 2021 edition. */
const picture = `
  source             <1971 71-78 79-88 89-02 03-07 08-11 >2011
  electric_heater/1    882   819   712   662   521   422   392
  electric_heater/2   1098  1022   887   824   649   526   489
  heat_pump/1         4088  3799  3306  3069  2418  1963  1822
  heat_pump/2         4088  3799  3306  3069  2418  1963  1822
  heat_pump/3         4088  3799  3306  3069  2418  1963  1822
  heat_pump/4         3833  3563  3099  2878  2267  1841  1708
  heat_pump/5         2394  2224  1936  1796  1416  1148  1066
  heat_pump/6         2394  2224  1936  1796  1416  1148  1066
  heat_pump/7         2487  2312  2010  1867  1470  1193  1109
  heat_pump/8         2487  2312  2010  1867  1470  1193  1109
  gas_boiler/1         927   861   750   696   549   444   413
  gas_boiler/2        1098  1022   887   824   649   526   489
  biomass_boiler/1     426   396   344   320   253   204   189
  city_heating/1      1098  1022   887   824   649   526   489
  city_heating/2      1057   982   854   793   625   508   470
`;

const rows = new Map(
  picture
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .map(([source = '', ...amounts]) => [source, amounts.map(Number)]),
);

describe('what a family house gets in 2026', () => {
  it('is drawn for every new heat source', () => {
    const names = newSources().map((source) => `${source.heat_source}/${source.heat_source_variant}`);
    expect([...rows.keys()].sort()).toEqual(names.sort());
  });

  it.each(newSources())('with $heat_source/$heat_source_variant is as drawn, band by band', (source) => {
    const amounts = constructionYears.map(
      (construction_year) => quote({ project_variant: 'home', ...source, construction_year }, mpec).quote,
    );
    expect(amounts).toEqual(rows.get(`${source.heat_source}/${source.heat_source_variant}`));
  });
});
