import { X509Certificate } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../../../platform/config/config.ts';

const block = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/**
 * The certificates of a trust list: a file of PEM, or a folder of such files ending in `.pem` or `.crt`.
 *
 * @returns DER
 * @throws {ConfigError} it is not there, holds none, or one cannot be read
 */
export function readTrustList(path: string): readonly Uint8Array[] {
  try {
    const certificates = filesAt(path).flatMap((file) =>
      Array.from(
        readFileSync(file, 'utf8').matchAll(block),
        ([pem]) => new Uint8Array(new X509Certificate(pem).raw),
      ),
    );
    if (certificates.length > 0) return certificates;
  } catch {
    throw new ConfigError(
      'SIGNATURE_TRUST names a file or folder that cannot be read as certificates (PEM).',
    );
  }
  throw new ConfigError('SIGNATURE_TRUST names a file or folder without a certificate (PEM).');
}

function filesAt(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).filter((name) => /\.(pem|crt)$/i.test(name));
  return names.toSorted().map((name) => join(path, name));
}
