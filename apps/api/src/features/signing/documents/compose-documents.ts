import { composeDocument, documentTitle, type RenderedDocument } from '@ndp/documents/document.ts';
import type { DocumentData } from '@ndp/documents/document-data.ts';
import { type TemplateKind, templateKinds } from '@ndp/documents/template.ts';
import type { Language, Message } from '@ndp/flows/message.ts';
import { findApplication } from '../../../cases/applications.ts';
import { type ApplicationKey, keyOf } from '../../../cases/case-key.ts';
import { hasCoOwners } from '../../../cases/co-owners.ts';
import { readConsents } from '../../../cases/consents.ts';
import { readSections } from '../../../cases/sections.ts';
import { polishDay } from '../../../platform/clock.ts';
import type { CoreContext } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inOneView } from '../../../platform/database/one-view.ts';
import type { Application } from '../../../platform/database/schema/tables.ts';
import { directoryIn } from '../../../platform/partners/partners.ts';
import { documentDataOf } from './document-data-of.ts';
import { findMadeAt } from './document-store.ts';

/** A paper made of an application, ready to be signed. */
export interface ComposedDocument extends RenderedDocument {
  readonly paper: TemplateKind;
  /** What it is called, with the reference. */
  readonly title: Message;
}

/**
 * Both papers of an application in Polish, the language that binds. The same stored application on the same day
 * gives the same bytes.
 *
 * @throws {MissingValue} something that the papers must say was never saved
 * @throws {RangeError} stored values that no paper can say
 */
export async function composeDocuments(
  context: CoreContext,
  application: Application,
): Promise<readonly ComposedDocument[]> {
  const data = await readPaperData(context, application, 'pl', polishDay(context.clock()));
  const composed: ComposedDocument[] = [];
  for (const paper of templateKinds) {
    const title = documentTitle(paper, data.reference);
    composed.push({ paper, title, ...(await composeDocument(paper, data)) });
  }
  return composed;
}

/**
 * An English copy to read of a paper, as of the day the Polish one was made; before that, as of today.
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
  return data && (await composeDocument(paper, data)).bytes;
}

async function readCopyData(
  context: CoreContext,
  view: Trx,
  key: ApplicationKey,
  paper: TemplateKind,
): Promise<DocumentData | undefined> {
  const inView = { ...context, db: view, partners: directoryIn(view) };
  const application = await findApplication(inView, key.partnerId, key.applicationId);
  if (!application) return undefined;
  const madeAt = (await findMadeAt(view, key, paper)) ?? context.clock();
  return readPaperData(inView, application, 'en', polishDay(madeAt));
}

async function readPaperData(
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
  const stored = { application, partner, sections, consents, areCoOwnersNamed };
  return documentDataOf({ ...stored, environment, language, date });
}
