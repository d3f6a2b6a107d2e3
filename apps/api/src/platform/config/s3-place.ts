import * as z from 'zod/mini';

/** Where files lie that every node shares. */
export interface S3Settings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export const s3Settings = {
  FILES_S3_ENDPOINT: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^https?:\/\/[^/?#@]+\/?$/,
          'FILES_S3_ENDPOINT must be the https:// address of the store, without a path.',
        ),
      ),
  ),
  FILES_S3_BUCKET: z.optional(
    z
      .string()
      .check(
        z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'FILES_S3_BUCKET must be the name of a bucket alone.'),
      ),
  ),
  FILES_S3_REGION: z._default(z.string(), 'us-east-1'),
  FILES_S3_ACCESS_KEY_ID: z.optional(z.string()),
  FILES_S3_SECRET_ACCESS_KEY: z.optional(z.string()),
};
const s3Schema = z.object(s3Settings);

export const s3Sentence =
  'FILES_S3_ENDPOINT, FILES_S3_BUCKET, FILES_S3_ACCESS_KEY_ID and FILES_S3_SECRET_ACCESS_KEY must all be set, or none of them.';

/** Undefined: none is set, files lie in a folder. `unfit`: only some are. */
export function readS3Settings(set: z.output<typeof s3Schema>): S3Settings | undefined | 'unfit' {
  const { FILES_S3_ENDPOINT: endpoint, FILES_S3_BUCKET: bucket, FILES_S3_REGION: region } = set;
  const { FILES_S3_ACCESS_KEY_ID: accessKeyId, FILES_S3_SECRET_ACCESS_KEY: secretAccessKey } = set;
  const values = [endpoint, bucket, accessKeyId, secretAccessKey].filter((text) => text !== undefined);
  if (values.length === 0) return undefined;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return 'unfit';
  return { endpoint, region, bucket, accessKeyId, secretAccessKey };
}
