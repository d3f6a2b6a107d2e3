import { createHash } from 'node:crypto';
import type { S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '../config/s3-place.ts';
import { asStorageFaults, isStorageKey, type OpenedFile, type StoredFile } from './port.ts';

type Sdk = typeof import('@aws-sdk/client-s3');

/** Tries in all, the first among them. */
const attempts = 3;
/** How long one try may take until it is answered, ms: with all of them a visitor waits half a minute at most. */
const patience = 10_000;

/** A bucket as its vendor has it. The client is loaded with the first thing that is asked of it. */
export class Bucket {
  readonly #place: S3Settings;
  readonly #patience: number;
  #opened: Promise<readonly [Sdk, S3Client]> | undefined;

  /** @param patienceMs  how long one try may take until it is answered */
  constructor(bucket: S3Settings, patienceMs = patience) {
    this.#place = bucket;
    this.#patience = patienceMs;
  }

  async get(key: string) {
    const [sdk, client] = await this.#open();
    const { Body, ContentLength } = await client.send(new sdk.GetObjectCommand(this.#at(key)));
    if (!Body || ContentLength === undefined) throw new Error('an answer without a body');
    return { body: Body, size: ContentLength };
  }

  async open(key: string): Promise<OpenedFile> {
    const { body, size } = await this.get(key);
    return { size, pieces: asStorageFaults(body as AsyncIterable<Uint8Array>) };
  }

  async has(key: string): Promise<boolean> {
    const [sdk, client] = await this.#open();
    return client.send(new sdk.HeadObjectCommand(this.#at(key))).then(() => true, falseWhenMissing);
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    const [sdk, client] = await this.#open();
    const ContentMD5 = createHash('md5').update(bytes).digest('base64');
    await client.send(new sdk.PutObjectCommand({ ...this.#at(key), Body: bytes, ContentMD5 }));
  }

  async remove(key: string): Promise<void> {
    const [sdk, client] = await this.#open();
    await client.send(new sdk.DeleteObjectCommand(this.#at(key)));
  }

  /** What is not there stays away. */
  async move(from: string, to: string): Promise<void> {
    const [sdk, client] = await this.#open();
    const copy = new sdk.CopyObjectCommand({
      ...this.#at(to),
      CopySource: `${this.#place.bucket}/${from}`,
    });
    if (await client.send(copy).then(() => true, falseWhenMissing)) await this.remove(from);
  }

  /** The files whose keys stand behind a prefix, in the order of the protocol: by their keys. */
  async *list(prefix: string, after?: string): AsyncGenerator<StoredFile> {
    const [sdk, client] = await this.#open();
    const options = {
      Bucket: this.#place.bucket,
      Prefix: prefix,
      ...(after ? { StartAfter: prefix + after } : {}),
    };
    for await (const page of sdk.paginateListObjectsV2({ client }, options)) {
      for (const { Key = '', LastModified } of page.Contents ?? []) {
        const key = Key.slice(prefix.length);
        if (isStorageKey(key) && LastModified) yield { key, storedAt: LastModified };
      }
    }
  }

  #at(key: string) {
    return { Bucket: this.#place.bucket, Key: key };
  }

  #open(): Promise<readonly [Sdk, S3Client]> {
    // On Node 20 every command would warn that later versions of the pinned SDK want a newer one; the README says so.
    process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
    this.#opened ??= import('@aws-sdk/client-s3').then((sdk) => {
      const { endpoint, region, accessKeyId, secretAccessKey } = this.#place;
      const client = new sdk.S3Client({
        endpoint,
        region,
        credentials: { accessKeyId, secretAccessKey },
        forcePathStyle: true,
        maxAttempts: attempts,
        requestHandler: {
          connectionTimeout: 3_000,
          requestTimeout: this.#patience,
          throwOnRequestTimeout: true,
        },
        // Newer checksums are known to few vendors; the digest of each file is sent in the old way.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      });
      return [sdk, client];
    });
    return this.#opened;
  }
}

function falseWhenMissing(cause: unknown): false {
  const { $metadata, name } = Object(cause) as { $metadata?: { httpStatusCode?: number }; name?: string };
  if ($metadata?.httpStatusCode === 404 && name !== 'NoSuchBucket') return false;
  throw cause;
}
