import type { RenderedDocument } from '@ndp/documents/compose-document.ts';
import { documentTitle } from '@ndp/documents/document.ts';
import type { DocumentData } from '@ndp/documents/document-data.ts';
import { fingerprintOf, type TemplateKind, templateKinds, templateOf } from '@ndp/documents/template.ts';
import type { Language, Message } from '@ndp/flows/message.ts';
import { readConsents } from '../../../cases/consents/consents.ts';
import { type ApplicationKey, keyOf } from '../../../cases/keys/case-key.ts';
import { hasCoOwners } from '../../../cases/people/co-owners.ts';
import { findApplication } from '../../../cases/store/applications.ts';
import { readSections } from '../../../cases/store/sections.ts';
import { polishDay } from '../../../platform/clock.ts';
import type { CoreContext } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inOneView } from '../../../platform/database/one-view.ts';
import type { Application } from '../../../platform/database/schema/tables.ts';
import { directoryIn } from '../../../platform/partners/partners.ts';
import { documentDataOf } from './document-data-of.ts';
import { findMade } from './document-store.ts';
import { documentJobsInWorker } from './in-worker.ts';

/** A document made of an application, ready to be signed. */
export interface ComposedDocument extends RenderedDocument {
  readonly paper: TemplateKind;
  /** What it is called, with the reference. */
  readonly title: Message;
}

/**
 * Both documents of an application in Polish, the language that binds. The same stored application on the same day
 * gives the same bytes.
 *
 * @throws {MissingValue} something that the documents must say was never saved
 * @throws {RangeError} stored values that no document can say
 */
export async function composeDocuments(
  context: CoreContext,
  application: Application,
): Promise<readonly ComposedDocument[]> {
  const data = await readDocumentData(context, application, 'pl', polishDay(context.clock()));
  const composed: ComposedDocument[] = [];
  for (const paper of templateKinds) {
    const title = documentTitle(paper, data.reference);
    composed.push({ paper, title, ...(await documentJobsInWorker.composeDocument(paper, data)) });
  }
  return composed;
}

/**
 * An English copy to read of a document, as of the day the Polish one was made; before that, as of today.
 *
 * @returns undefined when the application is gone
 * @throws {MissingValue} {RangeError} as `composeDocuments`
 */
export async function composeReadingCopy(
  context: CoreContext,
  key: ApplicationKey,
  paper: TemplateKind,
): Promise<Uint8Array | undefined> {
  const data = await inOneView(context.db, (view) => readCopyData(context, view, key, paper));
  return data && (await documentJobsInWorker.composeDocument(paper, data)).bytes;
}

async function readCopyData(
  context: CoreContext,
  view: Trx,
  key: ApplicationKey,
  paper: TemplateKind,
): Promise<DocumentData | undefined> {
  const inView = { ...context, db: view, partners: directoryIn(view, context.clock()) };
  const application = await findApplication(inView, key.partnerId, key.applicationId);
  if (!application) return undefined;
  const made = await findMade(view, key, paper);
  return readDocumentData(inView, application, 'en', polishDay(made?.at ?? context.clock()));
}

/**
 * What a document that was sent for signature was made of, to be shown on a page in a language; undefined when a page
 * would not say what the file says, as after a change of its template.
 *
 * @throws {MissingValue} {RangeError} as `composeDocuments`
 */
export async function readPrintedData(
  context: CoreContext,
  key: ApplicationKey,
  paper: TemplateKind,
  language: Language,
): Promise<DocumentData | undefined> {
  return inOneView(context.db, async (view) => {
    const inView = { ...context, db: view, partners: directoryIn(view, context.clock()) };
    const application = await findApplication(inView, key.partnerId, key.applicationId);
    const made = application && (await findMade(view, key, paper));
    if (!made) return undefined;
    const day = polishDay(made.at);
    const printed = await readDocumentData(inView, application, 'pl', day);
    if (fingerprintOf(templateOf(paper, printed), printed) !== made.fingerprint) return undefined;
    return language === 'pl' ? printed : readDocumentData(inView, application, language, day);
  });
}

async function readDocumentData(
  { db, keys, partners, config }: CoreContext,
  application: Application,
  language: Language,
  date: string,
): Promise<DocumentData> {
  const key = keyOf(application);
  const partner = await partners.find(key.partnerId);
  if (!partner) throw new RangeError(`no partner ${key.partnerId}`);
  const sections = await readSections({ db, keys }, key);
  const consents = await readConsents(db, key);
  const { environment } = config;
  const areCoOwnersNamed = await hasCoOwners(db, key);
  const stored = {
    application,
    partner,
    sections,
    consents,
    areCoOwnersNamed,
  };
  return documentDataOf({ ...stored, environment, language, date });
}
