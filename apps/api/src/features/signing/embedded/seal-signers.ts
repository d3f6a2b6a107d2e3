import { createPrivateKey, X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Signer } from '@libpdf/core';
import { ConfigError, type Environment } from '../../../platform/config/config.ts';
import { writeWhole } from '../../../platform/write-whole.ts';
import { makeThrowAwayKey, type SealKey, throwAwayMark } from '../throw-away-certificate.ts';
import { signerWith } from './pades-seal.ts';

export interface SealPlaces {
  readonly environment: Environment;
  readonly dataDir: string;
  /** Holds `<partner>.p12` and `<partner>.password` for each partner; undefined only away from production. */
  readonly sealDir: string | undefined;
}

/**
 * The organisers' seals. Away from production, without any, a throw-away one is made and kept in `DATA_DIR`.
 *
 * @returns the signer of a partner
 * @throws {ConfigError} a seal is missing, does not open, has ended, or is a throw-away one in production
 */
export async function loadSealSigners(
  places: SealPlaces,
  partnerIds: readonly string[],
  now: Date,
): Promise<(partnerId: string) => Signer> {
  const { environment, sealDir, dataDir } = places;
  if (!sealDir && environment === 'production') {
    throw new ConfigError(
      `SEAL_DIR is required in ${environment}: a throw-away seal proves nothing. ` +
        'Name the folder with the .p12 file and the .password file of each partner.',
    );
  }
  if (!sealDir) {
    const signer = signerWith(await keptThrowAway(dataDir, now));
    return () => signer;
  }
  const signers = new Map<string, Signer>();
  for (const id of partnerIds) signers.set(id, await openSeal(places, sealDir, id, now));
  return (partnerId) => {
    const signer = signers.get(partnerId);
    if (!signer) throw new Error('this partner has no seal');
    return signer;
  };
}

async function openSeal(
  { environment }: SealPlaces,
  sealDir: string,
  partnerId: string,
  now: Date,
): Promise<Signer> {
  const [file, passwordFile] = ['p12', 'password'].map((ending) => join(sealDir, `${partnerId}.${ending}`));
  if (!file || !existsSync(file)) throw new ConfigError(`SEAL_DIR holds no ${partnerId}.p12.`);
  const password =
    passwordFile && existsSync(passwordFile) ? readFileSync(passwordFile, 'utf8').trimEnd() : '';
  const { P12Signer } = await import('@libpdf/core');
  const signer = await P12Signer.create(new Uint8Array(readFileSync(file)), password).catch(() => {
    throw new ConfigError(`${partnerId}.p12 in SEAL_DIR does not open with ${partnerId}.password.`);
  });
  const { subject, validTo } = new X509Certificate(signer.certificate);
  if (new Date(validTo) <= now)
    throw new ConfigError(`The certificate in ${partnerId}.p12 ended on ${validTo}.`);
  if (subject.includes(throwAwayMark) && environment === 'production') {
    throw new ConfigError(
      `The seal in ${partnerId}.p12 is a throw-away one and is refused in ${environment}.`,
    );
  }
  return signer;
}

/** Made anew when the one that is kept has ended. */
async function keptThrowAway(dataDir: string, now: Date): Promise<SealKey> {
  const file = join(dataDir, 'throw-away-seal.json');
  const kept = existsSync(file) ? readThrowAway(readFileSync(file, 'utf8')) : undefined;
  if (kept && new Date(new X509Certificate(kept.certificate).validTo) > now) return kept;
  const made = await makeThrowAwayKey('NDP', now);
  const text = {
    certificate: Buffer.from(made.certificate).toString('base64'),
    privateKey: made.privateKey.export({ type: 'pkcs8', format: 'pem' }),
  };
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeWhole(file, JSON.stringify(text), { mode: 0o600 });
  return made;
}

/** Undefined for what is none: another throw-away seal is as good. */
function readThrowAway(text: string): SealKey | undefined {
  try {
    const { certificate, privateKey } = JSON.parse(text) as { certificate: string; privateKey: string };
    return { certificate: Buffer.from(certificate, 'base64'), privateKey: createPrivateKey(privateKey) };
  } catch {
    return undefined;
  }
}
