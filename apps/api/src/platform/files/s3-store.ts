import type { S3Settings } from '../config/s3-place.ts';
import {
  asStorageFaults,
  markName,
  requireStorageKey,
  type Storage,
  asStorageFault as tell,
  trashName,
} from './port.ts';
import { Bucket } from './s3-bucket.ts';

const trashPrefix = `${trashName}/`;

/**
 * Keeps files in a bucket that every node of the product sees, by the protocol of S3 as any vendor speaks it.
 *
 * @param patienceMs  how long one of the tries may take until it is answered
 */
export function s3Store(settings: S3Settings, patienceMs?: number): Storage {
  const bucket = new Bucket(settings, patienceMs);
  const keyOf = (key: string) => {
    requireStorageKey(key);
    return key;
  };
  const trashOf = (key: string) => `${trashPrefix}${keyOf(key)}`;
  return {
    put: (key, bytes) => tell(async () => bucket.put(keyOf(key), bytes)),
    get: (key) => tell(async () => (await bucket.get(keyOf(key))).body.transformToByteArray()),
    open: (key) => tell(async () => bucket.open(keyOf(key))),
    has: (key) => tell(async () => bucket.has(keyOf(key))),
    remove: (key) =>
      tell(async () => {
        for (const each of [keyOf(key), trashOf(key)]) await bucket.remove(each);
      }),
    list: (after) => asStorageFaults(bucket.list('', after)),
    discard: (key) => tell(async () => bucket.move(keyOf(key), trashOf(key))),
    recall: (key) => tell(async () => bucket.move(trashOf(key), keyOf(key))),
    listTrash: () => asStorageFaults(bucket.list(trashPrefix)),
    readMark: () =>
      tell(async () => {
        if (!(await bucket.has(markName))) return undefined;
        return (await bucket.get(markName)).body.transformToString();
      }),
    writeMark: (id) => tell(async () => bucket.put(markName, Buffer.from(id))),
  };
}
