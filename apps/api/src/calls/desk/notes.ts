import { type CaseNotes, handOver, readNotes, watchCase, writeNote } from '@ndp/contract/desk/notes.ts';
import { mayDo } from '@ndp/contract/permissions.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { addNote, readNotes as readAll } from '../../cases/words/case-notes.ts';
import { NotHere } from '../../features/desk/refusals.ts';
import { readColleagues } from '../../features/desk/roles.ts';
import { notifyDesk } from '../../mail/notify/notify-desk.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { mount } from '../../platform/http/mount.ts';
import { giveCase } from './assign.ts';
import { readNames } from './case-rows.ts';
import type { DeskHttp } from './desk-http.ts';
import type { DeskWork } from './desk-work.ts';

/** What the desk alone reads of a case, and who follows it. */
export function mountNotes(http: DeskHttp): void {
  mount(http, readNotes, async ({ params, work }) => describe(work, await work.lockCase(params.reference)));
  mount(http, writeNote, async ({ params, body, work }) => {
    const application = await work.lockCase(params.reference);
    const people = await readPeople(work);
    await write(work, application, { text: body.text, people });
    return describe(work, application, people);
  });
  mount(http, handOver, async ({ params, body, work }) => {
    const application = await work.lockCase(params.reference);
    const people = await handOverCase(work, application, body);
    return describe(work, application, people);
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
    return describe(work, application);
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

/** Whoever is named by `@` hears of it. The same again, as from a button that was pressed twice, is no other note. */
async function write(
  work: DeskWork,
  application: Application,
  { text, people }: Pick<CaseNotes, 'people'> & { readonly text: string },
): Promise<void> {
  const { store, person, now, unit } = work;
  const key = keyOf(application);
  const before = await readAll(store, key);
  const last = before.at(-1);
  if (last?.text === text && last.personId === person.id) return;
  work.addDetails({ letters: text.length });
  await addNote(store, key, { n: before.length + 1, text, personId: person.id, at: now });
  const mentioned = people.filter(({ name }) => text.includes(`@${name}`));
  await notifyDesk(unit, key, 'mentioned', { to: mentioned.map(({ id }) => id), by: person.id });
}

async function readPeople({ store, partner }: DeskWork): Promise<CaseNotes['people']> {
  const colleagues = await readColleagues(store, partner.id);
  return colleagues
    .filter(({ roles }) => mayDo(roles, 'read-case'))
    .map(({ id, name, roles }) => ({ id, name, is_officer: mayDo(roles, 'assign') }));
}

/** To whom cases can be handed, by their ids. */
export async function readOfficers(work: DeskWork): Promise<ReadonlySet<string>> {
  const people = await readPeople(work);
  return new Set(people.filter(({ is_officer }) => is_officer).map(({ id }) => id));
}

async function describe(
  work: DeskWork,
  application: Application,
  known?: CaseNotes['people'],
): Promise<CaseNotes> {
  const people = known ?? (await readPeople(work));
  const notes = await readAll(work.store, keyOf(application));
  const names = await readNames(
    work,
    notes.map(({ personId }) => personId),
  );
  const watch = await work.trx
    .selectFrom('case_watch')
    .select('person_id')
    .where('partner_id', '=', application.partner_id)
    .where('application_id', '=', application.id)
    .where('person_id', '=', work.person.id)
    .executeTakeFirst();
  return {
    notes: notes.map(({ n, text, personId, at }) => ({
      n,
      text,
      who: names.get(personId) ?? null,
      at: at.toISOString(),
    })),
    people: people.filter(({ id }) => id !== work.person.id),
    is_watched: watch !== undefined,
  };
}
