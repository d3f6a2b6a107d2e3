import type { ReactNode } from 'react';
import { Picture, type PictureProps, tint } from './picture.tsx';

type Medium = 'water' | 'probe' | 'ground' | 'air';
type Drive = 'electric' | 'gas-compression' | 'gas-absorption';

/** Where the pump takes its heat from: well, ground probe, loop laid in the soil, outdoor air. */
const mediumDrawings: Readonly<Record<Medium, ReactNode>> = {
  water: (
    <>
      <path d="M8 62c4-3 6-3 10 0s6 3 10 0 6-3 10 0 6 3 10 0 6-3 10 0 6 3 10 0 6-3 10 0 6 3 10 0" />
      <path d="M18 40v17M30 40v17" />
      <path d="M15 53l3 4 3-4M27 44l3-4 3 4" />
      <path d="M18 40V32a3 3 0 0 1 3-3h27M30 40v-3a2 2 0 0 1 2-2h16" />
    </>
  ),
  probe: (
    <>
      <path d="M18 40v23a4 4 0 0 0 8 0V40" />
      <path d="M32 40v23a4 4 0 0 0 8 0V40" opacity={0.45} />
      <path d="M18 40v-8a3 3 0 0 1 3-3h27M26 40v-3a2 2 0 0 1 2-2h20" />
      <path d="M10 52h3M47 56h3M60 52h3M72 58h3M56 64h3M84 51h3" />
    </>
  ),
  ground: (
    <>
      <path d="M14 40v20a3 3 0 0 0 6 0v-7a3 3 0 0 1 6 0v7a3 3 0 0 0 6 0v-7a3 3 0 0 1 6 0v7a3 3 0 0 0 6 0V49a4 4 0 0 1 4-4h8v-5" />
      <path d="M14 40v-8a3 3 0 0 1 3-3h31" />
      <path d="M66 52h3M78 58h3M62 63h3M86 50h3M72 66h3" />
    </>
  ),
  air: (
    <>
      <path d="M8 14h22a4.2 4.2 0 1 0-4.2-4.2M8 21h31M8 28h17a3.6 3.6 0 1 1-3.6 3.6" />
      <path d="M36 17.5 40 21l-4 3.5" />
      <path d="M10 52h3M28 58h3M47 54h3M66 60h3M84 53h3" />
    </>
  ),
};

/** What drives the circuit: a plug, or a flame. */
const flame = (
  <path
    d="M65.5 13.5c4.5 3.6 6 6.3 6 9a6.5 6.5 0 0 1-13 0c0-2 1-3.7 2.7-5 .3 1.5.9 2.4 1.9 2.7 1-2 1.5-4.2 2.4-6.7z"
    fill="var(--surface)"
  />
);
const bolt = <path d="M66.5 12 59 22.5h5L61.5 30 71 19.5h-5.5z" fill="var(--surface)" />;
/** The sign of a compressor, and the two chambers of an absorber. */
const compressor = (
  <path d="M78.3 17a4.2 4.2 0 1 1-.1 0zM75.3 18.5l5.5 1.3M75.3 24l5.5-1.3" strokeWidth={1.3} />
);
const absorber = (
  <path
    d="M78.2 13.5c2 2.3 3 3.7 3 5a3 3 0 0 1-6 0c0-1.3 1-2.7 3-5zM78.2 22.5c2 2.3 3 3.7 3 5a3 3 0 0 1-6 0c0-1.3 1-2.7 3-5z"
    strokeWidth={1.3}
  />
);

const driveDrawings: Readonly<Record<Drive, ReactNode>> = {
  electric: bolt,
  'gas-compression': (
    <>
      {flame}
      {compressor}
    </>
  ),
  'gas-absorption': (
    <>
      {flame}
      {absorber}
    </>
  ),
};

/** The eight kinds of heat pump in the order of the statutory table; sub-types are numbered from 1. */
const kinds: Readonly<Record<number, readonly [Medium, Drive]>> = {
  1: ['water', 'electric'],
  2: ['probe', 'electric'],
  3: ['ground', 'electric'],
  4: ['air', 'electric'],
  5: ['air', 'gas-compression'],
  6: ['air', 'gas-absorption'],
  7: ['probe', 'gas-compression'],
  8: ['probe', 'gas-absorption'],
};

/**
 * A heat pump by what it takes heat from and what drives it.
 *
 * @param subType  1 to 8, as in the call; any other number draws nothing
 */
export function HeatPumpKindPicture({ subType, ...props }: PictureProps & { readonly subType: number }) {
  const kind = kinds[subType];
  if (!kind) return null;
  const [medium, drive] = kind;
  return (
    <Picture {...props}>
      <path d="M4 40h88v29a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1z" fill={tint} stroke="none" />
      <path d="M4 40h88" />
      <path d="M48 10a3 3 0 0 1 3-3h34a3 3 0 0 1 3 3v27a3 3 0 0 1-3 3H51a3 3 0 0 1-3-3z" fill={tint} />
      {mediumDrawings[medium]}
      {driveDrawings[drive]}
      <path d="M53 35h6M63 35h2" />
    </Picture>
  );
}
