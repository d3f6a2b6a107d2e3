import type { VerificationCode } from '@ndp/domain/settlement/invoice.ts';
import { filesAside } from './files-aside.ts';
import type { PagedFile } from './page-jobs.ts';
import { countPages, drawPage } from './pages-in-worker.ts';

/** How long a document is searched for a code, ms; one that is not found by then is read by a person. */
const searchMs = 4_000;
/** How wide a page is drawn to be searched, px: a code of 3 cm then has four pixels for each of its points. */
const searchWidth = 1600;

/**
 * The verification code of a printed invoice: the link a PDF holds, or the code on a page or picture; undefined: none
 * was found in time. What does not open is no fault of the document here.
 *
 * @param most  how long it is searched, ms
 */
export async function searchCode(file: PagedFile, most = searchMs): Promise<VerificationCode | undefined> {
  const deadline = performance.now() + most;
  const msLeft = () => deadline - performance.now();
  if (file.mediaType !== 'application/pdf') return filesAside.findInPicture(file.bytes, msLeft());
  const linked = await filesAside.findLink(file.bytes);
  if (linked) return linked;
  for (const page of likelyPages(await countPages(file).catch(() => 0))) {
    if (msLeft() < 0) return undefined;
    const picture = await drawPage(file, page, searchWidth).catch(() => undefined);
    const found = picture && (await filesAside.findInPicture(picture, msLeft()));
    if (found) return found;
  }
  return undefined;
}

/** Where printers of invoices put the code: the first page, the last, and the second. */
function likelyPages(count: number): readonly number[] {
  return [...new Set([1, count, 2])].filter((page) => page <= count);
}
