import { PDF, type PdfDict, PdfNumber } from '@libpdf/core';
import { drawRecord } from '@ndp/documents/evidence.ts';
import { askPoppler } from '@ndp/documents/testing/poppler.ts';
import { ownerEvidence } from '@ndp/documents/testing/sample-evidence.ts';
import { describe, expect, it } from 'vitest';
import { joinStructure } from './join-structure.ts';

/** The bytes of a file with the pages of another behind it. */
async function append(document: Uint8Array, appendix: Uint8Array): Promise<Uint8Array> {
  const [paper, pages] = [await PDF.load(document), await PDF.load(appendix)];
  const copied = await paper.copyPagesFrom(pages, [...pages.getPages().keys()]);
  joinStructure(paper, pages, copied);
  return paper.save({ incremental: true });
}

/** The structure as a reader program sees it; with every word only where that is asked, for it takes seconds. */
function structureOf(file: Uint8Array, option: '-struct' | '-struct-text' = '-struct'): string[] {
  return askPoppler('pdfinfo', file, [option]).trim().split('\n');
}

const [first] = ownerEvidence.events;
if (!first) throw new Error('the sample has events');
const short = { ...ownerEvidence, events: [first], lastHash: first.hash };
const record = () => drawRecord(short);
const english = () => drawRecord({ ...short, language: 'en' });

describe('pages appended to a tagged paper', () => {
  it('are heard by a reader program as the rest of the one document, word for word', async () => {
    const [paper, pages] = [await record(), await english()];
    const joined = await append(paper, pages);
    const [document, ...more] = structureOf(pages, '-struct-text');
    expect(document).toBe('Document');
    expect(structureOf(joined, '-struct-text')).toEqual([...structureOf(paper, '-struct-text'), ...more]);
    expect(Buffer.compare(joined.subarray(0, paper.length), paper)).toBe(0);
  });

  it('are each found from the elements on them, under a key of their own', async () => {
    const joined = await PDF.load(await append(await record(), await english()));
    const keyOf = (dict: PdfDict) => dict.getNumber('StructParents')?.value;
    const root = joined.getCatalog().getDict('StructTreeRoot', (ref) => joined.getObject(ref));
    const numbers = root?.getDict('ParentTree')?.getArray('Nums')?.toArray() ?? [];
    const keys = numbers.flatMap((each) => (each instanceof PdfNumber ? [each.value] : []));
    expect(joined.getPages().map(({ dict }) => keyOf(dict))).toEqual([...joined.getPages().keys()]);
    expect(keys).toEqual([...joined.getPages().keys()]);
  });

  it('are left as they are when one of the two has no structure', async () => {
    const plain = PDF.create();
    plain.addPage({ size: 'a4' });
    const [paper, page] = [await record(), await plain.save()];
    expect(structureOf(await append(paper, page))).toEqual(structureOf(paper));
    await expect(append(page, paper)).resolves.toBeDefined();
  });
});
