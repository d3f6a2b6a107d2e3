import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { localFolder } from './local-folder.ts';
import type { Storage } from './port.ts';
import { s3Store } from './s3-store.ts';

/** Where the files of this installation lie: in a store that all nodes share, or in a folder of this machine. */
export function openStorage({ dataDir, filesS3 }: Pick<Config, 'dataDir' | 'filesS3'>): Storage {
  return filesS3 ? s3Store(filesS3) : localFolder(join(dataDir, 'uploads'));
}
