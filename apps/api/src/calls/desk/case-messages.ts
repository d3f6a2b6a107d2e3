import { type CaseMessages, readCaseMessages, writeToApplicant } from '@ndp/contract/desk/messages.ts';
import { mayDo } from '@ndp/contract/permissions.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { markSeen, readMessages } from '../../cases/words/case-messages.ts';
import { requireFilled } from '../../features/casework/require-filled.ts';
import { isWritable, writeMessage } from '../../features/messages/write-message.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { mount } from '../../platform/http/mount.ts';
import { readNames } from './case-rows.ts';
import type { DeskHttp } from './desk-http.ts';
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
    work.addDetails({ letters: body.text.length });
    await writeMessage(work.unit, application, { text: body.text, personId: work.person.id });
    return describe(work, application);
  });
}

async function describe(work: DeskWork, application: Application): Promise<CaseMessages> {
  const messages = await readMessages(work.store, keyOf(application));
  const names = await readNames(
    work,
    messages.flatMap(({ personId }) => personId ?? []),
  );
  return {
    messages: messages.map(({ n, text, at, personId }) => ({
      n,
      text,
      at: at.toISOString(),
      who: personId && (names.get(personId) ?? '–'),
    })),
    is_writable: isWritable(application),
  };
}
