import { downloads } from '@ndp/contract/calls/all.ts';
import type { PaperKind } from '@ndp/papers/template.ts';
import { type Http, mountDownload } from '../http/mount.ts';
import { LinkNotValid, PapersNotSigned } from '../http/refusals.ts';
import { composeReadingCopy } from '../papers/compose-papers.ts';
import { copyFileName, signedFileName } from '../papers/file-names.ts';
import { findSigned } from '../papers/papers-store.ts';
import { readSignedPaper } from '../signing/artefacts.ts';
import { type ApplicationKey, keyOf } from '../store/links.ts';
import { inOneView } from '../store/one-view.ts';
import type { Vault } from '../store/sections.ts';
import { openByLink } from './open-by-link.ts';

/** A signed paper as it was sealed, or an English copy of it to read. */
export function mountGetSignedPaper(http: Http): void {
  const { parts } = http;
  mountDownload(http, downloads.getSignedPaper, async ({ params, query, caller }) => {
    const { application, partner } = await openByLink(parts, caller, params, 'papers');
    await parts.counters.count({ papers: `${partner.id} ${application.id}` });
    const { paper } = params;
    const { reference } = application;
    const key = keyOf(application);
    const signed = await inOneView(parts.db, (db) => readSigned({ db, keys: parts.keys }, key, paper));
    if (query.copy === undefined) {
      return { bytes: signed, mediaType: 'application/pdf', name: signedFileName(reference, paper) };
    }
    const bytes = await composeReadingCopy(parts, key, paper);
    if (!bytes) throw new LinkNotValid();
    return { bytes, mediaType: 'application/pdf', name: copyFileName(reference, paper) };
  });
}

/** @throws {PapersNotSigned} not everybody has signed this paper */
async function readSigned({ db, keys }: Vault, key: ApplicationKey, paper: PaperKind): Promise<Uint8Array> {
  const signed = await findSigned(db, key);
  const request = signed.find((each) => each.paper === paper);
  const stored = request && (await readSignedPaper(db, keys, request));
  if (!stored) throw new PapersNotSigned();
  return stored.signedDocument;
}
