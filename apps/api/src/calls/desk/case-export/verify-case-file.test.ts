// @database both, the embedded one in the long form

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { detachedSeal } from '../../../features/signing/seal/detached-seal.ts';
import { signerWith } from '../../../features/signing/seal/pades-seal.ts';
import { makeThrowAwayKey } from '../../../features/signing/seal/throw-away-certificate.ts';
import { filesIn, openCaseToTakeOut } from '../../../testing/desk/case-file-visit.ts';
import { openTestDesk } from '../../../testing/desk/test-desk.ts';
import { testSealKey } from '../../../testing/signing/sealed-document.ts';

const { api, desk } = await openTestDesk();
const folder = mkdtempSync(join(tmpdir(), 'case-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

const tool = new URL('../../../../../../tools/verify-case-file.mjs', import.meta.url).pathname;
const fingerprint = createHash('sha256').update(testSealKey.certificate).digest('hex');
let zip: Buffer;
beforeAll(async () => {
  zip = (await (await openCaseToTakeOut(api, desk)).take()).bytes;
});

/** Runs the program with Node and nothing else, in a folder that holds the case file alone. */
function verify(bytes: Uint8Array, ...options: string[]) {
  const file = join(folder, 'case.zip');
  writeFileSync(file, bytes);
  return verifyAt(file, ...options);
}

function verifyAt(place: string, ...options: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, place, ...options], {
    cwd: folder,
    encoding: 'utf8',
    env: {},
  });
  return { status, said: stdout + stderr };
}

/** Both uploads came at the same moment, so either may be the first. */
const invoice = 'dokumenty/*-invoice.pdf';
const pathOf = (files: ReadonlyMap<string, unknown>) =>
  [...files.keys()].find((path) => path.endsWith('-invoice.pdf')) ?? '';

/** The case file with its files changed. */
function changed(change: (files: Map<string, Uint8Array>) => void): Uint8Array {
  const files = new Map<string, Uint8Array>(filesIn(zip));
  change(files);
  return zipSync(Object.fromEntries(files));
}

const manifestOf = (files: Map<string, Uint8Array>) => String(Buffer.from(files.get('manifest.json') ?? []));

