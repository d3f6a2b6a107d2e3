import { calls } from '@ndp/contract/calls/all.ts';
import type { PapersAnswer } from '@ndp/contract/calls/papers.ts';
import { programById } from '@ndp/domain/programs/all.ts';
import type { Language } from '@ndp/flows/message.ts';
import { paperTitle } from '@ndp/papers/paper.ts';
import { type Http, mount } from '../http.ts';
import { signedFileName } from '../papers/file-names.ts';
import { findSigned, type SignedRequest } from '../papers/papers-store.ts';
import type { CallParts } from '../parts.ts';
import { readSignedPaper } from '../signing/artefacts.ts';
import { keyOf } from '../store/links.ts';
import { openByLink } from './open-by-link.ts';

/** Which papers a link to them opens. Reading changes nothing, because mail scanners open links too. */
export function mountGetPapers(http: Http): void {
  const { parts } = http;
  mount(http, calls.getPapers, async ({ params, caller }) => {
    const { application, partner } = await openByLink(parts, caller, params, 'papers');
    const { reference } = application;
    const signed = await findSigned(parts.db, keyOf(application));
    const described = signed.map((request) => describePaper(parts, request, reference, caller.language));
    return {
      reference,
      organiser: programById(partner.program_id).organiser.name,
      papers: (await Promise.all(described)).flat(),
    };
  });
}

async function describePaper(
  { db, keys }: CallParts,
  request: SignedRequest,
  reference: string,
  language: Language,
): Promise<PapersAnswer['papers']> {
  const stored = await readSignedPaper(db, keys, request);
  if (!stored) return [];
  const { paper, signedAt } = request;
  return [
    {
      paper,
      title: paperTitle(paper, reference)[language],
      file_name: signedFileName(reference, paper),
      bytes: stored.signedDocument.length,
      signed_hash: stored.signedHash,
      signed_at: signedAt.toISOString(),
    },
  ];
}
