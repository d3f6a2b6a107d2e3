import { polishDay } from '../../platform/clock.ts';
import { paperForm } from '../desk/paper-form.ts';
import type { World } from './world.ts';

/** A form of today, of somebody who had none before. */
export function formOfToday(world: World) {
  return { ...paperForm, email: world.nextEmail(), came_on: polishDay(world.now) };
}

/** Walks on with a case that was entered from paper; its applicant knows no link yet. */
export async function rememberPaperCase(world: World, reference: unknown, email: string): Promise<void> {
  const { id } = await world.api.context.db
    .selectFrom('application')
    .select('id')
    .where('reference', '=', String(reference))
    .executeTakeFirstOrThrow();
  world.cases.push({ id, email, token: '', signing: '', coOwner: '', helper: '', duties: '', account: '' });
}
