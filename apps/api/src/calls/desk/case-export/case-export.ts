import { createHash } from 'node:crypto';
import { exportCase } from '@ndp/contract/desk/case-export.ts';
import { say } from '@ndp/flows/message.ts';
import { NotHere } from '../../../features/desk/refusals.ts';
import { polishDay } from '../../../platform/clock.ts';
import type { Partner } from '../../../platform/database/schema/tables.ts';
import { packZip } from '../../../platform/files/pack-zip.ts';
import { mount } from '../../../platform/http/mount.ts';
import { readPart } from '../../../platform/http/read-parts.ts';
import { type DeskHttp, preparedHttp } from '../desk-http.ts';
import { type DeskContext, type DeskFrame, findCase } from '../desk-work.ts';
import { mountDrawSample } from './draw-sample.ts';
import { makeCaseFile } from './make-case-file.ts';
import { exportMessages as texts } from './messages.ts';
import { CaseErased } from './refusals.ts';

/** What an inspection takes along: which cases, and each as one file. */
export function mountCaseExport(http: DeskHttp): void {
  mountDrawSample(http);
  mountExportCase(http);
}

/**
 * The whole case as one file. It is read and sealed before the case is locked; the lock only notes who took what out and
 * why. Then it is packed while it is sent.
 */
function mountExportCase(http: DeskHttp): void {
  const prepared = preparedHttp(http, (frame, { reference, body }) =>
    prepare(http.context, { frame, reference, body }),
  );
  mount(prepared, exportCase, async ({ params, body, work, prepared: made }) => {
    const application = await work.lockCase(params.reference);
    const sha256 = createHash('sha256').update(made.manifest).digest('hex');
    const { reason, with_notes: withNotes } = body;
    work.addDetails({ reason, files: made.files.length, with_notes: withNotes ? 'yes' : 'no', sha256 });
    if (made.lost > 0) work.addDetails({ lost: made.lost });
    const name = `${say(texts.file_name, work.language)}-${application.reference}-${polishDay(made.at)}.zip`;
    return { bytes: packZip(made.files, made.at), mediaType: 'application/zip', name };
  });
}

/** Who wants the file of which case, and what they sent. */
interface AskedFile {
  readonly frame: DeskFrame;
  readonly reference: string;
  readonly body: unknown;
}

/** @throws {NotHere} {CaseErased} {TooMany} {NoSealReady} {StorageFailed} */
async function prepare(context: DeskContext, { frame, reference, body }: AskedFile) {
  const { partner, person } = frame;
  const { with_notes: withNotes } = readPart('body', exportCase.body, body);
  const application = await findCase({ db: context.db, keys: context.keys }, partner, reference);
  if (!application) throw (await findErased(context, partner, reference)) ?? new NotHere();
  await context.counters.count({ caseFile: person.id });
  const now = context.clock();
  return { ...(await makeCaseFile(context, { application, partner, person, withNotes, now })), at: now };
}

/** An erased case is known by what was done in it, if anything was. */
async function findErased(
  { db }: DeskContext,
  { id }: Partner,
  reference: string,
): Promise<CaseErased | undefined> {
  const row = await db
    .selectFrom('erasure')
    .innerJoin('operator_action as action', (join) =>
      join
        .onRef('action.partner_id', '=', 'erasure.partner_id')
        .onRef('action.application_id', '=', 'erasure.application_id'),
    )
    .select('erasure.at')
    .where('erasure.partner_id', '=', id)
    .where('action.reference', '=', reference)
    .limit(1)
    .executeTakeFirst();
  return row && new CaseErased(polishDay(row.at));
}
