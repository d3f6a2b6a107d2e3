import type { ProjectVariant } from '@ndp/domain/project.ts';
import type { ComponentType } from 'react';
import { Picture, type PictureProps, tint } from './picture.tsx';

/** A family house with a tree. */
function HomePicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path d="M24 31.2V62h36V31.2L42 15.2z" fill={tint} stroke="none" />
      <path d="M18 36.5 42 14l24 22.5" />
      <path d="M24 31v31M60 31v31" />
      <path d="M53 24.3V15h5v14" />
      <path d="M32 62V46h9v16" fill="var(--surface)" />
      <path d="M47 42h8v9h-8z" fill="var(--surface)" />
      <path d="M51 42v9" />
      <path d="M38 54.5v.5" />
      <path d="M80 28c5 0 8 5.5 8 11.5s-3.5 10-8 10-8-4-8-10S75 28 80 28z" fill={tint} />
      <path d="M80 62V40M80 55l3.5-3.5M80 46l-3-3" />
      <path d="M10 62h80" />
    </Picture>
  );
}

/** A block of flats, four storeys, with a lower neighbour. */
function ApartmentPicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path d="M20 62V12h34v50" fill={tint} />
      <path d="M16.5 12h41" />
      <path d="M54 32h24v30" />
      <path d="M54 32h27.5" />
      {[19, 30, 41].map((y) => (
        <g key={y}>
          <path d={`M26 ${y}h5.5v6H26zM34.3 ${y}h5.5v6h-5.5zM42.6 ${y}h5.5v6h-5.5z`} fill="var(--surface)" />
        </g>
      ))}
      <path d="M33 62V53h8v9" fill="var(--surface)" />
      <path d="M26 53h3M45 53h3" />
      <path d="M60 39h4.5v5H60zM69 39h4.5v5H69zM60 50h4.5v5H60zM69 50h4.5v5H69z" />
      <path d="M10 62h76" />
    </Picture>
  );
}

/** A hall with a sawtooth roof and an office front: schools, shops, workshops. */
function NonResidentialPicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path d="M12 62V34l14-11v11l14-11v11l14-11v39" fill={tint} />
      <path d="M54 62V29h28v33" />
      <path d="M54 29h31" />
      <path d="M18 62V46h16v16" fill="var(--surface)" />
      <path d="M18 50.5h16M18 55h16" />
      <path d="M41 43h7v6h-7z" fill="var(--surface)" />
      <path d="M60 36h16M60 42.5h16" />
      <path d="M64 62V51h8v11M68 51v11" />
      <path d="M76 29V14h8l-2 3.5 2 3.5h-8" />
      <path d="M8 62h80" />
    </Picture>
  );
}

/** The picture of each kind of building. */
export const buildingPictures: Readonly<Record<ProjectVariant, ComponentType<PictureProps>>> = {
  home: HomePicture,
  apartment: ApartmentPicture,
  non_residential: NonResidentialPicture,
};
