#!/usr/bin/env node
// Verifies a case file, or draws a sample again, with Node alone. docs/how-to/verify-a-case-file.md describes the form; nothing else is needed.
import { createHash, verify, X509Certificate } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';

const usage =
  'Usage: node verify-case-file.mjs CASE-FILE.zip-or-folder [--fingerprint SHA-256 | --certificate FILE.pem]\n' +
  '       node verify-case-file.mjs SAMPLE.json\n';
const manifestName = 'manifest.json';
const sealName = 'manifest.json.p7s';
/** Object identifiers, by their content bytes in hexadecimal. */
const oids = { messageDigest: '2a864886f70d010904', sha256: '608648016503040201' };
const chainStart = '0'.repeat(64);

/** Something that does not hold, as one sentence for whoever holds the case file. */
class Fault extends Error {}

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** The files of a folder, or of an archive by its central directory: name → bytes. */
function readFiles(place) {
  if (lstatSync(place).isDirectory()) {
    const names = readdirSync(place, { recursive: true, withFileTypes: true });
    const files = names.filter((each) => !each.isDirectory());
    const pathOf = ({ parentPath, path = parentPath, name }) => join(path, name);
    return new Map(
      files.map((file) => [
        pathOf(file).slice(join(place, '/').length).replaceAll('\\', '/'),
        readFileSync(pathOf(file)),
      ]),
    );
  }
  return readArchive(readFileSync(place));
}

function readArchive(zip) {
  const end = zip.lastIndexOf(Buffer.from('504b0506', 'hex'));
  if (end < 0) throw new Fault('The file is no ZIP archive, or its end is cut off.');
  const files = new Map();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameBytes, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field));
    const name = zip.toString('utf8', at + 46, at + 46 + nameBytes);
    if (files.has(name)) throw new Fault(`The archive holds two files named ${name}.`);
    if (!name.endsWith('/')) files.set(name, readEntry(zip, at, name));
    at += 46 + nameBytes + extra + comment;
  }
  return files;
}

function readEntry(zip, at, name) {
  const method = zip.readUInt16LE(at + 10);
  const [packed, size, header] = [20, 24, 42].map((field) => zip.readUInt32LE(at + field));
  const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
  const bytes = zip.subarray(start, start + packed);
  if (method === 0) return bytes;
  if (method !== 8) throw new Fault(`${name} is packed in a way this program does not know.`);
  return inflateRawSync(bytes, { maxOutputLength: Math.max(size, 1) });
}

/** One value of DER (X.690): tag, content, and the whole with tag and length. */
function readDer(bytes, at = 0) {
  const first = bytes[at + 1] ?? 0x80;
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f;
  if (first === 0x80 || lengthBytes > 4) throw new RangeError('not DER');
  const length = lengthBytes === 0 ? first : bytes.readUIntBE(at + 2, lengthBytes);
  const start = at + 2 + lengthBytes;
  if (start + length > bytes.length) throw new RangeError('cut off');
  const [content, whole] = [bytes.subarray(start, start + length), bytes.subarray(at, start + length)];
  return { tag: bytes[at], content, whole };
}

function partsOf({ content }) {
  const parts = [];
  for (let at = 0; at < content.length; at += parts.at(-1).whole.length) parts.push(readDer(content, at));
  return parts;
}

const oidOf = (value) => partsOf(value)[0]?.content.toString('hex');

/** The certificate whose key has sealed these bytes by a detached CMS (RFC 5652); undefined: none of those in it. */
function sealedBy(seal, bytes) {
  try {
    const signedData = partsOf(partsOf(readDer(seal))[1])[0];
    const fields = partsOf(signedData);
    const certificates = partsOf(fields.find(({ tag }) => tag === 0xa0));
    const [, , digest, attributes, , signature] = partsOf(partsOf(fields.at(-1))[0]);
    const stated = partsOf(attributes).find((each) => oidOf(each) === oids.messageDigest);
    const statedHash = partsOf(partsOf(stated)[1])[0].content.toString('hex');
    if (oidOf(digest) !== oids.sha256 || statedHash !== sha256(bytes)) return undefined;
    const signed = Buffer.concat([Buffer.of(0x31), attributes.whole.subarray(1)]);
    return certificates
      .map(({ whole }) => new X509Certificate(whole))
      .find(({ publicKey }) => verify('sha256', signed, publicKey, signature.content));
  } catch {
    return undefined;
  }
}

