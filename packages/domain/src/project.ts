/** The lists a project is described with. Each list stands here once; schemas, tables and texts read it. */

export const projectVariants = ['home', 'apartment', 'non_residential'] as const;
export type ProjectVariant = (typeof projectVariants)[number];

/** Seven construction bands, oldest first; the order of the columns in the statutory tables. */
export const constructionYears = [
  'before_1971',
  'between_1971_1978',
  'between_1979_1988',
  'between_1989_2002',
  'between_2003_2007',
  'between_2008_2011',
  'after_2011',
] as const;
export type ConstructionYear = (typeof constructionYears)[number];

/** Climate zones of PN-EN 12831, mildest first. */
export const climateZones = ['zone_i', 'zone_ii', 'zone_iii', 'zone_iv', 'zone_v'] as const;
export type ClimateZone = (typeof climateZones)[number];
