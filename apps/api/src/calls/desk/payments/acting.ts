import { readNames } from '../case-rows.ts';
import type { DeskWork } from '../desk-work.ts';

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
