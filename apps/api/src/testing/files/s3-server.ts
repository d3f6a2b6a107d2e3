import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from '../../platform/config/s3-place.ts';

/** A server that speaks S3, with an empty bucket. */
export async function startS3(): Promise<{ readonly place: S3Settings; close(): Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), 'ndp-s3-'));
  const bucket = 'ndp-files';
  const options = { port: 0, address: '127.0.0.1', silent: true, directory };
  const server = new S3rver({ ...options, configureBuckets: [{ name: bucket }] });
  const { port } = await server.run();
  const key = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  return {
    place: { endpoint: `http://127.0.0.1:${port}`, region: 'eu-central-1', bucket, ...key },
    close: async () => {
      await server.close();
      rmSync(directory, { recursive: true });
    },
  };
}
