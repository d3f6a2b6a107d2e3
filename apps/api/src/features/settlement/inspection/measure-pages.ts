import type { PictureFacts } from '@ndp/domain/settlement/invoice.ts';
import { filesAside } from './files-aside.ts';
import type { PagedFile } from './page-jobs.ts';
import { countPages, drawPage } from './pages-in-worker.ts';

/** How long a document is measured, ms, and how many of its pages, drawn how wide, px. */
const measuringMs = 3_000;
const mostPages = 5;
const drawnWidth = 1_000;

/** How well the worst of its first pages may be read; undefined: none was measured in time, or all are empty. */
export async function measurePages(file: PagedFile): Promise<PictureFacts | undefined> {
  const measure = (bytes: Uint8Array) => filesAside.measurePicture(bytes).catch(() => undefined);
  if (file.mediaType !== 'application/pdf') return measure(file.bytes);
  const deadline = performance.now() + measuringMs;
  const count = await countPages(file).catch(() => 0);
  let worst: PictureFacts | undefined;
  for (let page = 1; page <= Math.min(count, mostPages) && performance.now() < deadline; page += 1) {
    const drawn = await drawPage(file, page, drawnWidth).catch(() => undefined);
    const found = drawn && (await measure(drawn));
    const isEmpty = !found || found.sharpness === 0;
    if (!isEmpty && found.sharpness < (worst?.sharpness ?? Number.POSITIVE_INFINITY)) worst = found;
  }
  return worst;
}
