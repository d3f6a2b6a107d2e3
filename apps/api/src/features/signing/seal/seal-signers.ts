import { createPrivateKey, X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Signer } from '@libpdf/core';
import type { Clock } from '../../../platform/clock.ts';
import { ConfigError, type Environment } from '../../../platform/config/config.ts';
import type { SealException } from '../../../platform/config/signing-config.ts';
import { writeWhole } from '../../../platform/write-whole.ts';
import { SealUnfit } from '../port/port.ts';
import { signerWith } from './pades-seal.ts';
import { makeThrowAwayKey, type SealKey, throwAwayMark } from './throw-away-certificate.ts';

export interface SealSources {
  readonly environment: Environment;
  readonly dataDir: string;
  /** Holds `<partner>.p12` and `<partner>.password` for each partner; undefined only away from production. */
  readonly sealDir: string | undefined;
  /** What production may go without. */
  readonly sealWithout?: readonly SealException[];
  /** Whose documents are made up: never sealed in an organiser's name, everywhere with a throw-away seal. */
  readonly isTraining?: (partnerId: string) => Promise<boolean>;
}

/** A seal that opened, and what its certificate says. */
interface OpenedSeal {
  readonly signer: Signer;
  readonly certificate: X509Certificate;
  /** When its files were written: others are read anew. */
  readonly stamp: string;
}

/**
 * The organisers' seals. Each is opened when it is first needed, judged by the day on which it is used, and read anew
 * once its file was replaced: no partner's seal concerns another's. Away from production, without any, a throw-away one
 * is made and kept in `DATA_DIR`.
 */
export class Seals {
  readonly #sources: SealSources;
  readonly #clock: Clock;
  readonly #opened = new Map<string, Promise<OpenedSeal>>();
  readonly #unproven = new Map<string, string>();

  /** @throws {ConfigError} production has no folder of seals */
  constructor(sources: SealSources, clock: Clock) {
    const { environment, sealDir } = sources;
    if (!sealDir && environment === 'production') {
      throw new ConfigError(
        `SEAL_DIR is required in ${environment}: a throw-away seal proves nothing. ` +
          'Name the folder with the .p12 file and the .password file of each partner.',
      );
    }
    this.#sources = sources;
    this.#clock = clock;
  }

  /** @throws {SealUnfit} it is missing, does not open, is not valid today, or is a throw-away one in production */
  async signerOf(partnerId: string): Promise<Signer> {
    return (await this.#open(partnerId)).signer;
  }

  /**
   * Why nothing can be sealed for a partner now, as a sentence for the operator; undefined when all is well. Asked within a
   * transaction, it must not look for the partner on another connection: there may be none.
   */
  async faultOf({ id, is_training }: { readonly id: string; readonly is_training: boolean }) {
    return this.#open(id, is_training).then(
      () => undefined,
      (failure: unknown) => (failure instanceof SealUnfit ? failure.message : 'the seal cannot be read'),
    );
  }

  /** @param missing  why the last seal has no proof that no certificate was revoked; undefined when it has one */
  noteProof(partnerId: string, missing: string | undefined): void {
    if (missing === undefined) this.#unproven.delete(partnerId);
    else this.#unproven.set(partnerId, `Documents are sealed without proof of revocation (B-T): ${missing}.`);
  }

  /** That the last seal has no such proof and why, as a sentence for the operator. */
  proofFaultOf(partnerId: string): string | undefined {
    return this.#unproven.get(partnerId);
  }

  /** When the certificate of a partner's seal ends; undefined when there is none to open. */
  async endOf(partnerId: string): Promise<Date | undefined> {
    const isTraining = await this.#isTraining(partnerId);
    const opened = await this.#read(partnerId, isTraining).catch(() => undefined);
    return opened && new Date(opened.certificate.validTo);
  }

