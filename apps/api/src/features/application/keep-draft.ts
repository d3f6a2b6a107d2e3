import { isOpen } from '@ndp/domain/workflow/statuses.ts';
import type { SectionName, SectionStep } from '@ndp/flows/application/application.flow.ts';
import { fieldsOf } from '@ndp/flows/schema-fields.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { requireApplication } from '../../cases/store/require-application.ts';
import { readDrafts, writeDraft } from '../../cases/store/section-drafts.ts';
import { readSections } from '../../cases/store/sections.ts';
import type { Application, SectionData } from '../../platform/database/schema/tables.ts';
import type { Unit } from '../../platform/unit.ts';
import { AlreadySubmitted, DraftChanged } from './refusals.ts';
import { stepOf, stepsOf } from './steps.ts';

/** What a window has typed, and what it has seen. */
export interface Typing {
  readonly section: SectionName;
  readonly typed: SectionData;
  /** Of the draft this window kept or was shown last; 0: none. */
  readonly version: number;
  /** Of the application when the window began. */
  readonly revision: number;
}

/**
 * Keeps what is typed in a section of an application whose row is held. It is asked by no schema and counts for
 * nothing: neither the section nor its step is any more complete by it.
 *
 * @returns the version of the draft
 * @throws {OnlyCallback} it is a request to be called back
 * @throws {AlreadySubmitted} nothing is filled in any more
 * @throws {DraftChanged} another window has kept or saved something this one has not seen
 */
export async function keepDraft(unit: Unit, application: Application, typing: Typing): Promise<number> {
  requireApplication(application);
  if (!isOpen(application.status)) throw new AlreadySubmitted();
  const { section } = typing;
  const key = keyOf(application);
  const draft = (await readDrafts(unit, key))[section];
  const saved = (await readSections(unit, key))[section];
  if ((draft?.version ?? 0) !== typing.version || (saved?.revision ?? 0) > typing.revision) {
    throw new DraftChanged(draft ? { typed: draft.typed, version: draft.version } : null);
  }
  const version = typing.version + 1;
  const typed = onlyAsked(stepOf(stepsOf(application, unit.now), section), typing.typed);
  const preparedAt = draft?.preparedAt ?? null;
  await writeDraft(unit, key, section, { typed, version, savedAt: unit.now, preparedAt });
  return version;
}

/** What the section does not ask is not kept. */
function onlyAsked({ fields, screenFields }: SectionStep, typed: SectionData): SectionData {
  const allowed = fieldsOf(screenFields ?? fields);
  return Object.fromEntries(Object.entries(typed).filter(([field]) => Object.hasOwn(allowed, field)));
}
