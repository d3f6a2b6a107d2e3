import type { ExistingHeatSource, NewHeatSource } from '@ndp/domain/heat-sources.ts';
import type { ComponentType } from 'react';
import { Picture, type PictureProps, tint } from './picture.tsx';

/** The outdoor unit with its fan, moving air. */
function HeatPumpPicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path d="M28 20a3 3 0 0 1 3-3h44a3 3 0 0 1 3 3v36a3 3 0 0 1-3 3H31a3 3 0 0 1-3-3z" fill={tint} />
      <circle cx="47" cy="38" r="14" fill="var(--surface)" />
      <circle cx="47" cy="38" r="2.5" />
      <path d="M47 35.5c-1.5-5 .5-8.5 3.5-9.5M49.2 39.3c5-1.3 8.2 1 8.4 4M44.8 39.3c-3.4 3.8-7.4 3.6-9.2 1.2" />
      <path d="M68 27h5M68 32h5M68 37h5" />
      <path d="M34 59v4M72 59v4M20 63h66" />
      <path d="M9 30c3-2.5 5-2.5 8 0s4 2 5 1M9 38c3-2.5 5-2.5 8 0s4 2 5 1M9 46c3-2.5 5-2.5 8 0s4 2 5 1" />
    </Picture>
  );
}

/** A heat plant and the two pipes that lead to the houses. */
function CityHeatingPicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path d="M10 46V30h24v16" fill={tint} />
      <path d="M14 30 15.5 12h5L22 30" fill="var(--surface)" />
      <path d="M15 18.5h6" />
      <path d="M26 37h4" />
      <path d="M58 46V31l10-9 10 9v15" fill={tint} />
      <path d="M54.5 34 68 22l13.5 12" />
      <path d="M65 46v-8h6v8" fill="var(--surface)" />
      <path d="M6 46h84" />
      <path d="M19 46v9a5 5 0 0 0 5 5h39a5 5 0 0 0 5-5v-9" />
      <path d="M26 46v5a2.5 2.5 0 0 0 2.5 2.5h30A2.5 2.5 0 0 0 61 51v-5" />
      <path d="M41 57.5 44 60l-3 2.5M46.5 51 43.5 53.5l3 2.5" />
    </Picture>
  );
}

/** A pellet boiler with its hopper, and a leaf. */
function BiomassBoilerPicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path d="M42 22h26v38H42z" fill={tint} />
      <path d="M48 37h14v14H48z" fill="var(--surface)" />
      <path d="M55 40c3 2.5 4 4.3 4 6a4 4 0 0 1-8 0c0-1.3.6-2.3 1.8-3.2.2 1 .6 1.5 1.2 1.7.6-1.3.8-2.8 1-4.5z" />
      <path d="M48 28.5h6M60 28.5h2" />
      <path d="M58 22V8M65 22V8" />
      <path d="M18 26h20l-6 14v9h10M18 26l6 14v13a4 4 0 0 0 4 4h14" />
      <path d="M23 30.5h3M29 32.5h3M26 36.5h3" />
      <path d="M76 50c-1-9 3-15 12-17 1 9-3 15-12 17zM74 57c1-7 4-12 8-16" fill="none" />
      <path d="M12 60h72" />
    </Picture>
  );
}

/** A wall-hung boiler with its flame and pipes. */
function GasBoilerPicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path d="M32 13a3 3 0 0 1 3-3h26a3 3 0 0 1 3 3v38a3 3 0 0 1-3 3H35a3 3 0 0 1-3-3z" fill={tint} />
      <path
        d="M48.5 17.5c5.5 4.5 7.5 8 7.5 11.5a8 8 0 0 1-16 0c0-2.5 1.2-4.6 3.4-6.3.4 2 1.1 3 2.3 3.4 1.3-2.5 1.8-5.3 2.8-8.6z"
        fill="var(--surface)"
      />
      <path d="M32 43h32M39 48.5h8" />
      <circle cx="57" cy="48.5" r="1.5" />
      <path d="M39 54v10M45 54v10M51 54v10M57 54v10" />
      <path d="M43 10V5h10v5" />
      <path d="M18 64h60" />
    </Picture>
  );
}

/** A storage heater: the tank with a flash. */
function ElectricHeaterPicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path d="M33 16c0-4 6-6 15-6s15 2 15 6v36c0 4-6 6-15 6s-15-2-15-6z" fill={tint} />
      <path d="M33 16c0 3.5 6 5.5 15 5.5s15-2 15-5.5" />
      <path d="M50 26.5 42 39h6l-2.5 10L54 36h-6z" fill="var(--surface)" />
      <path d="M40 57v7M48 58v6M56 57v7" />
      <path d="M63 44h6a4 4 0 0 1 4 4v2M70 50h6v4.5a3 3 0 0 1-6 0zM73 57.5V64" />
      <path d="M20 64h60" />
    </Picture>
  );
}

/** An old solid-fuel stove, smoke, and a heap of coal. */
function CoalPicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path d="M26 27h28v33H26z" fill={tint} />
      <path d="M23 27h34" />
      <path d="M32 33h16v9H32zM32 48h16v7H32z" fill="var(--surface)" />
      <path d="M36 51.5h8M45 37.5h.5" />
      <path d="M37 27V16h6v11" />
      <path d="M40 10c-3-2.5 2-4 0-6M48 14c2.5-2 5.5-.5 8-2.5s5 0 7-2" />
      <path
        d="M63 60l2-6 5-1.5 4 2.5 1.5 5zM76 60l1-5 4-2 4.5 3 .5 4zM67 52.5l2-5 5-1 3.5 3.5-.5 3.5-3 1.5"
        fill={tint}
      />
      <path d="M16 60h74" />
    </Picture>
  );
}

/** The picture of each heat source, new or existing. */
export const heatSourcePictures: Readonly<
  Record<NewHeatSource | ExistingHeatSource, ComponentType<PictureProps>>
> = {
  heat_pump: HeatPumpPicture,
  city_heating: CityHeatingPicture,
  biomass_boiler: BiomassBoilerPicture,
  gas_boiler: GasBoilerPicture,
  electric_heater: ElectricHeaterPicture,
  coal: CoalPicture,
};
