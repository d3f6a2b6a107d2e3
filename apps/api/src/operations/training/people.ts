import type { DeskRole } from '@ndp/contract/permissions.ts';
import { knowPerson, notePerson } from '../../features/desk/people.ts';
import { giveRole } from '../../features/desk/roles.ts';
import { beginSession, endSessionsOf } from '../../features/desk/sessions.ts';
import type { CoreContext } from '../../platform/context.ts';
import { type Ask, atDesk, type TrainingSites } from './asking.ts';

/** Made-up people of a training partner's desk, by their role. No issuer vouches for them, so nobody logs in as one. */
const names = {
  officer: 'Szkolenie: urzędnik',
  approver: 'Szkolenie: zatwierdzający',
  administrator: 'Szkolenie: administrator',
} as const satisfies Partial<Record<DeskRole, string>>;
type TrainingRole = keyof typeof names;

/** Somebody at the desk. */
interface Colleague {
  readonly id: string;
  readonly ask: Ask;
}
export type Colleagues = Readonly<Record<TrainingRole, Colleague>>;

/** Has the made-up people work at the desk of a partner, each with a session that ends with the work. */
export async function withColleagues<Result>(
  context: CoreContext,
  sites: TrainingSites,
  partnerId: string,
  work: (people: Colleagues) => Promise<Result>,
): Promise<Result> {
  const seat = async (role: TrainingRole): Promise<Colleague> => {
    const now = context.clock();
    const { id } = await knowPerson(context, { issuer: 'training', subject: `${partnerId} ${role}` }, now);
    await notePerson(context, { id }, { name: names[role], email: null }, now);
    await giveRole(context.db, { partnerId, personId: id, role }, now);
    const session = await beginSession(context, id, { factor: 'training' }, now);
    return { id, ask: atDesk(sites, context, partnerId, session) };
  };
  const people = {
    officer: await seat('officer'),
    approver: await seat('approver'),
    administrator: await seat('administrator'),
  };
  try {
    return await work(people);
  } finally {
    for (const { id } of Object.values(people)) await endSessionsOf(context.db, id);
  }
}
