import type { NewHeatSource } from '@ndp/domain/heat-sources.ts';
import type { StoredProject } from '@ndp/flows/estimate/stored-project.ts';
import type { Message } from '@ndp/flows/message.ts';
import type { ReferenceSetName } from './document-data.ts';

/**
 * The rows of annex 1 in the words of the regulation, number 1 first; contracts quote these, screens use plain names.
 *
 * @source Dz.U. 2021 item 2172, annex 1
 */
const names: Readonly<Record<NewHeatSource, readonly Message[]>> = {
  heat_pump: [
    {
      pl: 'pompa ciepła typu woda/woda, sprężarkowa, napędzana elektrycznie',
      en: 'water-to-water heat pump, compression, electrically driven',
    },
    {
      pl: 'pompa ciepła typu glikol/woda, sprężarkowa, napędzana elektrycznie',
      en: 'glycol-to-water heat pump, compression, electrically driven',
    },
    {
      pl: 'pompa ciepła typu bezpośrednie odparowanie w gruncie/woda, sprężarkowa, napędzana elektrycznie',
      en: 'heat pump with direct evaporation in the ground, compression, electrically driven',
    },
    {
      pl: 'pompa ciepła typu powietrze/woda, sprężarkowa, napędzana elektrycznie',
      en: 'air-to-water heat pump, compression, electrically driven',
    },
    {
      pl: 'pompa ciepła typu powietrze/woda, sprężarkowa, napędzana gazem',
      en: 'air-to-water heat pump, compression, gas driven',
    },
    {
      pl: 'pompa ciepła typu powietrze/woda, absorpcyjna, napędzana gazem',
      en: 'air-to-water heat pump, absorption, gas driven',
    },
    {
      pl: 'pompa ciepła typu glikol/woda, sprężarkowa, napędzana gazem',
      en: 'glycol-to-water heat pump, compression, gas driven',
    },
    {
      pl: 'pompa ciepła typu glikol/woda, absorpcyjna, napędzana gazem',
      en: 'glycol-to-water heat pump, absorption, gas driven',
    },
  ],
  city_heating: [
    { pl: 'węzeł cieplny kompaktowy z obudową', en: 'compact heat substation with casing' },
    { pl: 'węzeł cieplny kompaktowy bez obudowy', en: 'compact heat substation without casing' },
  ],
  biomass_boiler: [{ pl: 'kocioł niskotemperaturowy na biomasę', en: 'low-temperature biomass boiler' }],
  gas_boiler: [
    {
      pl: 'kocioł niskotemperaturowy na paliwo gazowe lub ciekłe',
      en: 'low-temperature boiler for gas or liquid fuel',
    },
    {
      pl: 'kocioł kondensacyjny na gaz ziemny lub lekki olej opałowy',
      en: 'condensing boiler for natural gas or light heating oil',
    },
  ],
  electric_heater: [
    { pl: 'elektryczny podgrzewacz przepływowy', en: 'electric flow heater' },
    { pl: 'elektryczny podgrzewacz akumulacyjny', en: 'electric storage heater' },
  ],
};

/** Since 28 January 2025 the row stands for renewable fuels only. @source Dz.U. 2025 item 1884, annex 1 */
const bioFuelBoiler: Message = {
  pl: 'kocioł niskotemperaturowy na biometan, biogaz, biogaz rolniczy lub biopaliwo ciekłe',
  en: 'low-temperature boiler for biomethane, biogas, agricultural biogas or liquid biofuel',
};

/**
 * The new source as the regulation calls it, or null for a building whose saving does not depend on it.
 *
 * @throws {RangeError} the source has no such sub-type
 */
export function officialSourceName(
  { heat_source, heat_source_variant }: Pick<StoredProject, 'heat_source' | 'heat_source_variant'>,
  referenceSet: ReferenceSetName,
): Message | null {
  if (!heat_source || !heat_source_variant) return null;
  const isBioFuelRow = referenceSet === 'RV2025' && heat_source === 'gas_boiler' && heat_source_variant === 1;
  const name = isBioFuelRow ? bioFuelBoiler : names[heat_source][heat_source_variant - 1];
  if (!name) throw new RangeError(`${heat_source} has no sub-type ${heat_source_variant}`);
  return name;
}
