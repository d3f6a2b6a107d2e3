import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('..', import.meta.url).pathname;
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');
const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64e6,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** A package as the lock file has it. */
interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
}

const lock: { packages: Record<string, Locked> } = JSON.parse(read('package-lock.json'));
const foreign = Object.entries(lock.packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);
const shipped = foreign.filter(([, { dev }]) => !dev);

/** Licences that ask for nothing but their text. MPL asks for changed files only, and nothing of it is changed. */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'Zlib',
  'OFL-1.1',
]);
const allowedForTools = new Set([...allowed, 'MPL-2.0', 'Python-2.0', 'CC0-1.0', 'CC-BY-1.0', 'CC-BY-4.0']);

/** libvips lies unchanged in a file of its own, which can be exchanged: that is what LGPL asks for (decision 0026). */
const allowedBesideSharp = new Set([...allowed, 'LGPL-3.0-or-later']);
const isBesideSharp = ([path]: (typeof foreign)[number]) => path.startsWith('node_modules/@img/sharp-');

/** Packages that name their licence in a file only, as it was read there. */
const readLicences: Readonly<Record<string, string>> = {
  'png-js': 'MIT',
  busboy: 'MIT',
  dicer: 'MIT',
  streamsearch: 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  '@react-aria/optimize-locales-plugin': 'Apache-2.0',
};

/** Packages whose licence is not allowed; of several to choose from, one is enough. */
function withOtherLicence(packages: typeof foreign, list: ReadonlySet<string>): readonly string[] {
  return packages
    .filter(([path, { license }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const text = (license ?? readLicences[name] ?? 'none').replace(/[()]/g, '');
      const choices = text.split(/ or /i);
      return !choices.some((choice) => choice.split(/ and /i).every((one) => list.has(one)));
    })
    .map(([path, { license }]) => `${path}: ${license}`);
}

describe('the packages the product is made of', () => {
  it('are each named by version and by the hash of their bytes, and come from the registry only', () => {
    expect(foreign.length).toBeGreaterThan(400);
    const loose = foreign.filter(
      ([, { version, integrity, resolved }]) =>
        !/^\d+\.\d+\.\d+/.test(version ?? '') || !/^sha512-[\w+/]{86}==$/.test(integrity ?? '') || resolved,
    );
    expect(loose.map(([path]) => path)).toEqual([]);
  });

  it('are asked for by exact versions', () => {
    const manifests = run('git', 'ls-files', 'package.json', '*/package.json').split('\n').filter(Boolean);
    const ranges = manifests.flatMap((file) => {
      const { dependencies = {}, devDependencies = {} } = JSON.parse(read(file));
      return Object.entries<string>({ ...dependencies, ...devDependencies })
        .filter(([name, version]) => !name.startsWith('@ndp/') && !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
        .map(([name, version]) => `${file}: ${name} ${version}`);
    });
    expect(manifests.length).toBeGreaterThan(8);
    expect(ranges).toEqual([]);
  });

  it('run nothing when they are installed, but for those that are named', () => {
    const { allowScripts } = JSON.parse(read('package.json'));
    const running = foreign.filter(([, { hasInstallScript }]) => hasInstallScript);
    const names = running.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 13));
    expect(names.filter((name) => !(name in allowScripts))).toEqual([]);
    expect(read('tools/prepare.mjs')).toContain(`['ci', '--ignore-scripts'`);
  });

  it('are all there to build with, also where the environment says production', () => {
    const omitted = run('env', 'NODE_ENV=production', 'npm', 'config', 'get', 'omit');
    expect(omitted.trim()).toBe('');
  });

  it('have licences that may be shipped; tools may have a few more, libvips has LGPL, nothing AGPL or GPL', () => {
    const others = foreign.filter((each) => !isBesideSharp(each));
    expect(withOtherLicence(foreign.filter(isBesideSharp), allowedBesideSharp)).toEqual([]);
    expect(
      withOtherLicence(
        shipped.filter((each) => !isBesideSharp(each)),
        allowed,
      ),
    ).toEqual([]);
    expect(withOtherLicence(others, allowedForTools)).toEqual([]);
  });

  it('are listed by one command in the form of CycloneDX, with hash and address of each', () => {
    const bom = JSON.parse(run('npm', 'run', '-s', 'sbom'));
    expect([bom.bomFormat, bom.specVersion, bom.metadata.component.name]).toEqual([
      'CycloneDX',
      '1.5',
      'ndp',
    ]);
    const listed: { purl: string; scope: string; hashes: { content: string }[] }[] = bom.components;
    expect(listed.length).toBe(shipped.length);
    const native = listed.filter(({ purl }) => purl.includes('/sharp-libvips-'));
    expect(native.length).toBeGreaterThan(5);
    expect(native.filter(({ scope }) => scope !== 'optional')).toEqual([]);
    for (const name of ['react', 'fastify', 'nodemailer', 'pg']) {
      const found = listed.find(({ purl }) => purl.startsWith(`pkg:npm/${name}@`));
      expect(found?.hashes[0]?.content).toMatch(/^[0-9a-f]{128}$/);
    }
  });
});

/** What secrets look like; written so that this file holds none. */
const secrets: Readonly<Record<string, RegExp>> = {
  'private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s+[\w+/=]{20}/,
  'key of a cloud': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b|\bAIza[\w-]{35}\b/,
  'token of a code host': /\b(?:ghp|gho|ghu|ghs|ghr)_\w{36}\b|\bgithub_pat_\w{60,}|\bglpat-[\w-]{20}\b/,
  'token of a package registry': /\bnpm_\w{36}\b|_authToken\s*=\s*\S{10}/,
  'token of a chat': /\bxox[abprs]-[\w-]{10,}/,
  'key of a payment service': /\b[sr]k_live_\w{20,}/,
  'signed token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  'password in an address': /\b(?:postgres(?:ql)?|smtps?|https?):\/\/[^\s:/@'"`]+:[^\s@/'"`$<{…]{6,}@/,
  'our own keys': /\bSECRET_KEYS=\S*:[\w-]{43}/,
};

describe('what is kept in the repository', () => {
  it('holds no key, no token and no password', () => {
    const files = run('git', 'ls-files', '--cached', '--others', '--exclude-standard')
      .split('\n')
      .filter(Boolean);
    const texts = files.filter(
      (file) => !/\.(png|jpg|woff2?|ico|pdf|gz|br|p12)$|package-lock\.json$/.test(file),
    );
    const found = texts.flatMap((file) => {
      const text = read(file);
      return Object.entries(secrets)
        .filter(([, looks]) => looks.test(text))
        .map(([what]) => `${file}: ${what}`);
    });
    expect(found).toEqual([]);
    expect(files.filter((file) => /\.(p12|pfx|pem|key)$|(^|\/)\.env(\.|$)/.test(file))).toEqual([]);
  });

  it('would be noticed if it did', () => {
    const letters = 'aB3'.repeat(20);
    const planted = [
      `-----BEGIN ${'PRIVATE'} KEY-----\n${letters}`,
      `AKIA${'A1B2'.repeat(4)}`,
      `ghp_${letters.slice(0, 36)}`,
      `npm_${letters.slice(0, 36)}`,
      `xoxb-${letters}`,
      `sk_live_${letters}`,
      `eyJ${letters}.eyJ${letters}.${letters}`,
      `postgres://ndp:${letters}@db/ndp`,
      `SECRET_KEYS=k1:${letters.slice(0, 43)}`,
    ];
    const unnoticed = Object.values(secrets).filter((looks) => !planted.some((text) => looks.test(text)));
    expect(unnoticed).toEqual([]);
  });
});
