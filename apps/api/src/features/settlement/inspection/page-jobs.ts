import type { PlainMediaType } from './inspect-file.ts';
import { countPdfPages, drawPdfPage } from './pdfium.ts';
import { drawPicture, encodeDrawn } from './pictures.ts';

/** A file whose pages are looked at. */
export interface PagedFile {
  readonly bytes: Uint8Array;
  readonly mediaType: PlainMediaType;
}

const isPdf = ({ mediaType }: PagedFile) => mediaType === 'application/pdf';

/** How many pages a file has; a picture is one. @throws {Error} it does not open */
async function countPages(file: PagedFile): Promise<number> {
  const count = isPdf(file) ? await countPdfPages(file.bytes) : 1;
  if (count === 0) throw new RangeError('no page');
  return count;
}

/**
 * A page as a JPEG.
 *
 * @param page  from 1
 * @param width  px
 * @throws {Error} it cannot be drawn
 */
async function drawPage(file: PagedFile, page: number, width: number): Promise<Uint8Array> {
  if (isPdf(file)) return encodeDrawn(await drawPdfPage(file.bytes, page, width));
  if (page > 1) throw new RangeError('no such page');
  return drawPicture(file.bytes, width);
}

/** What is done to show a file. */
export const pageJobs = { countPages, drawPage };
