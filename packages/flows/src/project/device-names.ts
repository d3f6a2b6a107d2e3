import type { Device, Energy } from '@ndp/domain/programs/guide-prices.ts';
import type { Message } from '../message.ts';

/** Devices as an installer's offer is headed. */
export const deviceNames: Readonly<Record<Device, Message>> = {
  air_pump: { pl: 'Pompa powietrzna', en: 'Air source heat pump' },
  ground_pump: { pl: 'Pompa gruntowa', en: 'Ground source heat pump' },
  water_pump: { pl: 'Pompa wodna', en: 'Water source heat pump' },
  gas_pump: { pl: 'Pompa na gaz', en: 'Gas heat pump' },
  city_heating: { pl: 'Przyłączenie do sieci', en: 'Connection to the network' },
  biomass_boiler: { pl: 'Kocioł na biomasę', en: 'Biomass boiler' },
  gas_boiler: { pl: 'Kocioł gazowy lub olejowy', en: 'Gas or oil boiler' },
  electric_heater: { pl: 'Podgrzewacz elektryczny', en: 'Electric heater' },
};

/** What heat is paid by. */
export const energyNames: Readonly<Record<Energy, Message>> = {
  coal: { pl: 'Węgiel', en: 'Coal' },
  gas: { pl: 'Gaz', en: 'Gas' },
  biomass: { pl: 'Biomasa', en: 'Biomass' },
  electricity: { pl: 'Prąd', en: 'Electricity' },
  district: { pl: 'Ciepło z sieci', en: 'Network heat' },
};
