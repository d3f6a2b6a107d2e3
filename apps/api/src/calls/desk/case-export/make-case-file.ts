import { canonicalJson } from '@ndp/documents/canonical-json.ts';
import type { CaseFileDocument } from '@ndp/documents/case-file-document.ts';
import { say } from '@ndp/flows/message.ts';
import { keyOf } from '../../../cases/keys/case-key.ts';
import { programOf } from '../../../cases/program/case-program.ts';
import { readCaseChain } from '../../../features/audit/read-case-chain.ts';
import { documentJobsInWorker } from '../../../features/signing/documents/in-worker.ts';
import { SealUnfit } from '../../../features/signing/port/port.ts';
import { inOneView } from '../../../platform/database/one-view.ts';
import type { Application } from '../../../platform/database/schema/tables.ts';
import type { PackedFile } from '../../../platform/files/pack-zip.ts';
import { coloursOf } from '../../../platform/partners/theme.ts';
import { unitIn } from '../../../platform/unit.ts';
import { describePage } from '../audit/audit.ts';
import type { DeskContext, DeskFrame } from '../desk-work.ts';
import {
  type CaseFilePart,
  drawInvoices,
  nameMessageFiles,
  nameUploads,
  openUploads,
  partOf,
  readSigned,
  type Uploads,
} from './attachments.ts';
import type { CaseView } from './case-view.ts';
import { describeCase } from './describe-case.ts';
import { describeMoney, describeTalk } from './describe-rest.ts';
import { exportMessages as texts } from './messages.ts';
import { NoSealReady } from './refusals.ts';

/** What is asked for: which case, by whom, with its notes or without. */
export interface ExportOrder extends Pick<DeskFrame, 'partner' | 'person'> {
  readonly application: Application;
  readonly withNotes: boolean;
  readonly now: Date;
}

/** A case file ready to be packed: every file in its order, the manifest and its seal first. */
export interface CaseFile {
  readonly files: readonly PackedFile[];
  readonly manifest: Uint8Array;
  readonly lost: number;
}

/** More actions than any case has. */
const mostActions = 20_000;

/**
 * Reads a case as it stands, draws its contents page, lists every file and seals the list. Nothing is locked meanwhile;
 * of the uploads one at a time is in memory.
 *
 * @throws {NoSealReady} {StorageFailed}
 */
export async function makeCaseFile(context: DeskContext, order: ExportOrder): Promise<CaseFile> {
  const { application, partner, person, now } = order;
  const read = await inOneView(context.db, (trx) => {
    const store = { db: trx, keys: context.keys };
    return readCase({ trx, store, unit: unitIn(trx, context), partner, language: 'pl', now }, order);
  });
  const uploads = await openUploads(context.storage, application, read.uploads);
  const pages = await drawInvoices(read.documents, 'pl');
  const parts = [...read.signed, ...uploads.parts, ...pages, ...read.records];
  const organiser = programOf(application, partner).organiser.name;
  const letterhead = {
    partner: partner.title,
    organiser,
    contact: [partner.contact_email, partner.contact_phone],
    ...coloursOf(partner, context.config.environment),
  };
  const page = { ...read.page, letterhead, ...uploadsOnPage(parts, uploads), madeBy: person.name };
  const contents = await documentJobsInWorker.drawCaseFile(page);
  const all = [partOf('spis.pdf', say(texts.contents, 'pl'), contents), ...parts];
  const manifest = Buffer.from(
    canonicalJson({
      format: 'ndp-case-file',
      version: 1,
      case: application.reference,
      partner: partner.id,
      organiser,
      made_at: now.toISOString(),
      made_by: person.name,
      with_notes: order.withNotes,
      files: all.map(({ path, bytes, sha256, what }) => ({ path, bytes, sha256, what })),
      missing: uploads.missing,
      chain: { path: chainPath, entries: read.chainLength, last: read.page.lastHash },
    }),
  );
  const seal = await sealManifest(context, partner.id, manifest);
  const sealed = [
    { path: 'manifest.json', read: async () => manifest },
    { path: 'manifest.json.p7s', read: async () => seal },
  ];
  return { files: [...sealed, ...all], manifest, lost: uploads.missing.length };
}

const chainPath = 'dziennik/lancuch.json';

function uploadsOnPage(files: readonly CaseFilePart[], { missing }: Uploads) {
  // Only data pass to the thread that draws.
  return { files: files.map(({ path, what, bytes, sha256 }) => ({ path, what, bytes, sha256 })), missing };
}

async function sealManifest({ signing }: DeskContext, partnerId: string, manifest: Uint8Array) {
  const seal = await signing.sealBytes?.(partnerId, manifest).catch((cause: unknown) => {
    if (cause instanceof SealUnfit) throw new NoSealReady();
    throw cause;
  });
  if (!seal) throw new NoSealReady();
  return seal;
}

/** Moments as texts, for what sorts keys takes them for objects. */
const asJson = (data: unknown): unknown => JSON.parse(JSON.stringify(data));

/** All that stands of the case in the database. */
async function readCase(view: CaseView, { application, withNotes, now }: ExportOrder) {
  const told = await describeCase(view, application);
  const talk = await describeTalk(view, application, withNotes);
  const money = await describeMoney(view, application);
  const chain = await readCaseChain(view.trx, keyOf(application));
  const signed = await readSigned(view, application);
  const documents = await nameUploads(view, application);
  const { actions } = await describePage(view, {
    filter: { reference: application.reference },
    limit: mostActions,
  });
  const described = documents.map(
    ({ storageKey: _, place: _place, context: _context, ...document }) => document,
  );
  const json = (path: string, what: (typeof texts)[keyof typeof texts], data: unknown) =>
    partOf(path, say(what, 'pl'), Buffer.from(canonicalJson(asJson(data))));
  const history = [...told.page.history, ...money.entries].toSorted((a, b) => a.at.localeCompare(b.at));
  const page: Omit<CaseFileDocument, 'letterhead' | 'files' | 'missing' | 'madeBy'> = {
    reference: application.reference,
    language: 'pl',
    madeAt: now.toISOString(),
    ...told.page,
    history,
    payments: money.page,
    messages: talk.messages,
    notes: talk.notes,
    lastHash: chain.entries.at(-1)?.hash ?? '',
  };
  return {
    page,
    documents,
    uploads: [...signed.stored, ...documents, ...(await nameMessageFiles(view, application))],
    signed: signed.parts,
    chainLength: chain.entries.length,
    records: [
      json('dane/sprawa.json', texts.case_data, { ...told.data, documents: described }),
      json('dane/rozmowy.json', withNotes ? texts.talk_notes_data : texts.talk_data, talk),
      json('dane/wyplaty.json', texts.money_data, money.data),
      json(chainPath, texts.chain_data, chain),
      json('dziennik/czynnosci.json', texts.action_data, actions),
    ],
  };
}
