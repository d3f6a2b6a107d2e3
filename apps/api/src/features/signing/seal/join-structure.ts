import { type PDF, type PDFPage, PdfArray, PdfDict, PdfNumber, type PdfObject, PdfRef } from '@libpdf/core';

/** The structure of a file: its root, and the one element that holds the whole document. */
interface Structure {
  readonly root: PdfDict;
  readonly rootRef: PdfRef;
  readonly whole: PdfDict;
  readonly wholeRef: PdfRef;
}

/**
 * Brings the structure of appended pages along, so that readers hear them too: copying pages leaves it behind. A
 * document or pages without a structure of one document are left as they are.
 *
 * @param copied  the pages as they stand in the document, in the order they have where they come from
 */
export function joinStructure(paper: PDF, pages: PDF, copied: readonly PDFPage[]): void {
  const [into, from] = [findStructure(paper), findStructure(pages)];
  if (!into || !from) return;
  const copy = copierBetween(pages, paper, [
    [from.rootRef, into.rootRef],
    [from.wholeRef, into.wholeRef],
    ...copied.map((page, index) => [pageRefs(pages)[index] ?? page.ref, page.ref] as const),
  ]);
  into.whole.set('K', PdfArray.of(...kidsOf(into.whole), ...kidsOf(from.whole).map(copy)));
  const first = into.root.getNumber('ParentTreeNextKey')?.value ?? 0;
  const parents = entriesOf(from.root).map(([key, parent]) => [first + key, copy(parent)] as const);
  const all = [...entriesOf(into.root), ...parents];
  const flat = all.flatMap(([key, parent]) => [PdfNumber.of(key), parent]);
  into.root.set('ParentTree', PdfDict.of({ Nums: PdfArray.of(...flat) }));
  into.root.set('ParentTreeNextKey', PdfNumber.of(first + parents.length));
  for (const [index, page] of copied.entries()) {
    const key = pages.getPage(index)?.dict.getNumber('StructParents')?.value;
    if (key !== undefined) page.dict.set('StructParents', PdfNumber.of(first + key));
  }
}

function findStructure(file: PDF): Structure | undefined {
  const rootRef = file.getCatalog().getRef('StructTreeRoot');
  const root = rootRef && file.getObject(rootRef);
  if (!(root instanceof PdfDict)) return undefined;
  const [wholeRef, ...others] = kidsOf(root);
  const whole = wholeRef instanceof PdfRef ? file.getObject(wholeRef) : undefined;
  if (!rootRef || !(wholeRef instanceof PdfRef) || !(whole instanceof PdfDict) || others.length > 0) {
    return undefined;
  }
  return { root, rootRef, whole, wholeRef };
}

function pageRefs(file: PDF): readonly PdfRef[] {
  return file.getPages().map(({ ref }) => ref);
}

/** The number tree from a page's key to the elements on it, as pdfkit writes it: one level. */
function entriesOf(root: PdfDict): readonly (readonly [number, PdfObject])[] {
  const numbers = root.getDict('ParentTree')?.getArray('Nums')?.toArray() ?? [];
  return numbers.flatMap((key, index) => {
    const parent = numbers[index + 1];
    return index % 2 === 0 && key instanceof PdfNumber && parent ? [[key.value, parent] as const] : [];
  });
}

function kidsOf(element: PdfDict): readonly PdfObject[] {
  const kids = element.get('K');
  return kids instanceof PdfArray ? kids.toArray() : kids ? [kids] : [];
}

/** Copies objects with all they refer to; what is known stands for its counterpart, so that no page comes twice. */
function copierBetween(from: PDF, into: PDF, copied: readonly (readonly [PdfRef, PdfRef])[]) {
  const counterparts = new Map(copied.map(([ref, counterpart]) => [nameOf(ref), counterpart]));

  function copy(value: PdfObject): PdfObject {
    if (value instanceof PdfRef) return counterparts.get(nameOf(value)) ?? copyBehind(value);
    if (value instanceof PdfDict) return fill(new PdfDict(), value);
    if (value instanceof PdfArray) return PdfArray.of(...value.toArray().map(copy));
    return value;
  }

  /** Registered before it is filled: an element and its parent refer to each other. */
  function copyBehind(ref: PdfRef): PdfObject {
    const value = from.getObject(ref);
    if (!(value instanceof PdfDict)) return value ? copy(value) : ref;
    const made = new PdfDict();
    const counterpart = into.register(made);
    counterparts.set(nameOf(ref), counterpart);
    fill(made, value);
    return counterpart;
  }

  function fill(made: PdfDict, value: PdfDict): PdfDict {
    for (const [key, inner] of value) made.set(key, copy(inner));
    return made;
  }

  return copy;
}

function nameOf({ objectNumber, generation }: PdfRef): string {
  return `${objectNumber} ${generation}`;
}
