import { type CaseNotes, handOver, readNotes, watchCase, writeNote } from '@ndp/contract/desk/notes.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { readNotes as readAll } from '../../cases/words/case-notes.ts';
import { markAnswersSeen } from '../../cases/words/opinions.ts';
import { NotHere } from '../../features/desk/refusals.ts';
import { notifyDesk } from '../../mail/notify/notify-desk.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { mount } from '../../platform/http/mount.ts';
import { giveCase } from './assign.ts';
import { addText, describeNotes, type NewNote, readPeople } from './case-notes.ts';
import type { DeskHttp } from './desk-http.ts';
import type { DeskWork } from './desk-work.ts';

/** What the desk alone reads of a case, and who follows it. */
export function mountNotes(http: DeskHttp): void {
  mount(http, readNotes, async ({ params, work }) => {
    const application = await work.lockCase(params.reference);
    await markAnswersSeen(work.unit, keyOf(application), work.person.id);
    return describeNotes(work, application);
  });
  mount(http, writeNote, async ({ params, body, work }) => {
    const application = await work.lockCase(params.reference);
    const people = await readPeople(work);
    await write(work, application, { text: body.text, people });
    return describeNotes(work, application, people);
  });
  mount(http, handOver, async ({ params, body, work }) => {
    const application = await work.lockCase(params.reference);
    const people = await handOverCase(work, application, body);
    return describeNotes(work, application, people);
  });
  mount(http, watchCase, async ({ params, body, work }) => {
    const application = await work.lockCase(params.reference);
    const { trx, person } = work;
    const row = {
      partner_id: application.partner_id,
      application_id: application.id,
      person_id: person.id,
    };
    if (body.is_watched) {
      await trx
        .insertInto('case_watch')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    } else {
      await trx
        .deleteFrom('case_watch')
        .where('partner_id', '=', row.partner_id)
        .where('application_id', '=', row.application_id)
        .where('person_id', '=', row.person_id)
        .execute();
    }
    return describeNotes(work, application);
  });
}

/**
 * Gives a locked case to another officer, with a note; they are told.
 *
 * @returns the people of the desk who may read it
 * @throws {NotHere} whom it is given to is no officer of the partner
 */
export async function handOverCase(
  work: DeskWork,
  application: Application,
  { to, text }: HandOver,
): Promise<CaseNotes['people']> {
  const people = await readPeople(work);
  if (!people.some(({ id, is_officer }) => is_officer && id === to)) throw new NotHere();
  work.addDetails({ to });
  await notifyDesk(work.unit, keyOf(application), 'assigned', { to: [to], by: work.person.id });
  await write(work, application, { text, people });
  await giveCase(work, application, to);
  return people;
}

/** To whom, and the note. */
interface HandOver {
  readonly to: string;
  readonly text: string;
}

/** The same again, as from a button that was pressed twice, is no other note. */
async function write(work: DeskWork, application: Application, note: NewNote): Promise<void> {
  const last = (await readAll(work.store, keyOf(application))).at(-1);
  if (last?.text !== note.text || last.personId !== work.person.id) await addText(work, application, note);
}

/** To whom cases can be handed, by their ids. */
export async function readOfficers(work: DeskWork): Promise<ReadonlySet<string>> {
  const people = await readPeople(work);
  return new Set(people.filter(({ is_officer }) => is_officer).map(({ id }) => id));
}
