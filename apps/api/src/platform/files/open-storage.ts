import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { localFolder } from './local-folder.ts';
import type { Storage } from './port.ts';

/** Where the files of this installation lie. */
export function openStorage({ dataDir }: Pick<Config, 'dataDir'>): Storage {
  return localFolder(join(dataDir, 'uploads'));
}
