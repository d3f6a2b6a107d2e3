import type { CaseNotes } from '@ndp/contract/desk/notes.ts';
import { mayDo } from '@ndp/contract/permissions.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { readOwnSeats } from '../../cases/people/substitutes.ts';
import { addNote, readNotes } from '../../cases/words/case-notes.ts';
import { type Opinion, readOpinions } from '../../cases/words/opinions.ts';
import { readColleagues } from '../../features/desk/roles.ts';
import { notifyDesk } from '../../mail/notify/notify-desk.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { readNames } from './case-rows.ts';
import type { DeskWork } from './desk-work.ts';

/** A note as it is written; the people who may read it. */
export interface NewNote extends Pick<CaseNotes, 'people'> {
  readonly text: string;
}

/** Adds a note, and returns its number. Whoever it names by `@` hears of it. */
export async function addText(
  { store, person, now, unit, addDetails }: DeskWork,
  application: Application,
  { text, people }: NewNote,
): Promise<number> {
  const key = keyOf(application);
  const n = (await readNotes(store, key)).length + 1;
  addDetails({ letters: text.length });
  await addNote(store, key, { n, text, personId: person.id, at: now });
  const mentioned = people.filter(({ name }) => text.includes(`@${name}`));
  await notifyDesk(unit, key, 'mentioned', { to: mentioned.map(({ id }) => id), by: person.id });
  return n;
}

/** Who may read the cases of the partner. */
export async function readPeople({ store, partner }: DeskWork): Promise<CaseNotes['people']> {
  const colleagues = await readColleagues(store, partner.id);
  return colleagues
    .filter(({ roles }) => mayDo(roles, 'read-case'))
    .map(({ id, name, roles }) => ({ id, name, is_officer: mayDo(roles, 'assign') }));
}

/** The notes of a case as whoever asks may read them, and who follows it. @param known the people who may, where they were read */
export async function describeNotes(
  work: DeskWork,
  application: Application,
  known?: CaseNotes['people'],
): Promise<CaseNotes> {
  const people = known ?? (await readPeople(work));
  const key = keyOf(application);
  const notes = await readNotes(work.store, key);
  const opinions = await readOpinions(work.trx, key);
  const seats = await readOwnSeats(work.unit, { partnerId: work.partner.id, personId: work.person.id });
  const names = await readNames(work, [
    ...notes.map(({ personId }) => personId),
    ...opinions.map(({ askedOf }) => askedOf),
  ]);
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
      ...describeOpinion(n, { opinions, names, seats }),
    })),
    people: people.filter(({ id }) => id !== work.person.id),
    is_watched: watch !== undefined,
  };
}

/** Whose opinion a note asks for, or what the opinion it gives comes to. */
function describeOpinion(
  n: number,
  {
    opinions,
    names,
    seats,
  }: {
    readonly opinions: readonly Opinion[];
    readonly names: ReadonlyMap<string, string>;
    readonly seats: readonly string[];
  },
): Pick<CaseNotes['notes'][number], 'asks' | 'verdict'> {
  const asked = opinions.find((each) => each.n === n);
  const given = opinions.find((each) => each.answerN === n);
  const isAnswered = asked?.answerN != null;
  return {
    asks: asked
      ? {
          whom: names.get(asked.askedOf) ?? '–',
          is_answered: isAnswered,
          can_answer: !isAnswered && seats.includes(asked.askedOf),
        }
      : null,
    ...(given && { verdict: given.verdict }),
  };
}
