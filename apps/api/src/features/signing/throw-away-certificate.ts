import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { dayMs } from '../../platform/clock.ts';
import { derTags, objectId, oids, sequence, writeDer } from './der.ts';

/** What a throw-away certificate says of itself, so that nobody takes it for a real one. */
export const throwAwayMark = 'NOT FOR PRODUCTION';

export interface SealKey {
  /** X.509, DER. */
  readonly certificate: Uint8Array;
  readonly privateKey: KeyObject;
}

/** A self-signed certificate with a new P-256 key, valid for a year: for a developer's machine and for tests. */
export function makeThrowAwayKey(holder: string, now: Date): SealKey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(objectId(oids.ecdsaWithSha256));
  const name = nameOf(`${holder} ${throwAwayMark}`);
  const end = new Date(now.getTime() + 365 * dayMs);
  const start = new Date(now.getTime() - dayMs);
  const body = sequence(
    writeDer(0xa0, writeDer(derTags.integer, Uint8Array.of(2))),
    writeDer(derTags.integer, Uint8Array.of(1), randomBytes(15)),
    algorithm,
    name,
    sequence(timeOf(start), timeOf(end)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    writeDer(0xa3, sequence(usage())),
  );
  const signature = sign('sha256', body, privateKey);
  return {
    certificate: sequence(body, algorithm, writeDer(derTags.bitString, Uint8Array.of(0), signature)),
    privateKey,
  };
}

function nameOf(text: string): Buffer {
  const value = writeDer(derTags.utf8, Buffer.from(text));
  return sequence(writeDer(derTags.set, sequence(objectId(oids.name), value)));
}

/** Digital signature and non-repudiation, critical. */
function usage(): Buffer {
  const bits = writeDer(derTags.bitString, Uint8Array.of(6, 0xc0));
  return sequence(objectId(oids.keyUsage), Uint8Array.of(1, 1, 0xff), writeDer(derTags.octetString, bits));
}

function timeOf(moment: Date): Buffer {
  const digits = moment.toISOString().replace(/[-:T]|\.\d+/g, '');
  return writeDer(derTags.generalizedTime, Buffer.from(digits));
}
