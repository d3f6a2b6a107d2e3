import { projectDraftFields } from '@ndp/flows/estimate/project-answers.ts';
import { keyOf } from '../../cases/case-key.ts';
import type { Opened } from '../../cases/link/open-by-link.ts';
import { requireApplication } from '../../cases/require-application.ts';
import { draftsRemoval, readDrafts, writeDraft } from '../../cases/section-drafts.ts';
import { polishDay } from '../../platform/clock.ts';
import { writeTogether } from '../../platform/database/one-statement.ts';
import type { Unit } from '../../platform/unit.ts';
import { canProjectBeCorrected, requireInTime } from './correction.ts';
import type { Typing } from './keep-draft.ts';
import { CorrectionClosed, DraftChanged } from './refusals.ts';

/**
 * Keeps what is typed to correct the project of an application whose row is held until its amount is accepted, or to
 * plan a measured one until it is planned. It is asked by no schema and counts for nothing. What no step asks is not kept; where nothing is left, the correction was
 * given up.
 *
 * @returns the version of the draft; 0: none is kept
 * @throws {OnlyCallback} it is a request to be called back
 * @throws {TooLateToSend} it could not be sent any more
 * @throws {CorrectionClosed} it is being decided on, or somebody has signed
 * @throws {DraftChanged} another window has kept, stored or given up something this one has not seen
 */
export async function keepProjectDraft(
  unit: Unit,
  { application, partner }: Opened,
  { typed, version: seen }: Pick<Typing, 'typed' | 'version'>,
): Promise<number> {
  requireApplication(application);
  const today = polishDay(unit.now);
  requireInTime({ application, partner }, today);
  if (!(await canProjectBeCorrected(unit.db, { application, partner }, today)))
    throw new CorrectionClosed('processed');
  const key = keyOf(application);
  const { project: kept } = await readDrafts(unit, key);
  if ((kept?.version ?? 0) !== seen) {
    throw new DraftChanged(kept ? { typed: kept.typed, version: kept.version } : null);
  }
  const asked = projectDraftFields.filter((field) => typed[field] !== undefined);
  if (asked.length === 0) {
    await writeTogether(unit.db, [draftsRemoval(unit.db, key, 'project')]);
    return 0;
  }
  const version = seen + 1;
  const answers = Object.fromEntries(asked.map((field) => [field, typed[field]]));
  await writeDraft(unit, key, 'project', { typed: answers, version, keptAt: unit.now, preparedAt: null });
  return version;
}
