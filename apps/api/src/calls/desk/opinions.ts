import { answerOpinion, askOpinion } from '@ndp/contract/desk/notes.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { readOwnSeats } from '../../cases/people/substitutes.ts';
import { readNotes } from '../../cases/words/case-notes.ts';
import { addOpinion, type Opinion, readOpinions, writeAnswer } from '../../cases/words/opinions.ts';
import { OpinionGiven } from '../../features/casework/refusals.ts';
import { NotHere } from '../../features/desk/refusals.ts';
import { notifyDesk } from '../../mail/notify/notify-desk.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { mount } from '../../platform/http/mount.ts';
import { addText, describeNotes, type NewNote, readPeople } from './case-notes.ts';
import type { DeskHttp } from './desk-http.ts';
import type { DeskWork } from './desk-work.ts';

/** Opinions of colleagues on a case: asked for and given in its notes. */
export function mountOpinions(http: DeskHttp): void {
  mount(http, askOpinion, async ({ params, body, work }) => {
    const application = await work.lockCase(params.reference);
    const people = await readPeople(work);
    await ask(work, application, { ...body, people });
    return describeNotes(work, application, people);
  });
  mount(http, answerOpinion, async ({ params, body, work }) => {
    const application = await work.lockCase(params.reference);
    await answer(work, application, { n: Number(params.n), ...body });
    return describeNotes(work, application);
  });
}

/**
 * Asks somebody who may read the case for an opinion, in a note; they are told, and whoever stands in for them.
 *
 * @throws {NotHere} whoever is asked may not read the case, or asks themselves
 */
async function ask(
  work: DeskWork,
  application: Application,
  { of, text, people }: NewNote & { readonly of: string },
): Promise<void> {
  const { unit, person } = work;
  if (of === person.id || people.every(({ id }) => id !== of)) throw new NotHere();
  const key = keyOf(application);
  work.addDetails({ to: of });
  const last = (await readNotes(work.store, key)).at(-1);
  const isAgain = last?.text === text && last.personId === person.id;
  const before = (await readOpinions(unit.db, key)).find(({ n }) => isAgain && n === last.n);
  if (before?.askedOf === of) return;
  const n = await addText(work, application, { text, people });
  await addOpinion(unit, key, { n, askedBy: person.id, askedOf: of });
  await notifyDesk(unit, key, 'opinion_asked', { to: [of], by: person.id });
}

interface Answer extends Pick<Opinion, 'n' | 'verdict'> {
  readonly text: string;
}

/**
 * Answers what a note asks, in a note; whoever asked is told.
 *
 * @throws {NotHere} the note asks for no opinion of whoever answers, nor of somebody they stand in for
 * @throws {OpinionGiven} it is answered
 */
async function answer(work: DeskWork, application: Application, { n, text, verdict }: Answer): Promise<void> {
  const { unit, person, partner } = work;
  const key = keyOf(application);
  const opinion = (await readOpinions(unit.db, key)).find((each) => each.n === n);
  const seats = await readOwnSeats(unit, { partnerId: partner.id, personId: person.id });
  if (!opinion || !seats.includes(opinion.askedOf)) throw new NotHere();
  if (opinion.answerN !== null) throw new OpinionGiven();
  if (verdict !== null) work.addDetails({ verdict });
  const answerN = await addText(work, application, { text, people: await readPeople(work) });
  await writeAnswer(unit, key, { n, answerN, verdict });
  await notifyDesk(unit, key, 'opinion_given', { to: [opinion.askedBy], by: person.id });
}
