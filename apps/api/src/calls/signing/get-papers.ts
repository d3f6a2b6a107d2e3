import type { PapersAnswer } from '@ndp/contract/calls/papers.ts';
import * as calls from '@ndp/contract/calls/papers.ts';
import { documentTitle } from '@ndp/documents/document.ts';
import type { Language } from '@ndp/flows/message.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import { readByLink } from '../../cases/links/open-by-link.ts';
import { programOf } from '../../cases/program/case-program.ts';
import { findSigned, type SignedRequest } from '../../features/signing/documents/document-store.ts';
import { signedFileName } from '../../features/signing/documents/file-names.ts';
import { findSignedDocument } from '../../features/signing/requests/artefacts.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';

/** Which papers a link to them opens. Reading changes nothing, because mail scanners open links too. */
export function mountGetPapers(http: Http): void {
  const { context } = http;
  mount(http, calls.getPapers, async (input) =>
    readByLink(
      context,
      input,
      async (store, { application, partner }) => ({
        reference: application.reference,
        language: application.language,
        organiser: programOf(application, partner).organiser.name,
        papers: await describePapers(store, application, input.caller.language),
      }),
      'papers',
    ),
  );
}

async function describePapers(
  store: EncryptedStore,
  application: Application,
  language: Language,
): Promise<PapersAnswer['papers']> {
  const papers: PapersAnswer['papers'] = [];
  for (const request of await findSigned(store.db, keyOf(application))) {
    papers.push(...(await describePaper(store, request, application.reference, language)));
  }
  return papers;
}

async function describePaper(
  store: EncryptedStore,
  request: SignedRequest,
  reference: string,
  language: Language,
): Promise<PapersAnswer['papers']> {
  const stored = await findSignedDocument(store, request);
  if (!stored) return [];
  const { paper, signedAt } = request;
  return [
    {
      paper,
      title: documentTitle(paper, reference)[language],
      file_name: signedFileName(reference, paper),
      bytes: stored.bytes,
      signed_hash: stored.hash,
      signed_at: signedAt.toISOString(),
    },
  ];
}
