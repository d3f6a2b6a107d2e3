import type { ExistingHeatSource, NewHeatSource } from '@ndp/domain/heat-sources.ts';
import type { ClimateZone, ConstructionYear } from '@ndp/domain/project.ts';
import type { Message } from '../message.ts';

/** An option as a visitor reads it: its name and one plain line about it. */
export interface NamedOption {
  readonly name: Message;
  readonly description: Message;
}

export const heatSourceNames: Readonly<Record<NewHeatSource, NamedOption>> = {
  heat_pump: {
    name: { pl: 'Pompa ciepła', en: 'Heat pump' },
    description: {
      pl: 'Z powietrza, wody lub gruntu.',
      en: 'From the air, water or ground.',
    },
  },
  city_heating: {
    name: { pl: 'Ciepło sieciowe', en: 'District heating' },
    description: {
      pl: 'Przyłączenie do sieci.',
      en: 'Connection to a network.',
    },
  },
  biomass_boiler: {
    name: { pl: 'Kocioł na biomasę', en: 'Biomass boiler' },
    description: { pl: 'Pellet, drewno, zrębki.', en: 'Pellets, logs, wood chips.' },
  },
  gas_boiler: {
    name: { pl: 'Kocioł gazowy lub olejowy', en: 'Gas or oil boiler' },
    description: {
      pl: 'Gaz, olej opałowy.',
      en: 'Gas, heating oil.',
    },
  },
  electric_heater: {
    name: { pl: 'Podgrzewacz elektryczny', en: 'Electric heater' },
    description: {
      pl: 'Ogrzewa wodę prądem.',
      en: 'Heats water with electricity.',
    },
  },
};

/** The sources that may be replaced. */
export const existingHeatSourceNames: Readonly<Record<ExistingHeatSource, NamedOption>> = {
  coal: {
    name: { pl: 'Piec lub kocioł węglowy', en: 'Coal stove or boiler' },
    description: { pl: 'Węgiel, ekogroszek, miał.', en: 'Coal in any form.' },
  },
  gas_boiler: {
    name: { pl: 'Kocioł gazowy lub olejowy', en: 'Gas or oil boiler' },
    description: { pl: 'Gaz, olej opałowy.', en: 'Gas, heating oil.' },
  },
  biomass_boiler: {
    name: { pl: 'Kocioł na biomasę', en: 'Biomass boiler' },
    description: { pl: 'Drewno, pellet, zrębki.', en: 'Logs, pellets, wood chips.' },
  },
  electric_heater: {
    name: { pl: 'Ogrzewanie elektryczne', en: 'Electric heating' },
    description: {
      pl: 'Bojler, grzejniki, piece.',
      en: 'Water heater, radiators, stoves.',
    },
  },
  city_heating: {
    name: { pl: 'Ciepło sieciowe / inne źródło', en: 'District heating/other source' },
    description: {
      pl: 'Sieć albo źródło spoza listy.',
      en: 'A network, or another source.',
    },
  },
};

export const constructionYearNames: Readonly<Record<ConstructionYear, Message>> = {
  before_1971: { pl: 'przed 1971 rokiem', en: 'before 1971' },
  between_1971_1978: { pl: '1971–1978', en: '1971–1978' },
  between_1979_1988: { pl: '1979–1988', en: '1979–1988' },
  between_1989_2002: { pl: '1989–2002', en: '1989–2002' },
  between_2003_2007: { pl: '2003–2007', en: '2003–2007' },
  between_2008_2011: { pl: '2008–2011', en: '2008–2011' },
  after_2011: { pl: 'po 2011 roku', en: 'after 2011' },
};

export interface NamedZone {
  readonly name: Message;
  /** Design outdoor temperature of PN-EN 12831, °C. */
  readonly designTemperature: number;
  /** Places most people can tell their own zone from. */
  readonly places: Message;
}

export const climateZoneNames: Readonly<Record<ClimateZone, NamedZone>> = {
  zone_i: {
    name: { pl: 'Strefa I', en: 'Zone I' },
    designTemperature: -16,
    places: { pl: 'Szczecin, Gdańsk, wybrzeże', en: 'Szczecin, Gdańsk, the coast' },
  },
  zone_ii: {
    name: { pl: 'Strefa II', en: 'Zone II' },
    designTemperature: -18,
    places: { pl: 'Poznań, Wrocław, Bydgoszcz', en: 'Poznań, Wrocław, Bydgoszcz' },
  },
  zone_iii: {
    name: { pl: 'Strefa III', en: 'Zone III' },
    designTemperature: -20,
    places: { pl: 'Warszawa, Kraków, Łódź, Lublin', en: 'Warsaw, Kraków, Łódź, Lublin' },
  },
  zone_iv: {
    name: { pl: 'Strefa IV', en: 'Zone IV' },
    designTemperature: -22,
    places: { pl: 'Białystok, Olsztyn', en: 'Białystok, Olsztyn' },
  },
  zone_v: {
    name: { pl: 'Strefa V', en: 'Zone V' },
    designTemperature: -24,
    places: { pl: 'Suwałki, Zakopane', en: 'Suwałki, Zakopane' },
  },
};
