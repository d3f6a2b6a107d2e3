import { lockApplication, lockApplications } from '../../../cases/store/applications.ts';
import { NotHere } from '../../../features/desk/refusals.ts';
import type { HoldCase } from '../../../features/payments/batches.ts';
import type { HoldCases } from '../../../features/payments/orders.ts';
import { readNames } from '../case-rows.ts';
import type { DeskWork } from '../desk-work.ts';

/** How the cases of several payments are locked. */
export function lockOfCases({ store, partner }: DeskWork): HoldCase {
  return async (id) => {
    const application = await lockApplication(store, partner.id, id);
    if (!application) throw new NotHere();
    return application;
  };
}

/** How they are locked all at once. */
export function lockOfAll({ store, partner }: DeskWork): HoldCases {
  return (ids) => lockApplications(store, partner.id, ids);
}

/** The programme that is paid for at this desk. */
export function programOf({ partner }: Pick<DeskWork, 'partner'>) {
  return { partnerId: partner.id, programId: partner.program_id };
}

/** What people are called who had a part in payments; on the server they have the names they gave there. */
export async function readActorNames(
  work: DeskWork,
  actors: readonly (string | null)[],
): Promise<(actor: string) => string> {
  const names = await readNames(
    work,
    actors.flatMap((actor) => (actor === null || actor.startsWith('server:') ? [] : [actor])),
  );
  return (actor) => names.get(actor) ?? actor.replace(/^server:/, '');
}
