import { lineOf } from '@ndp/domain/case/actions.ts';
import type { WalkAction } from './act.ts';
import type { Scene } from './scene.ts';

/** Reads which actions the product names to whoever is about to act; undefined: the act is no line of the table. */
export async function readNamed(act: WalkAction, scene: Scene): Promise<readonly string[] | undefined> {
  const { world, case: known } = scene;
  const action = act.action?.(scene);
  if (!action || !known) return undefined;
  const { by } = lineOf(action);
  const shown = by.includes('applicant')
    ? await world.readAsApplicant(known)
    : await world.readAtDesk(known, scene.somebody(...by));
  return shown?.actions as readonly string[] | undefined;
}
