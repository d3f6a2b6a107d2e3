import { calls, downloads } from '@ndp/contract/calls/all.ts';
import { programById } from '@ndp/domain/programs/all.ts';
import type { Caller } from '../caller.ts';
import { type File, type Http, mount, mountDownload } from '../http.ts';
import type { CallParts } from '../parts.ts';
import { type PaperView, viewPapers } from '../signing/embedded/view-papers.ts';
import { openSigningLink, refusalOf } from './open-signing-link.ts';
import { PaperNotThere, ReadingCopyAway } from './signing-refusals.ts';

/** What a signing link asks to be signed. Reading changes nothing, because mail scanners open links too. */
export function mountGetSigning(http: Http): void {
  const { parts } = http;
  mount(http, calls.getSigning, async ({ params, caller }) => {
    const { view, partner } = await readView(parts, caller, params.token);
    const { reference, quote } = await parts.db
      .selectFrom('application')
      .select(['reference', 'quote'])
      .where('partner_id', '=', view.partnerId)
      .where('id', '=', view.applicationId)
      .executeTakeFirstOrThrow();
    return {
      reference,
      signer_name: view.signerName,
      language: view.language,
      organiser: programById(partner.program_id).organiser.name,
      quote: quote?.quote ?? null,
      deadline: view.expiresAt.toISOString(),
      statement: view.statement,
      papers: view.papers.map(({ paper, title, document, documentHash }) => ({
        paper,
        title,
        bytes: document.length,
        document_hash: documentHash,
      })),
    };
  });
  mountDownload(http, downloads.getSigningPaper, async ({ params, query, caller }) => {
    const { view } = await readView(parts, caller, params.token);
    const found = view.papers.find(({ paper }) => paper === params.paper);
    if (!found) throw new PaperNotThere();
    if (query.copy === undefined) return fileOf(found, found.document);
    const { partnerId, applicationId } = view;
    const { requestId, paper } = found;
    const copy = await parts.signing.readingCopy?.({ partnerId, applicationId, requestId, paper });
    if (!copy) throw new ReadingCopyAway();
    return fileOf(found, copy, query.copy);
  });
}

async function readView(parts: CallParts, caller: Caller, token: string) {
  const { partner, embedded, link } = await openSigningLink(parts, caller, token);
  const view = await viewPapers(embedded, link);
  if (typeof view === 'string') throw refusalOf(view);
  return { view, partner };
}

function fileOf({ title }: PaperView, bytes: Uint8Array, copy?: string): File {
  const name = copy === undefined ? title : `${title} (${copy})`;
  return { bytes, mediaType: 'application/pdf', name: `${name}.pdf` };
}
