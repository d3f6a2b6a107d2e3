import { downloads } from '@ndp/contract/calls/all.ts';
import { downloadName } from '@ndp/flows/application/payment/download-name.ts';
import { type Http, mountDownload } from '../http/mount.ts';
import { readDocuments, sealContext } from '../settlement/documents.ts';
import { DocumentUnknown } from '../settlement/refusals.ts';
import { keyOf } from '../store/links.ts';
import { openByLink } from './open-by-link.ts';

/** The applicant's own file back, named by what it is and the reference, never by the name it came with. */
export function mountGetSettlementDocument(http: Http): void {
  const { parts } = http;
  mountDownload(http, downloads.getSettlementDocument, async ({ params, caller }) => {
    const { application } = await openByLink(parts, caller, params);
    const key = keyOf(application);
    const document = (await readDocuments(parts, key)).find(({ id }) => id === params.document);
    if (!document) throw new DocumentUnknown();
    const sealed = await parts.storage.get(document.storageKey);
    const { kind, mediaType } = document;
    return {
      bytes: application.safe.openBytes(sealed, sealContext('file', key, document.id)),
      mediaType,
      name: downloadName(application.reference, { kind, media_type: mediaType }, caller.language),
    };
  });
}
