import type { SecretKey } from '../crypto/secrets.ts';
import { isGuarded, isGuardedStore } from './guarded-url.ts';
import type { S3Settings } from './s3-place.ts';
import { type SigningConfig, signingFaultInProduction } from './signing-config.ts';

/** A random key has some thirty different bytes; fewer than this is a key somebody typed. */
const leastVariety = 16;

interface Risked {
  readonly databaseUrl: string | undefined;
  readonly filesS3: S3Settings | undefined;
  readonly secretKeys: readonly SecretKey[] | undefined;
  readonly signing: SigningConfig;
}

/**
 * The sentence for what production does not start with: the embedded database, a key of a developer's machine, a way to database or files that
 * others can read, proxies nobody counted, seals whose moment nobody proves.
 *
 * @param hops  as it was set; undefined: not at all
 */
export function findUnsafe(config: Risked, hops: string | undefined): string | undefined {
  const { databaseUrl, filesS3, secretKeys = [], signing } = config;
  if (!databaseUrl) {
    return 'DATABASE_URL is required in production: it names a PostgreSQL database. The embedded one is for trying out and developing.';
  }
  if (!isGuarded(new URL(databaseUrl))) {
    return 'DATABASE_URL must end with sslmode=verify-full, verify-ca or require in production, unless the database is on this machine.';
  }
  if (filesS3 && !isGuardedStore(new URL(filesS3.endpoint))) {
    return 'FILES_S3_ENDPOINT must begin with https:// in production, unless the store is on this machine.';
  }
  if (secretKeys.some(({ id, bytes }) => id === 'local' || new Set(bytes).size < leastVariety)) {
    return 'SECRET_KEYS holds a key of a developer’s machine. Production needs keys made at random: openssl rand -base64 32 | tr +/ -_ | tr -d =';
  }
  if (hops === undefined) {
    return 'TRUSTED_PROXY_HOPS is required in production: how many proxies stand in front of the server, 0 where none does. Behind a proxy that is not counted all visitors share one limit.';
  }
  return signingFaultInProduction(signing);
}
