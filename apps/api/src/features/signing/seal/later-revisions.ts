import type { PDF, PdfDict, PdfObject } from '@libpdf/core';

/** What proofs of a seal's validity add to the root of a file (ETSI EN 319 142-1, 5.4). */
const proofKeys = ['DSS', 'Extensions', 'AcroForm'];

/**
 * Whether what stands behind a seal only proves its validity later on: certificates, answers of their services and
 * archive time stamps. Pages, fields and everything else must be as they were sealed.
 *
 * @param end  where what the seal covers ends
 */
export async function onlyProves(document: Uint8Array, end: number): Promise<boolean> {
  if (end === document.length) return true;
  const rest = Buffer.from(document.subarray(end)).toString('latin1');
  if (!/startxref\s+\d+\s+%%EOF\s*$/.test(rest)) return false;
  const { PDF } = await import('@libpdf/core');
  try {
    const [sealed, whole] = [await PDF.load(document.subarray(0, end)), await PDF.load(document)];
    return new Comparison(sealed, whole).isSame();
  } catch {
    return false;
  }
}

/** Two states of one file, compared by what their root leads to. */
class Comparison {
  readonly #sealed: PDF;
  readonly #whole: PDF;
  readonly #seen = new Set<string>();

  constructor(sealed: PDF, whole: PDF) {
    this.#sealed = sealed;
    this.#whole = whole;
  }

  isSame(): boolean {
    const [before, after] = [this.#sealed.getCatalog(), this.#whole.getCatalog()];
    return this.#areAlike(before, after, proofKeys) && this.#areFormsAlike(before, after);
  }

  /** A form that comes, or grows, may hold no more than fields of time stamps. */
  #areFormsAlike(before: PdfDict, after: PdfDict): boolean {
    const [was, is] = [
      this.#resolve(this.#sealed, before.get('AcroForm')),
      this.#resolve(this.#whole, after.get('AcroForm')),
    ];
    if (!isDict(is)) return was === undefined;
    const fields = isDict(was) ? was.get('Fields') : undefined;
    const others = isDict(was) ? this.#areAlike(was, is, ['Fields', 'SigFlags']) : true;
    return others && this.#isListAlike(fields, is.get('Fields'));
  }

  #areAlike(before: PdfDict, after: PdfDict, but: readonly string[] = []): boolean {
    const names = new Set([...before, ...after].map(([{ value }]) => value));
    return [...names].every((name) => {
      if (but.includes(name)) return true;
      const [was, is] = [before.get(name), after.get(name)];
      return name === 'Annots' ? this.#isListAlike(was, is) : this.#isValueAlike(was, is);
    });
  }

  /** Lists of fields and of what stands on a page: time stamps may have come. */
  #isListAlike(before: PdfObject | undefined, after: PdfObject | undefined): boolean {
    const was = itemsOf(this.#resolve(this.#sealed, before));
    const is = itemsOf(this.#resolve(this.#whole, after)).filter((item) => !this.#isTimeStamp(item));
    const remaining = was.filter((item) => !this.#isTimeStamp(item, this.#sealed));
    return is.length === remaining.length && remaining.every((item, i) => this.#isValueAlike(item, is[i]));
  }

  #isTimeStamp(item: PdfObject, file = this.#whole): boolean {
    const field = this.#resolve(file, item);
    const value = isDict(field) ? this.#resolve(file, field.get('V')) : undefined;
    const type = isDict(value) ? this.#resolve(file, value.get('Type')) : undefined;
    return type?.type === 'name' && type.value === 'DocTimeStamp';
  }

  #isValueAlike(before: PdfObject | undefined, after: PdfObject | undefined): boolean {
    if (before?.type === 'ref' && after?.type === 'ref') {
      const pair = `${before.objectNumber} ${after.objectNumber}`;
      if (this.#seen.has(pair)) return true;
      this.#seen.add(pair);
    }
    const [was, is] = [this.#resolve(this.#sealed, before), this.#resolve(this.#whole, after)];
    if (!was || !is) return was === is;
    if (isDict(was) && isDict(is)) return dataOf(was).equals(dataOf(is)) && this.#areAlike(was, is);
    if (was.type === 'array' && is.type === 'array') {
      const [some, others] = [was.toArray(), is.toArray()];
      return some.length === others.length && some.every((one, i) => this.#isValueAlike(one, others[i]));
    }
    return plain(was) === plain(is);
  }

  #resolve(file: PDF, value: PdfObject | undefined): PdfObject | undefined {
    return value?.type === 'ref' ? (file.getObject(value) ?? undefined) : value;
  }
}

function isDict(value: PdfObject | undefined): value is PdfDict {
  return value?.type === 'dict' || value?.type === 'stream';
}

/** The bytes of a stream as they stand in the file; none of a dictionary. */
function dataOf(value: PdfDict): Buffer {
  return 'data' in value && value.data instanceof Uint8Array ? Buffer.from(value.data) : Buffer.alloc(0);
}

function itemsOf(list: PdfObject | undefined): readonly PdfObject[] {
  return list?.type === 'array' ? list.toArray() : [];
}

function plain(value: PdfObject): string {
  if ('bytes' in value) return `${value.type} ${Buffer.from(value.bytes).toString('hex')}`;
  return `${value.type} ${'value' in value ? value.value : ''}`;
}
