import type { HelperSection } from '@ndp/flows/application/helping/fields.ts';
import { isForHelper, shownToHelper } from '@ndp/flows/application/helping/fields.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { changeHelper } from '../../cases/people/invited-helper.ts';
import { notePreparation } from '../../cases/store/audit-fields.ts';
import { readDrafts, type SectionDraft, writeDraft } from '../../cases/store/section-drafts.ts';
import { readSections, type SavedSection } from '../../cases/store/sections.ts';
import type { SectionData } from '../../platform/database/schema/tables.ts';
import { FieldsRefused } from '../../platform/http/refusals.ts';
import type { Unit } from '../../platform/unit.ts';
import type { Typing } from './keep-draft.ts';
import type { OpenedHelping } from './open-helping.ts';
import { DraftChanged } from './refusals.ts';

interface Preparing extends Typing {
  readonly section: HelperSection;
}

/**
 * Keeps what a helper types in a section of an application whose row is held, beside what only the applicant types
 * there. It counts for nothing until the applicant saves the section; that a helper did it is noted at once.
 *
 * @returns the version of the draft
 * @throws {FieldsRefused} a field that is not the helper's
 * @throws {DraftChanged} somebody has kept or saved something this window has not seen
 */
export async function prepareSection(
  unit: Unit,
  { application, helper }: OpenedHelping,
  { section, typed, ...seen }: Preparing,
): Promise<number> {
  const key = keyOf(application);
  requireOwnFields(section, typed);
  const draft = (await readDrafts(unit, key))[section];
  const saved = (await readSections(unit, key))[section];
  requireSeen(section, seen, { kept: draft, saved });
  const before = draft?.typed ?? saved?.data ?? {};
  const version = seen.version + 1;
  const whole = { ...withoutHelpers(section, draft?.typed ?? {}), ...typed };
  await writeDraft(unit, key, section, { typed: whole, version, savedAt: unit.now, preparedAt: unit.now });
  const changed = changedFields(before, typed);
  if (changed.length > 0) await notePreparation(unit.db, key, section, changed);
  if (helper.state === 'handed_over') await changeHelper(unit, key, 'invited');
  return version;
}

function requireOwnFields(section: HelperSection, typed: SectionData): void {
  const others = Object.keys(typed).filter((field) => !isForHelper(section, field));
  if (others.length === 0) return;
  throw new FieldsRefused(
    ...others.map((field) => ({
      loc: ['body', 'typed', field.slice(0, 100)],
      problem: 'unknown_field' as const,
    })),
  );
}

interface SectionState {
  readonly kept: SectionDraft | undefined;
  readonly saved: SavedSection | undefined;
}

/** A section the applicant saved meanwhile is shown as a draft nobody has kept yet. */
function requireSeen(
  section: HelperSection,
  { version, revision }: Pick<Typing, 'version' | 'revision'>,
  { kept: draft, saved }: SectionState,
): void {
  if ((draft?.version ?? 0) === version && (saved?.revision ?? 0) <= revision) return;
  const current = draft ?? (saved && { typed: saved.data, version: 0 });
  throw new DraftChanged(
    current ? { typed: shownToHelper(section, current.typed), version: current.version } : null,
  );
}

/** What only the applicant types stays as it was. */
function withoutHelpers(section: HelperSection, typed: SectionData): SectionData {
  return Object.fromEntries(Object.entries(typed).filter(([field]) => !isForHelper(section, field)));
}

function changedFields(before: SectionData, typed: SectionData): string[] {
  return Object.keys(typed)
    .filter((field) => (before[field] ?? null) !== (typed[field] ?? null))
    .sort();
}
