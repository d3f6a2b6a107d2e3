import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../../tools/prepare.mjs';
import { say } from '../stage/say.mjs';
import { java, python, textOf } from './programs.mjs';

/**
 * Draws and seals every kind of document, and asks veraPDF, EU DSS and pyHanko: each document has to be PDF/A-3a and
 * PDF/UA-1, each seal valid, and a sealed document that was changed or revised later refused. What pyHanko signs as the owner of a
 * document would is taken here, and refused once it was changed or signed again; a second person may sign behind the first.
 *
 *   node assurance/others/documents.mjs
 */
const veraPdf = java('verapdf', ['org.verapdf.apps:greenfield-apps:1.28.2']);
const dss = java(
  'eu-dss',
  [
    ...['dss-pades-pdfbox', 'dss-validation', 'dss-policy-jaxb', 'dss-utils-apache-commons'],
    ...['dss-crl-parser-stream', 'dss-cms-object'],
  ]
    .map((name) => `eu.europa.ec.joinup.sd-dss:${name}:6.4`)
    .concat('org.slf4j:slf4j-nop:2.0.17'),
);
const pyHanko = python('pyhanko', ['pyHanko==0.38.0', 'pyhanko-certvalidator==0.33.0']);

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'ndp-documents-'));
const drawing = join(root, 'apps/api/src/testing/others/draw-documents.ts');
execFileSync(join(root, 'node_modules/.bin/tsx'), [drawing, folder], { cwd: root, stdio: 'inherit' });
const filesIn = (name) => readdirSync(join(folder, name)).map((file) => join(folder, name, file));
const [documents, seals, broken] = ['documents', 'seals', 'broken'].map(filesIn);
const faults = [];

for (const [flavour, name] of [
  ['3a', 'PDF/A-3a'],
  ['ua1', 'PDF/UA-1'],
]) {
  const files = [...documents, ...seals];
  const said = linesOf(
    veraPdf(['org.verapdf.apps.GreenfieldCliWrapper', '--format', 'text', '-f', flavour, ...files]),
  );
  const passed = said.filter((line) => line.startsWith('PASS'));
  expect(
    passed.length === files.length,
    `veraPDF: ${said.filter((line) => !passed.includes(line)).join('; ')}`,
  );
  say(`veraPDF 1.28.2, ${name}`, { documents: files.length, passed: passed.length });
}

const trusted = join(folder, 'trusted');
for (const line of linesOf(dss([here('Validate.java'), trusted, ...seals, ...broken]))) {
  const [file, count, indication, format, , warnings] = line.split('\t');
  const isSound = indication.startsWith('TOTAL_PASSED') && !warnings.includes('DocMDP');
  expect(count === '1' && isSound === seals.includes(file), `EU DSS: ${line}`);
  say('EU DSS 6.4', { file: basename(file), indication, format, warnings });
}
for (const line of linesOf(textOf(pyHanko('python'), [here('validate.py'), trusted, ...seals, ...broken]))) {
  const [file, verdict] = line.split('\t');
  expect(verdict.startsWith('True') === seals.includes(file), `pyHanko: ${line}`);
  say('pyHanko 0.38.0', { file: basename(file), verdict });
}
for (const line of linesOf(signedByOwner())) {
  const { file, found, fault } = JSON.parse(line);
  const isTaken = ['rsa.pdf', 'ec.pdf', 'second.pdf'].includes(file);
  const isRead = found?.person.surname === 'Kowalski' && found.stamp !== undefined;
  expect(isTaken ? isRead : fault !== undefined, `taken by NDP: ${line}`);
  say('NDP, of files pyHanko 0.38.0 signed', {
    file,
    verdict: fault ?? `${found.algorithm}, ${found.holder}`,
  });
}
rmSync(folder, { recursive: true });
say(faults.length === 0 ? 'passed' : 'failed', { faults });
process.exit(faults.length === 0 ? 0 : 1);

/** What the product says of a document that its owner has signed with pyHanko, as it is and tampered with. */
function signedByOwner() {
  const own = join(folder, 'own');
  mkdirSync(own);
  const subject = ['-subj', '/CN=Jan Kowalski/GN=Jan/SN=Kowalski/serialNumber=PNOPL-80010112345'];
  const kinds = { rsa: ['rsa:2048'], ec: ['ec', '-pkeyopt', 'ec_paramgen_curve:P-256'] };
  for (const [kind, key] of Object.entries(kinds)) {
    const files = ['-nodes', '-keyout', `${kind}.key`, '-out', `${kind}.pem`];
    execFileSync('openssl', ['req', '-x509', '-newkey', ...key, ...files, ...subject], { cwd: own });
  }
  const document = documents.find((file) => file.endsWith('agreement-homeDocument-pl.pdf'));
  execFileSync(pyHanko('python'), [here('sign.py'), document, own], { stdio: 'inherit' });
  const changed = Buffer.from(readFileSync(join(own, 'rsa.pdf')));
  changed[changed.lastIndexOf('(Podpis)') + 1] ^= 1;
  writeFileSync(join(own, 'changed.pdf'), changed);
  // The same bytes: by one person twice over the document, and by a second person over what the first sent back.
  copyFileSync(join(own, 'twice.pdf'), join(own, 'second.pdf'));
  const reading = join(root, 'apps/api/src/testing/others/read-own-signatures.ts');
  const read = (sent, names) => {
    const files = names.map((name) => join(own, `${name}.pdf`));
    const asking = [reading, sent, join(own, 'rsa.pem'), ...files];
    return textOf(join(root, 'node_modules/.bin/tsx'), asking, { cwd: root });
  };
  return read(document, ['rsa', 'ec', 'twice', 'changed']) + read(join(own, 'rsa.pdf'), ['second']);
}

function linesOf(text) {
  return text.trim().split('\n');
}

function expect(holds, fault) {
  if (!holds) faults.push(fault);
}
