import { readFileSync } from 'node:fs';

// The bill of materials in the form of CycloneDX 1.5, on standard output: what ships, by name, version, hash and licence.
// Written from the lock file alone; docs/decisions/0017 says why npm does not write it.
const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
const product = lock.packages[''];

function componentOf([path, { version, integrity = '', license, optional }]) {
  const name = path.split('node_modules/').at(-1);
  const hash = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    type: 'library',
    'bom-ref': path,
    name,
    version,
    // Of the packages of a native library only that of the machine's own platform is installed.
    scope: optional ? 'optional' : 'required',
    purl,
    hashes: [{ alg: 'SHA-512', content: hash }],
    ...(license ? { licenses: [{ expression: license }] } : {}),
  };
}

const shipped = Object.entries(lock.packages).filter(
  ([path, { link, dev }]) => path.includes('node_modules/') && !link && !dev,
);
const bom = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: {
    component: { type: 'application', 'bom-ref': product.name, name: product.name, version: product.version },
  },
  components: shipped.map(componentOf),
};
console.log(JSON.stringify(bom, null, 2));
