import type { LonLat } from '@ndp/domain/climate-zones.ts';
import { type ClimateZone, climateZones } from '@ndp/domain/project.ts';
import { useId } from 'react';
import styles from './poland-map.module.css';
import { mapSize, polandOutline, projectToMap, zonePath } from './poland-zones.ts';

export interface PolandZoneMapProps {
  readonly selected?: ClimateZone | null | undefined;
  /** Given: the map is an extra to radio buttons, hidden from screen readers, and a click on a zone picks it. */
  readonly onSelect?: ((zone: ClimateZone) => void) | undefined;
  /** Read out in place of the picture, when the map is not clickable. */
  readonly labels: { readonly title: string };
  readonly className?: string | undefined;
}

/** Share of the partner's colour in each zone, milder zones paler; the numeral says the same without colour. */
const tones: Readonly<Record<ClimateZone, number>> = {
  zone_i: 5,
  zone_ii: 13,
  zone_iii: 22,
  zone_iv: 33,
  zone_v: 46,
};

const numerals: readonly (readonly [ClimateZone, string, LonLat, size: number])[] = [
  ['zone_i', 'I', [15.8, 53.75], 28],
  ['zone_ii', 'II', [17.25, 51.85], 28],
  ['zone_iii', 'III', [20.15, 51.05], 28],
  ['zone_iv', 'IV', [22.7, 52.375], 28],
  ['zone_iv', 'IV', [22.5, 49.24], 15],
  ['zone_v', 'V', [22.3, 54.03], 20],
];

/** Where the name stands: to the right of the town, beneath it, above it, or to the left. */
type Side = 'start' | 'middle' | 'above' | 'end';

/** With the zone a name is written in. The last ones give way on a phone, where the others are written larger. */
const towns: readonly (readonly [string, LonLat, Side, ClimateZone?])[] = [
  ['Szczecin', [14.55, 53.43], 'start', 'zone_i'],
  ['Gdańsk', [18.65, 54.35], 'end', 'zone_i'],
  ['Poznań', [16.93, 52.41], 'middle', 'zone_ii'],
  ['Wrocław', [17.03, 51.11], 'middle', 'zone_ii'],
  ['Warszawa', [21.01, 52.23], 'middle', 'zone_iii'],
  ['Kraków', [19.94, 50.06], 'middle', 'zone_iii'],
  ['Lublin', [22.57, 51.25], 'middle', 'zone_iii'],
  ['Białystok', [23.16, 53.13], 'middle', 'zone_iv'],
  ['Suwałki', [22.93, 54.1], 'above'],
  ['Zakopane (V)', [19.95, 49.3], 'middle'],
  ['Łódź', [19.46, 51.77], 'start', 'zone_iii'],
  ['Rzeszów', [22.0, 50.04], 'middle', 'zone_iii'],
  ['Olsztyn', [20.48, 53.78], 'start', 'zone_iv'],
];

/** Poland with its five climate zones; the selected one stands out by colour and by its edge. */
export function PolandZoneMap({ selected, onSelect, labels, className }: PolandZoneMapProps) {
  const clip = useId();
  return (
    <svg
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      className={className ? `${styles.map} ${className}` : styles.map}
      role="img"
      aria-label={labels.title}
      aria-hidden={onSelect ? true : undefined}
      focusable="false"
      fontFamily="inherit"
      strokeLinejoin="round"
    >
      <clipPath id={clip}>
        <path d={polandOutline} />
      </clipPath>
      <g clipPath={`url(#${clip})`} stroke="var(--surface)" strokeWidth={1.5}>
        {climateZones.map((zone) => (
          <Zone key={zone} zone={zone} isSelected={zone === selected} onSelect={onSelect} />
        ))}
      </g>
      <path
        className={styles.outline}
        d={polandOutline}
        fill="none"
        stroke="var(--primary-strong)"
        strokeWidth={1.5}
        pointerEvents="none"
      />
      <Numerals selected={selected} />
      <Towns selected={selected} />
    </svg>
  );
}

function Zone({
  zone,
  isSelected,
  onSelect,
}: Pick<PolandZoneMapProps, 'onSelect'> & { readonly zone: ClimateZone; readonly isSelected: boolean }) {
  const fill = isSelected
    ? 'var(--primary)'
    : `color-mix(in srgb, var(--primary) ${tones[zone]}%, var(--surface))`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: radio buttons beside the map are the control
    <path
      className={onSelect && styles.zone}
      data-zone={zone}
      data-selected={isSelected || undefined}
      d={zonePath(zone)}
      fill={fill}
      onClick={onSelect && (() => onSelect(zone))}
    />
  );
}

function Numerals({ selected }: Pick<PolandZoneMapProps, 'selected'>) {
  return (
    <g className={styles.numerals} fontWeight={700} textAnchor="middle" pointerEvents="none">
      {numerals.map(([zone, numeral, at, size]) => {
        const [x, y] = projectToMap(at);
        const fill = zone === selected ? 'var(--on-primary)' : 'var(--primary-strong)';
        return (
          <text
            key={`${numeral}${y}`}
            x={x}
            y={y}
            dy={size * 0.36}
            fontSize={size}
            fill={fill}
            data-selected={zone === selected || undefined}
          >
            {numeral}
          </text>
        );
      })}
    </g>
  );
}

/** How far a name is moved from its town, and from where it is measured. */
const places = {
  start: { dx: 5, dy: '0.33em', textAnchor: 'start' },
  middle: { dx: 0, dy: '1.15em', textAnchor: 'middle' },
  above: { dx: 0, dy: '-0.5em', textAnchor: 'middle' },
  end: { dx: -5, dy: '0.33em', textAnchor: 'end' },
} as const satisfies Record<Side, object>;

function Towns({ selected }: Pick<PolandZoneMapProps, 'selected'>) {
  return (
    <g className={styles.towns} fontWeight={500} pointerEvents="none">
      {towns.map(([name, at, side, zone]) => {
        const [x, y] = projectToMap(at);
        const isSelected = zone !== undefined && zone === selected;
        const ground = isSelected ? 'var(--primary)' : 'var(--surface)';
        return (
          <g key={name} fill={isSelected ? 'var(--on-primary)' : 'currentColor'} stroke={ground}>
            <circle cx={x} cy={y} r={2.6} strokeWidth={1} />
            <text x={x} y={y} {...places[side]} strokeWidth={3} paintOrder="stroke">
              {name}
            </text>
          </g>
        );
      })}
    </g>
  );
}
