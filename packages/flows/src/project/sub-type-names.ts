import { type NewHeatSource, subTypesOf } from '@ndp/domain/heat-sources.ts';
import type { NamedOption } from './option-names.ts';

/** A sub-type of a heat source with its number in the call. */
export interface NamedSubType extends NamedOption {
  readonly subType: number;
}

/** Names of the sub-types in the order of the statutory table; the first is number 1. */
export const subTypeNames: Readonly<Record<NewHeatSource, readonly NamedOption[]>> = {
  heat_pump: [
    {
      name: { pl: 'Woda/woda, elektryczna', en: 'Water-to-water, electric' },
      description: { pl: 'Pobiera ciepło z wody w studni.', en: 'Takes heat from the water of a well.' },
    },
    {
      name: { pl: 'Glikol/woda, elektryczna', en: 'Glycol-to-water, electric' },
      description: {
        pl: 'Pobiera ciepło z gruntu przez rury z glikolem.',
        en: 'Takes heat from the ground through pipes with glycol.',
      },
    },
    {
      name: { pl: 'Bezpośrednie odparowanie w gruncie, elektryczna', en: 'Direct ground source, electric' },
      description: {
        pl: 'Czynnik chłodniczy krąży w rurach w gruncie.',
        en: 'The refrigerant itself flows through pipes in the ground.',
      },
    },
    {
      name: { pl: 'Powietrze/woda, elektryczna', en: 'Air-to-water, electric' },
      description: {
        pl: 'Jednostka na zewnątrz pobiera ciepło z powietrza. Wybierana najczęściej.',
        en: 'An outdoor unit takes heat from the air. The most common choice.',
      },
    },
    {
      name: { pl: 'Powietrze/woda, sprężarkowa gazowa', en: 'Air-to-water, gas compression' },
      description: {
        pl: 'Ciepło z powietrza, sprężarkę napędza silnik na gaz.',
        en: 'Heat from the air; a gas engine drives the compressor.',
      },
    },
    {
      name: { pl: 'Powietrze/woda, absorpcyjna gazowa', en: 'Air-to-water, gas-driven absorption' },
      description: {
        pl: 'Ciepło z powietrza, zamiast sprężarki działa palnik gazowy.',
        en: 'Heat from the air; a gas burner takes the place of the compressor.',
      },
    },
    {
      name: { pl: 'Glikol/woda, sprężarkowa gazowa', en: 'Glycol-to-water, gas compression' },
      description: {
        pl: 'Ciepło z gruntu, sprężarkę napędza silnik na gaz.',
        en: 'Heat from the ground; a gas engine drives the compressor.',
      },
    },
    {
      name: { pl: 'Glikol/woda, absorpcyjna gazowa', en: 'Glycol-to-water, gas-driven absorption' },
      description: {
        pl: 'Ciepło z gruntu, zamiast sprężarki działa palnik gazowy.',
        en: 'Heat from the ground; a gas burner takes the place of the compressor.',
      },
    },
  ],
  city_heating: [
    {
      name: { pl: 'Węzeł cieplny kompaktowy z obudową', en: 'Compact substation with casing' },
      description: {
        pl: 'Gotowe urządzenie w zamkniętej, ocieplonej obudowie.',
        en: 'A ready-made unit in a closed, insulated casing.',
      },
    },
    {
      name: { pl: 'Węzeł cieplny kompaktowy bez obudowy', en: 'Compact substation without casing' },
      description: {
        pl: 'Urządzenie na otwartej ramie, zwykle w osobnym pomieszczeniu.',
        en: 'A unit on an open frame, usually in a room of its own.',
      },
    },
  ],
  biomass_boiler: [
    {
      name: { pl: 'Kocioł niskotemperaturowy na biomasę', en: 'Low-temperature biomass boiler' },
      description: {
        pl: 'Ogrzewa wodę do umiarkowanej temperatury.',
        en: 'Heats the water to a moderate temperature.',
      },
    },
  ],
  gas_boiler: [
    {
      name: {
        pl: 'Kocioł niskotemperaturowy na paliwo gazowe lub ciekłe',
        en: 'Low-temperature boiler for gas or liquid fuel',
      },
      description: {
        pl: 'Ogrzewa wodę do umiarkowanej temperatury, bez odzysku ciepła ze spalin.',
        en: 'Heats the water to a moderate temperature; heat in the flue gas is not recovered.',
      },
    },
    {
      name: {
        pl: 'Kocioł kondensacyjny na gaz ziemny lub lekki olej opałowy',
        en: 'Condensing boiler for natural gas or light fuel oil',
      },
      description: {
        pl: 'Odzyskuje też ciepło ze spalin. Większość nowych kotłów gazowych.',
        en: 'Recovers heat from the flue gas as well. Most new gas boilers are of this type.',
      },
    },
  ],
  electric_heater: [
    {
      name: { pl: 'Elektryczny podgrzewacz przepływowy', en: 'Electric flow heater' },
      description: { pl: 'Ogrzewa wodę wtedy, gdy płynie.', en: 'Heats the water while it flows.' },
    },
    {
      name: { pl: 'Elektryczny podgrzewacz akumulacyjny', en: 'Electric storage heater' },
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
