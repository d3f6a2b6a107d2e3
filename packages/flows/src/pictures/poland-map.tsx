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
  ['zone_iv', 'IV', [22.75, 52.68], 28],
  ['zone_iv', 'IV', [22.5, 49.24], 15],
  ['zone_v', 'V', [22.45, 54.2], 20],
];

type Side = 'start' | 'middle' | 'end';

/** The last ones give way on a phone, where the others are written larger. */
const towns: readonly (readonly [string, LonLat, Side])[] = [
  ['Szczecin', [14.55, 53.43], 'start'],
  ['Gdańsk', [18.65, 54.35], 'end'],
  ['Poznań', [16.93, 52.41], 'middle'],
  ['Wrocław', [17.03, 51.11], 'middle'],
  ['Warszawa', [21.01, 52.23], 'middle'],
  ['Kraków', [19.94, 50.06], 'middle'],
  ['Lublin', [22.57, 51.25], 'middle'],
  ['Białystok', [23.16, 53.13], 'middle'],
  ['Suwałki', [22.93, 54.1], 'middle'],
  ['Zakopane (V)', [19.95, 49.3], 'middle'],
  ['Łódź', [19.46, 51.77], 'start'],
  ['Rzeszów', [22.0, 50.04], 'middle'],
  ['Olsztyn', [20.48, 53.78], 'start'],
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
      <Towns />
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

function Towns() {
  return (
    <g className={styles.towns} fontWeight={500} fill="currentColor" pointerEvents="none">
      {towns.map(([name, at, side]) => {
        const [x, y] = projectToMap(at);
        const shift = { start: 5, middle: 0, end: -5 }[side];
        return (
          <g key={name}>
            <circle cx={x} cy={y} r={2.6} stroke="var(--surface)" strokeWidth={1} />
            <text
              x={x + shift}
              y={y}
              dy={side === 'middle' ? '1.15em' : '0.33em'}
              textAnchor={side}
              stroke="var(--surface)"
              strokeWidth={3}
              paintOrder="stroke"
            >
              {name}
            </text>
          </g>
        );
      })}
    </g>
  );
}
