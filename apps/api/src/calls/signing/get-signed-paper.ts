import * as calls from '@ndp/contract/calls/papers.ts';
import type { TemplateKind } from '@ndp/documents/template.ts';
import { type ApplicationKey, keyOf } from '../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import { openByLink } from '../../cases/links/open-by-link.ts';
import { composeReadingCopy } from '../../features/signing/documents/compose-documents.ts';
import { findSigned } from '../../features/signing/documents/document-store.ts';
import { copyFileName, signedFileName } from '../../features/signing/documents/file-names.ts';
import { DocumentsNotSigned } from '../../features/signing/refusals.ts';
import {
  findSignedDocument,
  openSignedDocument,
  type SignedDocument,
} from '../../features/signing/requests/artefacts.ts';
import { inOneView } from '../../platform/database/one-view.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';
import { LinkNotValid } from '../../platform/http/refusals.ts';

/** A signed paper as it was sealed, or an English copy of it to read. */
export function mountGetSignedPaper(http: Http): void {
  const { context } = http;
  mount(http, calls.getSignedPaper, async ({ params, query, caller }) => {
    const { application, partner } = await openByLink(context, caller, params, 'papers');
    await context.counters.count({ papers: `${partner.id} ${application.id}` });
    const { paper } = params;
    const { reference } = application;
    const key = keyOf(application);
    const signed = await inOneView(context.db, (db) => findPaper({ db, keys: context.keys }, key, paper));
    if (query.copy === undefined) {
      const bytes = await openSignedDocument(signed, context.storage);
      return { bytes, mediaType: 'application/pdf', name: signedFileName(reference, paper) };
    }
    const bytes = await composeReadingCopy(context, key, paper);
    if (!bytes) throw new LinkNotValid();
    return { bytes, mediaType: 'application/pdf', name: copyFileName(reference, paper) };
  });
}

/** @throws {DocumentsNotSigned} not everybody has signed this paper */
async function findPaper(
  store: EncryptedStore,
  key: ApplicationKey,
  paper: TemplateKind,
): Promise<SignedDocument> {
  const signed = await findSigned(store.db, key);
  const request = signed.find((each) => each.paper === paper);
  const stored = request && (await findSignedDocument(store, request));
  if (!stored) throw new DocumentsNotSigned();
  return stored;
}