const plainFingerprint = (text) => text.replaceAll(/[^0-9a-f]/gi, '').toLowerCase();

function checkSeal(files, expected) {
  for (const name of [manifestName, sealName])
    if (!files.has(name)) throw new Fault(`${name} is missing, so nothing can be verified.`);
  const certificate = sealedBy(files.get(sealName), files.get(manifestName));
  if (!certificate)
    throw new Fault(
      `The seal does not fit ${manifestName}: one of the two was changed or exchanged after sealing.`,
    );
  const fingerprint = plainFingerprint(certificate.fingerprint256);
  if (expected !== undefined && expected !== fingerprint)
    throw new Fault(
      `The manifest was sealed with another key: the certificate has the fingerprint ${fingerprint}, not ${expected}.`,
    );
  return { fingerprint, subject: certificate.subject.replaceAll('\n', ', ') };
}

function checkFiles(files, manifest) {
  const listed = new Set([manifestName, sealName]);
  for (const { path, bytes, sha256: hash } of manifest.files) {
    listed.add(path);
    const found = files.get(path);
    if (!found) throw new Fault(`${path} stands in the manifest and is missing: it was taken away.`);
    if (found.length !== bytes || sha256(found) !== hash)
      throw new Fault(`${path} is not the file the manifest lists: it was changed or swapped.`);
  }
  const added = [...files.keys()].find((path) => !listed.has(path));
  if (added !== undefined) throw new Fault(`${added} does not stand in the manifest: it was added.`);
}

/** Each hash is over the one before, a line feed and the entry; the last is the manifest's. */
function checkChain(files, { case: reference, chain }) {
  const { entries, anchors } = JSON.parse(files.get(chain.path));
  let before = chainStart;
  let subject;
  for (const [i, { n, entry, hash }] of entries.entries()) {
    const said = JSON.parse(entry);
    subject ??= said.application;
    if (n !== i + 1 || said.n !== n || said.application !== subject || sha256(`${before}\n${entry}`) !== hash)
      throw new Fault(`The chain of ${reference} breaks at entry ${i + 1}.`);
    before = hash;
  }
  if (entries.length !== chain.entries || before !== chain.last)
    throw new Fault(`The chain of ${reference} does not end as the manifest says.`);
  const loose = anchors.find(({ n, hash }) => entries[n - 1]?.hash !== hash);
  if (loose) throw new Fault(`Anchor ${loose.anchor} does not fit entry ${loose.n} of the chain.`);
  return { entries: entries.length, anchors: anchors.length };
}

/** Reads the arguments: what is to be verified, and the fingerprint its seal must have. */
function readArguments(words) {
  const [place, option, value, ...more] = words;
  if (!place || more.length > 0 || (option !== undefined && value === undefined)) return undefined;
  if (option === undefined) return { place };
  if (option === '--fingerprint' && plainFingerprint(value).length === 64)
    return { place, expected: plainFingerprint(value) };
  if (option !== '--certificate') return undefined;
  const { fingerprint256 } = new X509Certificate(readFileSync(value));
  return { place, expected: plainFingerprint(fingerprint256) };
}

function verifyCaseFile({ place, expected }) {
  const files = readFiles(place);
  const seal = checkSeal(files, expected);
  const manifest = JSON.parse(files.get(manifestName));
  if (manifest.format !== 'ndp-case-file' || manifest.version !== 1)
    throw new Fault('The manifest is of a form this program does not know.');
  checkFiles(files, manifest);
  return { manifest, seal, chain: checkChain(files, manifest) };
}

