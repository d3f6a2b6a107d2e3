import * as calls from '@ndp/contract/calls/signing.ts';
import type { ApplicationKey } from '../../cases/keys/case-key.ts';
import { programOf } from '../../cases/program/case-program.ts';
import { countUnanswered } from '../../features/co-owners/count-unanswered.ts';
import { readDocumentText, readSummary } from '../../features/signing/documents/document-texts.ts';
import { noteDelivered } from '../../features/signing/embedded/ceremony.ts';
import type { EmbeddedContext } from '../../features/signing/embedded/context.ts';
import type { SigningLink } from '../../features/signing/embedded/signing-links.ts';
import {
  type DocumentView,
  type SigningView,
  viewDocuments,
} from '../../features/signing/embedded/view-documents.ts';
import {
  DocumentNotFound,
  DocumentTextUnavailable,
  ReadingCopyUnavailable,
} from '../../features/signing/refusals.ts';
import type { SigningCallContext } from '../../features/signing/signing-service.ts';
import type { Database } from '../../platform/database/database.ts';
import { inOneView } from '../../platform/database/one-view.ts';
import { type File, mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';
import { openSigningLink, refusalOf } from './open-signing-link.ts';

/** What a signing link asks to be signed. Reading signs and opens nothing, because mail scanners open links too. */
export function mountGetSigning(http: Http<SigningCallContext>): void {
  const { context } = http;
  mount(http, calls.getSigning, async ({ params, caller }) => {
    const { partner, embedded, link } = await openSigningLink(context, caller, params.token);
    const { view, application, unanswered } = await inOneView(context.db, async (db) => {
      const view = await readView({ ...embedded, db }, link);
      const unanswered = await countUnanswered({ ...context, db }, view);
      return { view, application: await readApplication(db, view), unanswered };
    });
    const { reference, quote } = application;
    const { organiser, terms } = programOf(application, partner);
    return {
      reference,
      signer_name: view.signerName,
      signer_kind: view.signerKind,
      joint: view.joint
        ? {
            organisation: view.joint.organisation,
            second_name: view.joint.secondName,
            is_second: view.joint.isSecond,
          }
        : null,
      is_held: view.isHeld,
      unanswered_co_owners: unanswered,
      in_short: await readSummary(context, view),
      withdrawal_days: view.signerKind === 'person' ? terms.days.withdrawal : null,
      language: view.language,
      organiser: organiser.name,
      quote: quote?.quote ?? null,
      deadline: view.expiresAt.toISOString(),
      statement: view.statement,
      papers: view.documents.map(({ paper, title, document, documentHash, isOpened, ownHolder }) => ({
        paper,
        title,
        bytes: document.length,
        document_hash: documentHash,
        is_opened: isOpened,
        own_holder: ownHolder ?? null,
      })),
    };
  });
  mountGetSigningText(http);
  mountGetSigningPaper(http);
}

/** A document to be signed, as text for the page; that it was given whole is noted. */
function mountGetSigningText(http: Http<SigningCallContext>): void {
  const { context } = http;
  mount(http, calls.getSigningText, async ({ params, query, caller, whenDelivered }) => {
    const { waiting, embedded, link } = await openSigningLink(context, caller, params.token);
    const { paper } = params;
    if (!waiting.documents.some((each) => each.paper === paper)) throw new DocumentNotFound();
    const text = await readDocumentText(context, { ...waiting, paper, language: query.language });
    if (!text) throw new DocumentTextUnavailable();
    whenDelivered(() => noteDelivered(embedded, link, paper));
    return text;
  });
}

/** A document to be signed, as the file it is; that it was given whole is noted. */
function mountGetSigningPaper(http: Http<SigningCallContext>): void {
  const { context } = http;
  mount(http, calls.getSigningPaper, async ({ params, query, caller, whenDelivered }) => {
    const { embedded, link } = await openSigningLink(context, caller, params.token);
    const view = await inOneView(context.db, (db) => readView({ ...embedded, db }, link));
    const found = view.documents.find(({ paper }) => paper === params.paper);
    if (!found) throw new DocumentNotFound();
    whenDelivered(() => noteDelivered(embedded, link, found.paper));
    if (query.copy === undefined) return fileOf(found, found.document);
    const { partnerId, applicationId } = view;
    const { requestId, paper } = found;
    const copy = await context.signing.readingCopy?.({ partnerId, applicationId, requestId, paper });
    if (!copy) throw new ReadingCopyUnavailable();
    return fileOf(found, copy, query.copy);
  });
}

async function readView(embedded: EmbeddedContext, link: SigningLink): Promise<SigningView> {
  const view = await viewDocuments(embedded, link);
  if (typeof view === 'string') throw refusalOf(view);
  return view;
}

function readApplication(db: Database, { partnerId, applicationId }: ApplicationKey) {
  return db
    .selectFrom('application')
    .select(['reference', 'quote', 'program_id', 'program_version'])
    .where((row) => row.and({ partner_id: partnerId, id: applicationId }))
    .executeTakeFirstOrThrow();
}

function fileOf({ title }: DocumentView, bytes: Uint8Array, copy?: string): File {
  const name = copy === undefined ? title : `${title} (${copy})`;
  return { bytes, mediaType: 'application/pdf', name: `${name}.pdf` };
}
