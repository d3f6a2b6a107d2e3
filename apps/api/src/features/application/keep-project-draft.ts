import { projectDraftFields } from '@ndp/flows/estimate/project-answers.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import type { OpenedApplication } from '../../cases/links/open-by-link.ts';
import { requireApplication } from '../../cases/store/require-application.ts';
import { readDrafts, removeDrafts, writeDraft } from '../../cases/store/section-drafts.ts';
import type { Unit } from '../../platform/unit.ts';
import { requireCorrectable } from './correction.ts';
import type { Typing } from './keep-draft.ts';
import { DraftChanged } from './refusals.ts';

/**
 * Keeps what is typed to correct the project of an application whose row is held until its amount is accepted, or to
 * plan a measured one until it is planned. It is asked by no schema and counts for nothing. What no step asks is not kept; where nothing is left, the correction was
 * given up.
 *
 * @returns the version of the draft; 0: none is kept
 * @throws {OnlyCallback} it is a request to be called back
 * @throws {CorrectionClosed} it is being decided on, or somebody has signed
 * @throws {DraftChanged} another window has kept, stored or given up something this one has not seen
 */
export async function keepProjectDraft(
  unit: Unit,
  opened: OpenedApplication,
  { typed, version: seen }: Pick<Typing, 'typed' | 'version'>,
): Promise<number> {
  const { application } = opened;
  requireApplication(application);
  await requireCorrectable(unit, opened, 'correct-project');
  const key = keyOf(application);
  const { project: draft } = await readDrafts(unit, key);
  if ((draft?.version ?? 0) !== seen) {
    throw new DraftChanged(draft ? { typed: draft.typed, version: draft.version } : null);
  }
  const fields = projectDraftFields.filter((field) => typed[field] !== undefined);
  if (fields.length === 0) {
    await removeDrafts(unit.db, key, 'project');
    return 0;
  }
  const version = seen + 1;
  const answers = Object.fromEntries(fields.map((field) => [field, typed[field]]));
  await writeDraft(unit, key, 'project', { typed: answers, version, savedAt: unit.now, preparedAt: null });
  return version;
}