/** What holds, and what this program cannot say. */
function report({ manifest, seal, chain }, isKeyKnown) {
  const { files, missing, with_notes, made_at } = manifest;
  return [
    `Case ${manifest.case}, made on ${made_at} by ${manifest.made_by}; organiser: ${manifest.organiser}`,
    `Holds: ${files.length} files have the size and hash of the manifest; none is missing, none was added.`,
    `Holds: the seal fits the manifest. Certificate: ${seal.subject}; SHA-256 fingerprint ${seal.fingerprint}.`,
    isKeyKnown
      ? 'Holds: that is the key you named.'
      : 'Not checked: whose key that is. Compare the fingerprint with the one the organiser tells in another way, or name it with --fingerprint.',
    `Holds: the chain's ${chain.entries} entries follow each other to the end the manifest names, and ${chain.anchors} anchors fit.`,
    ...missing.map(
      ({ what }) => `Missing since before: “${what}” could not be read when the case file was made.`,
    ),
    with_notes ? 'It holds internal notes.' : 'Internal notes were left out.',
    'It cannot say: whether the certificate was valid or revoked then, or its time stamp (openssl or a PAdES validator can); the seals within the PDF files (any PAdES validator);',
    "that the chain was not rewritten before it left the house, or its end cut off: its keyed hashes and anchors need the house's keys (ndp verify-audit);",
    'nor whether what people wrote in the case is true.',
  ];
}

/** Draws a sample again from its file alone: the order is that of the hashes of the seed, a line feed and the reference. */
function verifySample(text) {
  const { format, version, seed, size, population, population_sha256, drawn, ...about } = JSON.parse(text);
  if (format !== 'ndp-sample' || version !== 1)
    throw new Fault('The sample is of a form this program does not know.');
  if (new Set(population).size !== population.length) throw new Fault('A case stands in the list twice.');
  const hash = sha256(
    [...population]
      .sort()
      .map((reference) => `${reference}\n`)
      .join(''),
  );
  if (hash !== population_sha256)
    throw new Fault(`The list has the hash ${hash}, not ${population_sha256}: a case was added or left out.`);
  const keyOf = new Map(population.map((reference) => [reference, sha256(`${seed}\n${reference}`)]));
  const again = [...population]
    .sort((one, other) => (keyOf.get(one) < keyOf.get(other) ? -1 : 1))
    .slice(0, size);
  if (again.join() !== drawn.join() || drawn.length !== size)
    throw new Fault(`The seed draws other cases: ${again.join(', ')}.`);
  return [
    `Sample of ${about.partner}, made on ${about.made_at} by ${about.made_by}; seed: “${seed}”`,
    ...(about.training ? ['Its cases are made up, for training.'] : []),
    `Holds: hash of the list: ${hash}; it has ${population.length} cases.`,
    `Holds: the seed draws these ${size}: ${drawn.join(', ')}.`,
    'It cannot say: whether every case of the filter stands in the list (compare the hash with the audit trail, and the number with other figures); whether the seed was fixed before the list was known.',
  ];
}

/** The text of a sample; undefined: it is something else. */
function readSample(place) {
  if (lstatSync(place).isDirectory()) return undefined;
  const bytes = readFileSync(place);
  return bytes[0] === 0x7b ? String(bytes) : undefined;
}

function verifyPlace(asked) {
  const sample = readSample(asked.place);
  return sample === undefined
    ? report(verifyCaseFile(asked), asked.expected !== undefined)
    : verifySample(sample);
}

function main(words) {
  const asked = readArguments(words);
  if (!asked) {
    process.stderr.write(usage);
    return 2;
  }
  try {
    process.stdout.write(`${verifyPlace(asked).join('\n')}\n`);
    return 0;
  } catch (cause) {
    const sentence = cause instanceof Fault ? cause.message : `The file cannot be read: ${cause.message}.`;
    process.stdout.write(`DOES NOT HOLD: ${sentence}\n`);
    return 1;
  }
}

process.exitCode = main(process.argv.slice(2));
