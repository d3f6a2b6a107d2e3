import { inWorker } from '../../../platform/jobs/side-thread.ts';
import { PageNotDrawn } from '../refusals.ts';
import type { PagedFile } from './page-jobs.ts';

/** How long one page may take to be drawn, ms. */
const mostMs = 10_000;

const pageJobs = inWorker('page-worker', async () => (await import('./page-jobs.ts')).pageJobs, { mostMs });

/** How many pages a file has. @throws {PageNotDrawn} it does not open, for whatever reason */
export function countPages(file: PagedFile): Promise<number> {
  return pageJobs.countPages(file).catch(refuse);
}

/**
 * A page as a JPEG, drawn on a thread that is ended when it takes too long.
 *
 * @param page  from 1
 * @param width  px
 * @throws {PageNotDrawn} it cannot be drawn, for whatever reason
 */
export function drawPage(file: PagedFile, page: number, width: number): Promise<Uint8Array> {
  return pageJobs.drawPage(file, page, width).catch(refuse);
}

function refuse(): never {
  throw new PageNotDrawn();
}
