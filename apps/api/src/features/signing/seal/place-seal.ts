import { createHash } from 'node:crypto';
import type { PDF } from '@libpdf/core';
import type { Proof } from './revocation.ts';

/** Room for signature, certificates and time stamp, bytes. */
const roomBytes = 24 * 1024;
/** Wide enough for any length of a file. */
const placeholder = 2_147_483_647;

/** A document ready for its seal. */
export interface SealOrder {
  readonly partnerId: string;
  readonly document: Uint8Array;
  /** A PDF whose pages follow those of the document; none where the document stays as it is. */
  readonly appendix?: Uint8Array | undefined;
  /** Whether the document bears a signature already: a seal that follows it cannot certify, and adds nothing else. */
  readonly isSigned?: boolean;
  readonly reason: string;
  readonly at: Date;
}

/** The order, and what shows that no certificate had been revoked; it is covered by the seal. */
export interface SealWork extends Omit<SealOrder, 'partnerId'> {
  readonly proof?: Proof | undefined;
}

/** A document with room for its seal. */
export interface SealPosition {
  readonly bytes: Uint8Array;
  /** Where the seal begins in it. */
  readonly at: number;
  /** SHA-256 of everything but that room. */
  readonly digest: Uint8Array;
}

/**
 * Appends the pages, and adds the field of the seal: a certifying signature (DocMDP 1: nothing may be changed
 * afterwards) over everything but its own place, or an ordinary one behind another signature. Both are written behind the document.
 *
 * @throws {Error} a file is no PDF
 */
export async function prepareSeal({ document, appendix, ...words }: SealWork): Promise<SealPosition> {
  const { PDF } = await import('@libpdf/core');
  const whole = appendix ? await append(document, appendix) : document;
  return placeSeal(await PDF.load(whole), words);
}

async function append(document: Uint8Array, appendix: Uint8Array): Promise<Uint8Array> {
  const { PDF } = await import('@libpdf/core');
  const { joinStructure } = await import('./join-structure.ts');
  const paper = await PDF.load(document);
  const pages = await PDF.load(appendix);
  const all = Array.from({ length: pages.getPageCount() }, (_, i) => i);
  joinStructure(paper, pages, await paper.copyPagesFrom(pages, all));
  return paper.save({ incremental: true });
}

async function placeSeal(
  paper: PDF,
  { reason, at, proof, isSigned = false }: Omit<SealWork, 'document' | 'appendix'>,
): Promise<SealPosition> {
  const { PdfArray, PdfDict, PdfName, PdfNumber, PdfString } = await import('@libpdf/core');
  const name = (text: string) => PdfName.of(text);
  const params = PdfDict.of({ Type: name('TransformParams'), P: PdfNumber.of(1), V: name('1.2') });
  const reference = PdfDict.of({
    Type: name('SigRef'),
    TransformMethod: name('DocMDP'),
    TransformParams: params,
  });
  const wide = PdfNumber.of(placeholder);
  const seal = paper.register(
    PdfDict.of({
      Type: name('Sig'),
      Filter: name('Adobe.PPKLite'),
      SubFilter: name('ETSI.CAdES.detached'),
      ByteRange: new PdfArray([PdfNumber.of(0), wide, wide, wide]),
      Contents: PdfString.fromBytes(new Uint8Array(roomBytes)),
      M: PdfString.fromString(`D:${at.toISOString().replace(/\D/g, '').slice(0, 14)}Z`),
      Reason: PdfString.fromString(reason),
      ...(!isSigned && { Reference: new PdfArray([reference]) }),
    }),
  );
  const form = paper.getOrCreateForm();
  const field = form.createSignatureField(freeName(form.getFieldNames())).getDict();
  const page = paper.getPage(0)?.ref;
  if (!page) throw new RangeError('the document has no page');
  field.delete('Kids');
  const zero = PdfNumber.of(0);
  field.set('V', seal);
  field.set('Type', name('Annot'));
  field.set('Subtype', name('Widget'));
  field.set('F', PdfNumber.of(132));
  field.set('P', page);
  field.set('Rect', new PdfArray([zero, zero, zero, zero]));
  if (!isSigned) paper.getCatalog().set('Perms', PdfDict.of({ DocMDP: seal }));
  if (proof) await placeProof(paper, proof);
  return measure(await paper.save({ incremental: true }));
}

/** A name for the field of the seal that no field has; signers' programs choose freely. */
function freeName(names: readonly string[]): string {
  let name = 'Seal';
  while (names.includes(name)) name += '+';
  return name;
}

/** The document security store: EN 319 142-1, 5.4.2. */
async function placeProof(paper: PDF, { certificates, ocsps, crls }: Proof): Promise<void> {
  const { PdfArray, PdfDict, PdfName, PdfNumber, PdfStream } = await import('@libpdf/core');
  const listed = (all: readonly Uint8Array[]) =>
    new PdfArray(all.map((bytes) => paper.register(new PdfStream(new PdfDict(), bytes))));
  const lists = { Certs: certificates, OCSPs: ocsps, CRLs: crls };
  const store = PdfDict.of({ Type: PdfName.of('DSS') });
  for (const [name, all] of Object.entries(lists)) if (all.length > 0) store.set(name, listed(all));
  const version = { BaseVersion: PdfName.of('1.7'), ExtensionLevel: PdfNumber.of(5) };
  const catalog = paper.getCatalog();
  catalog.set('DSS', paper.register(store));
  catalog.set('Extensions', PdfDict.of({ ESIC: PdfDict.of(version) }));
}

function measure(bytes: Uint8Array): SealPosition {
  const sealed = Buffer.from(bytes);
  const hex = `<${'00'.repeat(roomBytes)}>`;
  const first = sealed.lastIndexOf(hex, undefined, 'latin1');
  const second = first + hex.length;
  const range = new RegExp(`/ByteRange ?\\[ ?0 ${placeholder} ${placeholder} ${placeholder} ?\\]`);
  const match = range.exec(sealed.toString('latin1'));
  if (first < 0 || !match) throw new RangeError('the place of the seal is not found');
  const ranges = `/ByteRange [0 ${first} ${second} ${sealed.length - second}`;
  sealed.write(`${ranges.padEnd(match[0].length - 1)}]`, match.index, 'latin1');
  const digest = createHash('sha256')
    .update(sealed.subarray(0, first))
    .update(sealed.subarray(second))
    .digest();
  return { bytes: new Uint8Array(sealed), at: first + 1, digest };
}

/** Puts the seal into its room. */
export function fillSeal({ bytes, at }: SealPosition, cms: Uint8Array): Uint8Array {
  if (cms.length > roomBytes) throw new RangeError('the seal is larger than its place');
  bytes.set(Buffer.from(Buffer.from(cms).toString('hex'), 'latin1'), at);
  return bytes;
}
