import * as calls from '@ndp/contract/calls/settlement.ts';
import { downloadName } from '@ndp/flows/application/payment/download-name.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { openByLink } from '../../cases/links/open-by-link.ts';
import { readDocuments } from '../../features/settlement/documents.ts';
import { openDocument } from '../../features/settlement/open-document.ts';
import { DocumentUnknown } from '../../features/settlement/refusals.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';

/**
 * The applicant's own file back, named by what it is and the reference, never by the name it came with; an invoice that
 * came as XML is drawn for people.
 */
export function mountGetSettlementDocument(http: Http): void {
  const { context } = http;
  mount(http, calls.getSettlementDocument, async ({ params, caller }) => {
    const { application } = await openByLink(context, caller, params);
    const key = keyOf(application);
    const document = (await readDocuments(context, key)).find(({ id }) => id === params.document);
    if (!document) throw new DocumentUnknown();
    const { bytes, mediaType } = await openDocument(context, application, document, caller.language);
    const { kind } = document;
    return {
      bytes,
      mediaType,
      name: downloadName(application.reference, { kind, media_type: mediaType }, caller.language),
    };
  });
}
