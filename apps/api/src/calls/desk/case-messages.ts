import {
  type CaseMessages,
  readCaseMessages,
  uploadCaseMessageFile,
  writeToApplicant,
} from '@ndp/contract/desk/messages.ts';
import { mayDo } from '@ndp/contract/permissions.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { markSeen } from '../../cases/words/case-messages.ts';
import { readMessagesWithFiles } from '../../cases/words/messages-with-files.ts';
import { requireFilled } from '../../features/casework/require-filled.ts';
import { requireLateDuty } from '../../features/duties/ask-about-duty.ts';
import { addUnsentFile } from '../../features/messages/add-file.ts';
import { answerOffer } from '../../features/messages/offers.ts';
import { isWritable, writeMessage } from '../../features/messages/write-message.ts';
import { inspectPlain, storeFile } from '../../features/settlement/store-file.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { mount } from '../../platform/http/mount.ts';
import { readPart } from '../../platform/http/read-parts.ts';
import { readNames } from './case-rows.ts';
import { type DeskHttp, preparedHttp } from './desk-http.ts';
import type { DeskWork } from './desk-work.ts';

/** The conversation of a case. What the applicant wrote counts as seen once somebody opens it who may answer. */
export function mountCaseMessages(http: DeskHttp): void {
  mount(http, readCaseMessages, async ({ params, work }) => {
    const application = await work.lockCase(params.reference);
    if (mayDo(work.roles, 'write-message')) await markSeen(work.trx, keyOf(application), work.now);
    return describe(work, application);
  });
  mount(http, writeToApplicant, async ({ params, body, work }) => {
    const application = await work.lockCase(params.reference);
    requireFilled(body.text);
    const { text, files = [], offer, asks_about_duty: asksAboutDuty = false } = body;
    work.addDetails({ letters: text.length, ...(files.length > 0 && { files: files.length }) });
    const written = { text, files, personId: work.person.id };
    if (asksAboutDuty) {
      await requireLateDuty(work.unit, application);
      work.addDetails({ duty: 'asked' });
      await writeMessage(work.unit, application, { ...written, topic: 'duty' });
    } else if (offer) {
      work.addDetails({ offer });
      await answerOffer(work.unit, application, { ...written, answer: offer });
    } else await writeMessage(work.unit, application, written);
    return describe(work, application);
  });
  const inspected = preparedHttp(http, async (_partner, { query, file }) => {
    const { name } = readPart('query', uploadCaseMessageFile.query, query);
    return inspectPlain(http.context, { name, bytes: await file() });
  });
  mount(inspected, uploadCaseMessageFile, async ({ params, work, prepared }) => {
    const application = await work.lockCase(params.reference);
    work.addDetails({ file: 'message', bytes: prepared.bytes.length });
    const stored = await storeFile(work.context, application, prepared, 'message-file');
    return { id: await addUnsentFile(work.unit, application, stored, work.person.id) };
  });
}

async function describe(work: DeskWork, application: Application): Promise<CaseMessages> {
  const messages = await readMessagesWithFiles(work.store, keyOf(application));
  const names = await readNames(
    work,
    messages.flatMap(({ personId }) => personId ?? []),
  );
  return {
    messages: messages.map(({ n, text, at, personId, files, topic, answerBy }) => ({
      n,
      text,
      files,
      at: at.toISOString(),
      who: personId && (names.get(personId) ?? '–'),
      topic,
      answer_by: answerBy,
    })),
    is_writable: isWritable(application),
  };
}
