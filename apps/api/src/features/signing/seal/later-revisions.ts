import type { PDF, PdfDict, PdfObject } from '@libpdf/core';

/** What may be another one in a later state of a file. */
interface Allowance {
  /** Entries of its root. */
  readonly keys: readonly string[];
  /** Types of values of fields that may have come. */
  readonly types: readonly (string | undefined)[];
  /** Entries of a form that was there before. */
  readonly form: readonly string[];
}

/** What a form may hold that comes with a signature. */
const formKeys = ['Fields', 'SigFlags', 'DA', 'DR', 'NeedAppearances'];

/** What proofs of a seal's validity add (ETSI EN 319 142-1, 5.4). */
const proofs: Allowance = {
  keys: ['DSS', 'Extensions', 'AcroForm'],
  types: ['DocTimeStamp'],
  form: ['Fields', 'SigFlags'],
};

/** What a signature adds; programs that sign also note themselves in the description of the file, or raise its version. */
const signature: Allowance = {
  keys: [...proofs.keys, 'Metadata', 'Version'],
  types: ['Sig', undefined],
  form: formKeys,
};

/** What would make a field more than a place for a signature. */
const activeKeys = ['A', 'AA', 'Kids'];

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
    return new Comparison(sealed, whole, proofs).isSame();
  } catch {
    return false;
  }
}

/** Whether a later state of a file differs from an earlier one by fields of signatures alone. */
export async function onlySigns(before: Uint8Array, after: Uint8Array): Promise<boolean> {
  const { PDF } = await import('@libpdf/core');
  try {
    return new Comparison(await PDF.load(before), await PDF.load(after), signature).isSame();
  } catch {
    return false;
  }
}

/** Two states of one file, compared by what their root leads to. */
class Comparison {
  readonly #sealed: PDF;
  readonly #whole: PDF;
  readonly #allowed: Allowance;
  readonly #seen = new Set<string>();

  constructor(sealed: PDF, whole: PDF, allowed: Allowance) {
    this.#sealed = sealed;
    this.#whole = whole;
    this.#allowed = allowed;
  }

  isSame(): boolean {
    const [before, after] = [this.#sealed.getCatalog(), this.#whole.getCatalog()];
    return this.#areAlike(before, after, this.#allowed.keys) && this.#areFormsAlike(before, after);
  }

  /** A form that comes, or grows, may hold no more than the fields that are allowed. */
  #areFormsAlike(before: PdfDict, after: PdfDict): boolean {
    const [was, is] = [
      this.#resolve(this.#sealed, before.get('AcroForm')),
      this.#resolve(this.#whole, after.get('AcroForm')),
    ];
    if (!isDict(is)) return was === undefined;
    const fields = isDict(was) ? was.get('Fields') : undefined;
    const others = isDict(was)
      ? this.#areAlike(was, is, this.#allowed.form)
      : [...is].every(([{ value }]) => formKeys.includes(value));
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

  /** Lists of fields and of what stands on a page: what is allowed may have come, what was there stays as it was. */
  #isListAlike(before: PdfObject | undefined, after: PdfObject | undefined): boolean {
    const was = itemsOf(this.#resolve(this.#sealed, before));
    const known = new Set(was.map(placeOf));
    const is = itemsOf(this.#resolve(this.#whole, after)).filter(
      (item) => known.has(placeOf(item)) || !this.#isAllowed(item),
    );
    return is.length === was.length && was.every((item, i) => this.#isValueAlike(item, is[i]));
  }

  #isAllowed(item: PdfObject): boolean {
    const field = this.#resolve(this.#whole, item);
    if (!isDict(field) || activeKeys.some((key) => field.has(key))) return false;
    const value = this.#resolve(this.#whole, field.get('V'));
    if (!isDict(value) || !value.has('ByteRange')) return false;
    const type = this.#resolve(this.#whole, value.get('Type'));
    return this.#allowed.types.includes(type?.type === 'name' ? type.value : undefined);
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

/** The number of an object that stands by itself; undefined for one that stands in its list. */
function placeOf(item: PdfObject): number | undefined {
  return item.type === 'ref' ? item.objectNumber : undefined;
}

function plain(value: PdfObject): string {
  if ('bytes' in value) return `${value.type} ${Buffer.from(value.bytes).toString('hex')}`;
  return `${value.type} ${'value' in value ? value.value : ''}`;
}
