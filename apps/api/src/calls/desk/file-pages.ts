import { readFilePage, readFilePages } from '@ndp/contract/desk/file-pages.ts';
import { FileNotOpened, NotHere } from '../../features/desk/refusals.ts';
import type { PagedFile } from '../../features/settlement/inspection/page-jobs.ts';
import { countPages, drawPage } from '../../features/settlement/inspection/pages-in-worker.ts';
import { isSameHash } from '../../platform/crypto/secrets.ts';
import { mount } from '../../platform/http/mount.ts';
import { readParams, readPart } from '../../platform/http/read-parts.ts';
import { openCaseFile } from './case-files.ts';
import { type DeskHttp, preparedHttp } from './desk-http.ts';
import { type DeskContext, type DeskFrame, findCase } from './desk-work.ts';

/**
 * The pages of a file as pictures, drawn before the transaction. To open it is a look the audit notes; its answer bears
 * the mark without which no page is given, so nobody sees a page of a look that was not noted.
 */
export function mountFilePages(http: DeskHttp): void {
  const { context } = http;
  const counted = preparedHttp(http, async (frame, { params }) => {
    const { reference, file: id } = readParams(readFilePages.params, params, NotHere);
    const { file, ...opened } = await openFile(context, frame, reference, id);
    return { file, count: await countPages(opened) };
  });
  mount(counted, readFilePages, async ({ params, work, prepared: { file, count } }) => {
    await work.lockCase(params.reference);
    work.addDetails({ file });
    return { count, look: lookOf(context, work, params.file).toString('base64url') };
  });
  const drawn = preparedHttp(http, async (frame, { params, query }) => {
    const { reference, file: id, page } = readParams(readFilePage.params, params, NotHere);
    const { look, width } = readPart('query', readFilePage.query, query);
    if (!isSameHash(Buffer.from(look, 'base64url'), lookOf(context, frame, id))) throw new FileNotOpened();
    const opened = await openFile(context, frame, reference, id);
    return drawPage(opened, Number(page), Number(width));
  });
  mount(drawn, readFilePage, async ({ params, work, prepared: bytes }) => {
    work.keepQuiet();
    return { bytes, mediaType: 'image/jpeg', name: `${params.page}.jpg` };
  });
}

/** The mark of a look: of one file, in one session. */
function lookOf({ keys }: DeskContext, { session }: Pick<DeskFrame, 'session'>, file: string): Buffer {
  return keys.hash('file-look', `${session}\n${file}`);
}

/** @throws {NotHere} */
async function openFile(
  context: DeskContext,
  { partner, language }: DeskFrame,
  reference: string,
  id: string,
): Promise<PagedFile & { readonly file: string }> {
  const store = { db: context.db, keys: context.keys };
  const application = await findCase(store, partner, reference);
  if (!application) throw new NotHere();
  const { mediaType, ...opened } = await openCaseFile(context, { store, language }, application, id);
  // An invoice that came as XML has been drawn by now, unless nothing was read of it.
  if (mediaType === 'application/xml') throw new NotHere();
  return { ...opened, mediaType };
}