describe('the program that verifies a case file alone', () => {
  it('finds a case file whole, packed as it came or unpacked, and says what it checked and what it cannot say', () => {
    const { status, said } = verify(zip, '--fingerprint', fingerprint);
    expect([status, said]).toEqual([0, expect.stringContaining('Holds: that is the key you named.')]);
    for (const part of [
      'files have the size and hash',
      fingerprint,
      'entries follow each other',
      'It cannot say',
    ])
      expect(said).toContain(part);
    const unpacked = join(folder, 'unpacked');
    for (const [path, bytes] of filesIn(zip)) {
      mkdirSync(dirname(join(unpacked, path)), { recursive: true });
      writeFileSync(join(unpacked, path), bytes);
    }
    expect(verifyAt(unpacked, '--fingerprint', fingerprint).said).toBe(said);
    expect(
      verify(
        changed(() => {}),
        '--fingerprint',
        fingerprint,
      ).said,
    ).toBe(said);
  });

  it('says of the key what it does not know when nobody has named one, and takes a certificate for its fingerprint', () => {
    expect(verify(zip).said).toContain('Not checked: whose key that is.');
    const pem = join(folder, 'seal.pem');
    const base64 = Buffer.from(testSealKey.certificate).toString('base64');
    writeFileSync(pem, `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`);
    expect(verify(zip, '--certificate', pem).said).toContain('Holds: that is the key you named.');
    expect(verify(zip, '--fingerprint', 'ab').status).toBe(2);
  });

  it.each<[string, (files: Map<string, Uint8Array>) => void, string]>([
    [
      'a file swapped',
      (files) => files.set(pathOf(files), files.get('spis.pdf') ?? Buffer.of()),
      `${invoice} is not the file the manifest lists: it was changed or swapped.`,
    ],
    [
      'a file taken away',
      (files) => files.delete(pathOf(files)),
      `${invoice} stands in the manifest and is missing: it was taken away.`,
    ],
    [
      'a file added',
      (files) => files.set('dokumenty/09-plan.pdf', Buffer.from('x')),
      'dokumenty/09-plan.pdf does not stand in the manifest: it was added.',
    ],
    [
      'a manifest changed',
      (files) =>
        files.set('manifest.json', Buffer.from(manifestOf(files).replace('Osoba olga', 'Osoba adam'))),
      'The seal does not fit manifest.json: one of the two was changed or exchanged after sealing.',
    ],
    [
      'the seal gone',
      (files) => files.delete('manifest.json.p7s'),
      'manifest.json.p7s is missing, so nothing can be verified.',
    ],
  ])('tells %s in one sentence', (_what, change, sentence) => {
    expect(verify(changed(change), '--fingerprint', fingerprint)).toEqual({
      status: 1,
      said: `DOES NOT HOLD: ${sentence.replace(invoice, pathOf(filesIn(zip)))}\n`,
    });
  });

  /** The case file, changed and sealed anew with a key. */
  async function sealedAnew(
    key: typeof testSealKey,
    change: (manifest: Record<string, unknown>, files: Map<string, Uint8Array>) => void,
  ) {
    const files = new Map<string, Uint8Array>(filesIn(zip));
    const manifest = JSON.parse(manifestOf(files));
    change(manifest, files);
    const bytes = Buffer.from(JSON.stringify(manifest));
    files.set('manifest.json', bytes);
    const seal = detachedSeal({ signerOf: () => signerWith(key), timestampUrl: undefined });
    files.set('manifest.json.p7s', await seal('mpec', bytes));
    return zipSync(Object.fromEntries(files));
  }

  it('tells another key, whatever was changed under it', async () => {
    const key = await makeThrowAwayKey('Somebody else', api.context.clock());
    const forged = await sealedAnew(key, (manifest) => Object.assign(manifest, { made_by: 'Osoba adam' }));
    const { status, said } = verify(forged, '--fingerprint', fingerprint);
    expect([status, said]).toEqual([
      1,
      expect.stringMatching(/^DOES NOT HOLD: The manifest was sealed with another key:.*\n$/),
    ]);
  });

  it.each<[string, (entries: { hash: string; entry: string }[]) => unknown, RegExp]>([
    [
      'an entry changed',
      ([first]) => first && Object.assign(first, { entry: first.entry.replace('insert', 'update') }),
      /breaks at entry 1\./,
    ],
    ['an entry taken out', (entries) => entries.splice(2, 1), /breaks at entry 3\./],
    ['its end cut off', (entries) => entries.pop(), /does not end as the manifest says\./],
  ])('tells a chain with %s even under the right seal', async (_what, change, sentence) => {
    const path = 'dziennik/lancuch.json';
    const bytes = await sealedAnew(testSealKey, (manifest, files) => {
      const chain = JSON.parse(String(Buffer.from(files.get(path) ?? [])));
      change(chain.entries);
      const now = Buffer.from(JSON.stringify({ ...chain, anchors: [] }));
      files.set(path, now);
      const sha256 = createHash('sha256').update(now).digest('hex');
      const listed = manifest.files as { path: string }[];
      manifest.files = listed.map((each) =>
        each.path === path ? { ...each, bytes: now.length, sha256 } : each,
      );
    });
    const { status, said } = verify(bytes, '--fingerprint', fingerprint);
    expect([status, said]).toEqual([1, expect.stringMatching(sentence)]);
  });

  it('agrees with openssl about the seal and with unzip about the archive', () => {
    const files = filesIn(zip);
    const at = (name: string) => join(folder, name);
    for (const name of ['manifest.json', 'manifest.json.p7s']) writeFileSync(at(name), files.get(name) ?? '');
    writeFileSync(at('whole.zip'), zip);
    const options = ['-inform', 'DER', '-in', at('manifest.json.p7s'), '-content', at('manifest.json')];
    const openssl = spawnSync('openssl', [
      'cms',
      '-verify',
      '-binary',
      '-noverify',
      ...options,
      '-out',
      at('out'),
    ]);
    expect([openssl.status, String(openssl.stderr)]).toEqual([0, expect.stringMatching(/successful/)]);
    expect(spawnSync('unzip', ['-t', at('whole.zip')]).status).toBe(0);
  });
});