  async #open(partnerId: string, known?: boolean): Promise<OpenedSeal> {
    const isTraining = known ?? (await this.#isTraining(partnerId));
    const opened = await this.#read(partnerId, isTraining);
    const { validFrom, validTo, subject } = opened.certificate;
    const now = this.#clock();
    const name = this.#sources.sealDir ? `${partnerId}.p12` : 'the throw-away seal';
    if (new Date(validTo) <= now) throw new SealUnfit(`The certificate in ${name} ended on ${validTo}.`);
    if (new Date(validFrom) > now) throw new SealUnfit(`The certificate in ${name} begins on ${validFrom}.`);
    const { environment, sealWithout } = this.#sources;
    if (isTraining) return opened;
    if (environment === 'production' && subject.includes(throwAwayMark)) {
      throw new SealUnfit(`The seal in ${name} is a throw-away one and is refused in ${environment}.`);
    }
    if (environment === 'production' && !sealWithout?.includes('issuer') && isOwnIssuer(opened.certificate)) {
      throw new SealUnfit(
        `The certificate in ${name} is signed by itself, so nobody else vouches for it. Use one of a trusted issuer, or say SEAL_WITHOUT=issuer.`,
      );
    }
    return opened;
  }

  async #isTraining(partnerId: string): Promise<boolean> {
    return (await this.#sources.isTraining?.(partnerId)) ?? false;
  }

  async #read(partnerId: string, isTraining: boolean): Promise<OpenedSeal> {
    const { sealDir, dataDir } = this.#sources;
    if (!sealDir || isTraining) return storedThrowAway(dataDir, this.#clock());
    const stamp = stampOf(sealDir, partnerId);
    const cached = await this.#opened.get(partnerId)?.catch(() => undefined);
    if (cached?.stamp === stamp) return cached;
    const opening = openSeal(sealDir, partnerId, stamp);
    this.#opened.set(partnerId, opening);
    return opening;
  }
}

function isOwnIssuer(certificate: X509Certificate): boolean {
  return certificate.issuer === certificate.subject && certificate.verify(certificate.publicKey);
}

/** When the files of a seal were written. */
function stampOf(sealDir: string, partnerId: string): string {
  const written = ['p12', 'password'].map((ending) => {
    const file = statSync(join(sealDir, `${partnerId}.${ending}`), { throwIfNoEntry: false });
    return file && `${file.mtimeMs} ${file.size} ${file.ino}`;
  });
  if (!written[0]) throw new SealUnfit(`SEAL_DIR holds no ${partnerId}.p12.`);
  return written.join(' ');
}

async function openSeal(sealDir: string, partnerId: string, stamp: string): Promise<OpenedSeal> {
  const fileOf = (ending: string) => join(sealDir, `${partnerId}.${ending}`);
  const password = existsSync(fileOf('password')) ? readFileSync(fileOf('password'), 'utf8').trimEnd() : '';
  const { P12Signer } = await import('@libpdf/core');
  const bytes = new Uint8Array(readFileSync(fileOf('p12')));
  const signer = await P12Signer.create(bytes, password).catch(() => {
    throw new SealUnfit(`${partnerId}.p12 in SEAL_DIR does not open with ${partnerId}.password.`);
  });
  return { signer, certificate: new X509Certificate(signer.certificate), stamp };
}

const throwAways = new Map<string, Promise<OpenedSeal>>();

/** Made anew when the one that is kept has ended. */
async function storedThrowAway(dataDir: string, now: Date): Promise<OpenedSeal> {
  const cached = await throwAways.get(dataDir);
  if (cached && new Date(cached.certificate.validTo) > now) return cached;
  const opening = openThrowAway(dataDir, now);
  throwAways.set(dataDir, opening);
  return opening;
}

async function openThrowAway(dataDir: string, now: Date): Promise<OpenedSeal> {
  const file = join(dataDir, 'throw-away-seal.json');
  const stored = existsSync(file) ? readThrowAway(readFileSync(file, 'utf8')) : undefined;
  const isFit = stored && new Date(new X509Certificate(stored.certificate).validTo) > now;
  const key = isFit ? stored : await makeThrowAwayKey('NDP', now);
  if (!isFit) {
    const text = {
      certificate: Buffer.from(key.certificate).toString('base64'),
      privateKey: key.privateKey.export({ type: 'pkcs8', format: 'pem' }),
    };
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeWhole(file, JSON.stringify(text), { mode: 0o600 });
  }
  return { signer: signerWith(key), certificate: new X509Certificate(key.certificate), stamp: '' };
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
