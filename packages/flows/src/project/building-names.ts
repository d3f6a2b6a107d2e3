import type { ProjectVariant } from '@ndp/domain/project.ts';
import type { NamedOption } from './option-names.ts';

/** The buildings of the first question. */
export const buildingNames: Readonly<Record<ProjectVariant, NamedOption>> = {
  home: {
    name: { pl: 'Dom jednorodzinny', en: 'Family house' },
    description: {
      pl: 'Wolnostojący, bliźniak lub dom w zabudowie szeregowej.',
      en: 'Detached, semi-detached or terraced.',
    },
  },
  apartment: {
    name: { pl: 'Budynek wielorodzinny', en: 'Apartment building' },
    description: {
      pl: 'Cały blok lub kamienica, co najmniej trzy mieszkania.',
      en: 'A whole block of flats, three dwellings or more.',
    },
  },
  non_residential: {
    name: { pl: 'Budynek niemieszkalny', en: 'Non-residential building' },
    description: {
      pl: 'Szkoła, urząd, sklep, biuro, hala lub warsztat.',
      en: 'A school, office, shop, hall or workshop.',
    },
  },
};
