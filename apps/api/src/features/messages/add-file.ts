import { mostDocumentBytes, mostMessageFiles } from '@ndp/domain/settlement/settling.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import type { OpenedApplication } from '../../cases/links/open-by-link.ts';
import { lockApplication } from '../../cases/store/applications.ts';
import { insertMessageFile, readMessageFiles } from '../../cases/words/message-files.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { LinkNotValid } from '../../platform/http/refusals.ts';
import { asUnit, type Unit } from '../../platform/unit.ts';
import {
  dropUnused,
  inspectPlain,
  type SentFile,
  type StoredFile,
  storeFile,
} from '../settlement/store-file.ts';
import { MessageFilesFull, NotWritable } from './refusals.ts';
import { isUnsentOf, isWritable } from './write-message.ts';

/**
 * Takes a file of the applicant for a message that is being written. The sealed bytes come first, then the row; when no
 * row comes of it, the bytes are removed.
 *
 * @returns the file's id
 * @throws {FileRefused} {ScanAway} {NotWritable} {MessageFilesFull}
 */
export async function addApplicantFile(
  context: AppContext,
  { application: { partner_id, id }, application }: OpenedApplication,
  sent: SentFile,
): Promise<string> {
  const stored = await storeFile(context, application, await inspectPlain(context, sent), 'message-file');
  try {
    return await asUnit(context, async (unit) => {
      const locked = await lockApplication(unit, partner_id, id);
      if (!locked) throw new LinkNotValid();
      return addUnsentFile(unit, locked, stored, null);
    });
  } finally {
    await dropUnused(context, stored);
  }
}

/**
 * Writes the row of a stored file for a message that is being written, of a case whose row is held. The same file again
 * is the same.
 *
 * @param personId  who sends it at the desk; null: the applicant
 * @returns its id
 * @throws {NotWritable} {MessageFilesFull}
 */
export async function addUnsentFile(
  unit: Unit,
  application: Application,
  stored: StoredFile,
  personId: string | null,
): Promise<string> {
  if (!isWritable(application)) throw new NotWritable();
  const key = keyOf(application);
  const there = await readMessageFiles(unit, key);
  const same = there.find(
    (file) =>
      file.contentHash === stored.contentHash &&
      isUnsentOf(file, personId) &&
      file.fileName === stored.fileName,
  );
  if (same) return same.id;
  const bytes = there.reduce((sum, file) => sum + file.bytes, stored.bytes);
  if (there.length >= mostMessageFiles || bytes > mostDocumentBytes) throw new MessageFilesFull();
  await insertMessageFile(unit, key, { ...stored, messageN: null, personId });
  return stored.id;
}
