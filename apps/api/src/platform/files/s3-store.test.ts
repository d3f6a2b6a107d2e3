import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { keepsFiles } from '../../testing/files/keeps-files.ts';
import { startS3 } from '../../testing/files/s3-server.ts';
import { newStorageKey, StorageFailed } from './port.ts';
import { s3Store } from './s3-store.ts';

let server: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  server = await startS3();
});
afterEach(async () => {
  await server.close();
  server = await startS3();
});
afterAll(() => server.close());

describe('a store that all nodes share, by the protocol of S3', () => {
  keepsFiles(() => s3Store(server.place));

  it('shows each node what another one put there', async () => {
    const [one, another] = [s3Store(server.place), s3Store(server.place)];
    const key = newStorageKey();
    await one.put(key, Uint8Array.of(7));
    expect([...(await another.get(key))]).toEqual([7]);
  });

  it('says nothing of the version of Node, for a command that works writes nothing else', async () => {
    const script = `import { s3Store } from './apps/api/src/platform/files/s3-store.ts';
      console.log(await s3Store(${JSON.stringify(server.place)}).has('${newStorageKey()}'));`;
    const root = new URL('../../../../../', import.meta.url);
    const env = { PATH: process.env.PATH };
    const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { cwd: root, env });
    expect([stdout, stderr]).toEqual(['false\n', '']);
  });

  it('fails aloud when it is not there, its bucket is another, or it is taken for empty', async () => {
    const away = s3Store({ ...server.place, endpoint: 'http://127.0.0.1:9' });
    const other = s3Store({ ...server.place, bucket: 'another-bucket' });
    for (const store of [away, other]) {
      await expect(store.get(newStorageKey())).rejects.toThrow(StorageFailed);
      await expect(store.list()[Symbol.asyncIterator]().next()).rejects.toThrow(StorageFailed);
    }
    await expect(away.has(newStorageKey())).rejects.toThrow(StorageFailed);
    await expect(away.readMark()).rejects.toThrow(StorageFailed);
  });

  it('gives a bucket up that takes a file and never answers', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const store = s3Store({ ...server.place, endpoint }, 50);
    await expect(store.put(newStorageKey(), Uint8Array.of(7))).rejects.toThrow(StorageFailed);
    silent.closeAllConnections();
    silent.close();
  });
});
