import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { openRegister, type RegisterAbout } from '../register.ts';
import type { RegisterData } from '../register-data.ts';
import { storeVersion } from '../versions.ts';
import { assembleRegister, coordinatesFrom } from './assemble.ts';
import { readSimc } from './read-simc.ts';
import { readTerc } from './read-terc.ts';
import { readUlic } from './read-ulic.ts';

export interface ImportFiles {
  readonly terc: string;
  readonly simc: string;
  /** Without it every street is typed by hand. */
  readonly ulic?: string | undefined;
}

export interface ImportReport extends RegisterAbout {
  /** Rows of TERC that are parts of communities and are not shown. */
  readonly partRows: number;
  /** Rows of SIMC that became other names of the place they belong to. */
  readonly partPlaces: number;
  /** Different street names. */
  readonly streetNames: number;
  /** Places whose coordinates are known, for the suggestion of the climate zone. */
  readonly placesWithCoordinates: number;
}

/**
 * Imports the official eTERYT files as a new version of the register and switches to it. `shipped` lends its
 * coordinates to the places of the same name.
 *
 * @throws ImportFailure naming file and line; then nothing has changed
 */
export async function importRegister(
  files: ImportFiles,
  dataDir: string,
  shipped?: RegisterData,
): Promise<ImportReport> {
  const terc = await readTerc(files.terc);
  const simc = await readSimc(files.simc, terc);
  const streets = files.ulic === undefined ? null : await readUlic(files.ulic, terc, simc);
  const version = `${terc.stateDate}-${await hashFiles(files)}`;
  const data = assembleRegister({ terc, simc, streets, version }, coordinatesFrom(shipped));
  const { about, coordinates } = openRegister(data);
  storeVersion(dataDir, data, (folder) => {
    const stored = openRegister(folder).about.counts;
    if (JSON.stringify(stored) !== JSON.stringify(about.counts))
      throw new Error(`${folder} was not written whole`);
  });
  return {
    ...about,
    partRows: terc.partRows,
    partPlaces: simc.mainPlace.size - simc.places.size,
    streetNames: streets?.names.length ?? 0,
    placesWithCoordinates: [...simc.places.keys()].filter((id) => coordinates(id) !== undefined).length,
  };
}

/** The same files always give the same version. */
async function hashFiles({ terc, simc, ulic }: ImportFiles): Promise<string> {
  const hash = createHash('sha256');
  for (const file of [terc, simc, ulic]) {
    hash.update(`${file === undefined ? 'none' : 'file'};`);
    if (file !== undefined) for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  }
  return hash.digest('hex').slice(0, 8);
}
