import { type NewHeatSource, subTypesOf } from '@ndp/domain/heat-sources.ts';
import type { NamedOption } from './option-names.ts';

/** A sub-type of a heat source with its number in the call. */
export interface NamedSubType extends NamedOption {
  readonly subType: number;
}

/**
 * Names of the sub-types in the words people use, in the order of the statutory table; the first is number 1. Each stands
 * alone, without its heat source. Documents name the sub-type as the regulation does.
 *
 * @public the list of all texts reads it
 */
export const subTypeNames: Readonly<Record<NewHeatSource, readonly NamedOption[]>> = {
  heat_pump: [
    {
      name: { pl: 'Pompa wodna', en: 'Water source heat pump' },
      description: { pl: 'Ciepło z wody w studni.', en: 'Heat from the water of a well.' },
    },
    {
      name: { pl: 'Pompa gruntowa', en: 'Ground source heat pump' },
      description: {
        pl: 'Ciepło z gruntu, przez rury z glikolem.',
        en: 'Heat from the ground, through pipes with glycol.',
      },
    },
    {
      name: { pl: 'Pompa gruntowa bez glikolu', en: 'Ground source heat pump without glycol' },
      description: {
        pl: 'Czynnik chłodniczy krąży wprost w gruncie.',
        en: 'The refrigerant itself flows through the ground.',
      },
    },
    {
      name: { pl: 'Pompa powietrzna', en: 'Air source heat pump' },
      description: {
        pl: 'Ciepło z powietrza. Wybierana najczęściej.',
        en: 'Heat from the air. The most common choice.',
      },
    },
    {
      name: { pl: 'Pompa powietrzna na gaz, z silnikiem', en: 'Gas air source heat pump with an engine' },
      description: {
        pl: 'Sprężarkę napędza silnik na gaz.',
        en: 'A gas engine drives the compressor.',
      },
    },
    {
      name: { pl: 'Pompa powietrzna na gaz, z palnikiem', en: 'Gas air source heat pump with a burner' },
      description: {
        pl: 'Zamiast sprężarki działa palnik gazowy.',
        en: 'A gas burner takes the place of the compressor.',
      },
    },
    {
      name: { pl: 'Pompa gruntowa na gaz, z silnikiem', en: 'Gas ground source heat pump with an engine' },
      description: {
        pl: 'Sprężarkę napędza silnik na gaz.',
        en: 'A gas engine drives the compressor.',
      },
    },
    {
      name: { pl: 'Pompa gruntowa na gaz, z palnikiem', en: 'Gas ground source heat pump with a burner' },
      description: {
        pl: 'Zamiast sprężarki działa palnik gazowy.',
        en: 'A gas burner takes the place of the compressor.',
      },
    },
  ],
  city_heating: [
    {
      name: { pl: 'Ciepło sieciowe, węzeł z obudową', en: 'District heating, substation with casing' },
      description: {
        pl: 'Gotowe urządzenie w zamkniętej, ocieplonej obudowie.',
        en: 'A ready-made unit in a closed, insulated casing.',
      },
    },
    {
      name: { pl: 'Ciepło sieciowe, węzeł bez obudowy', en: 'District heating, substation without casing' },
      description: {
        pl: 'Urządzenie na otwartej ramie, zwykle w osobnym pomieszczeniu.',
        en: 'A unit on an open frame, usually in a room of its own.',
      },
    },
  ],
  biomass_boiler: [
    {
      name: { pl: 'Kocioł na biomasę', en: 'Biomass boiler' },
      description: {
        pl: 'Na pellet, drewno lub zrębki, niskotemperaturowy.',
        en: 'For pellets, logs or wood chips, low-temperature.',
      },
    },
  ],
  gas_boiler: [
    {
      name: { pl: 'Kocioł gazowy lub olejowy, niskotemperaturowy', en: 'Low-temperature gas or oil boiler' },
      description: {
        pl: 'Bez odzysku ciepła ze spalin.',
        en: 'Heat in the flue gas is not recovered.',
      },
    },
    {
      name: { pl: 'Kocioł gazowy lub olejowy, kondensacyjny', en: 'Condensing gas or oil boiler' },
      description: {
        pl: 'Odzyskuje też ciepło ze spalin. Większość nowych kotłów.',
        en: 'Recovers heat from the flue gas as well. Most new boilers.',
      },
    },
  ],
  electric_heater: [
    {
      name: { pl: 'Podgrzewacz elektryczny przepływowy', en: 'Electric flow heater' },
      description: { pl: 'Ogrzewa wodę wtedy, gdy płynie.', en: 'Heats the water while it flows.' },
    },
    {
      name: { pl: 'Podgrzewacz elektryczny akumulacyjny', en: 'Electric storage heater' },
      description: { pl: 'Ogrzewa wodę w zbiorniku na zapas.', en: 'Heats water in a tank in advance.' },
    },
  ],
};

/** The sub-types of a new heat source with their names, number 1 first. */
export function namedSubTypes(source: NewHeatSource): readonly NamedSubType[] {
  return subTypesOf(source).flatMap((subType) => {
    const named = subTypeNames[source][subType - 1];
    return named ? [{ subType, ...named }] : [];
  });
}

/** The names of one sub-type, or undefined when there is no such source or it has no such sub-type. */
export function namedSubType(
  source: string | null | undefined,
  subType: number | null | undefined,
): NamedSubType | undefined {
  if (!source || !Object.hasOwn(subTypeNames, source)) return undefined;
  return namedSubTypes(source as NewHeatSource).find((named) => named.subType === subType);
}
