import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import type { Pixels } from './pictures.ts';

/** Most memory a document may take while it is drawn, bytes. */
const mostMemory = 384 * 1024 * 1024;
/** A page that is higher than so many widths is drawn narrower. */
const mostWidthsHigh = 3;

let compiled: Promise<WebAssembly.Module> | undefined;

async function compile(): Promise<WebAssembly.Module> {
  const path = createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm');
  return WebAssembly.compile(await readFile(path));
}

/**
 * Opens a PDF in a pdfium of its own, which sees no other document, runs no script and is gone with it.
 *
 * @throws {Error} it does not open
 */
async function openPdf(bytes: Uint8Array): Promise<PDFiumDocument> {
  compiled ??= compile();
  const module = await compiled;
  const library = await PDFiumLibrary.init({
    instantiateWasm: (imports, onReady) => {
      const instance = new WebAssembly.Instance(module, withBoundMemory(imports));
      onReady(instance);
      return instance.exports;
    },
  });
  return library.loadDocument(bytes);
}

function withBoundMemory({ env, ...others }: WebAssembly.Imports): WebAssembly.Imports {
  const { emscripten_resize_heap: grow } = env ?? {};
  if (!grow) throw new Error('this build of pdfium asks for memory otherwise');
  const growWithin = (bytes: number) => bytes >>> 0 <= mostMemory && grow(bytes);
  return { ...others, env: { ...env, emscripten_resize_heap: growWithin } };
}

/** How many pages a PDF has. @throws {Error} it does not open */
export async function countPdfPages(bytes: Uint8Array): Promise<number> {
  return (await openPdf(bytes)).getPageCount();
}

/**
 * Draws a page with its annotations and what was filled into its form.
 *
 * @param page  from 1
 * @param width  px
 * @throws {Error} it cannot be drawn
 */
export async function drawPdfPage(bytes: Uint8Array, page: number, width: number): Promise<Pixels> {
  const sheet = (await openPdf(bytes)).getPage(page - 1);
  const { originalWidth, originalHeight } = sheet.getOriginalSize();
  if (!originalWidth || !originalHeight) throw new RangeError('no such page');
  const scale = Math.min(width / originalWidth, (width * mostWidthsHigh) / originalHeight);
  return sheet.render({
    scale: 1,
    width: Math.max(1, originalWidth * scale),
    height: Math.max(1, originalHeight * scale),
    renderFormFields: true,
  });
}
