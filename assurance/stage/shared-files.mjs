import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Makes a data folder of a node whose files lie where those of another node do, as on a disk both can reach. */
export function shareFiles(own, dataDir) {
  for (const folder of [own, join(dataDir, 'uploads')]) mkdirSync(folder, { recursive: true });
  symlinkSync(join(dataDir, 'uploads'), join(own, 'uploads'));
}
