import { isDeepStrictEqual } from 'node:util';
import { isOpen } from '@ndp/domain/workflow/statuses.ts';
import type { SectionName } from '@ndp/flows/application/application.flow.ts';
import type { Language } from '@ndp/flows/message.ts';
import { namingFields } from '../../cases/audit-fields.ts';
import { keyOf } from '../../cases/case-key.ts';
import type { Opened } from '../../cases/link/open-by-link.ts';
import { SectionChanged } from '../../cases/refusals.ts';
import { requireApplication } from '../../cases/require-application.ts';
import { searchWrites } from '../../cases/search-tokens.ts';
import { draftsRemoval } from '../../cases/section-drafts.ts';
import { readSections, type SavedSection, sectionWrite } from '../../cases/sections.ts';
import { moveTo } from '../../cases/status/progress.ts';
import { traitWrites } from '../../cases/traits.ts';
import { polishDay } from '../../platform/clock.ts';
import { atOnce } from '../../platform/database/at-once.ts';
import { writeTogether } from '../../platform/database/one-statement.ts';
import type { Application, SectionData } from '../../platform/database/schema/tables.ts';
import type { Statements } from '../../platform/statements.ts';
import type { Unit } from '../../platform/unit.ts';
import { requireInTime } from './correction.ts';
import { AlreadySubmitted } from './refusals.ts';
import { keepSecondAddress } from './second-address.ts';
import {
  areAllComplete,
  isSameData,
  requireEarlier,
  requirePlan,
  stepOf,
  stepsOf,
  validate,
} from './steps.ts';
import { submit } from './submit.ts';

/** What an applicant asks to be saved. */
export interface Saving {
  readonly section: SectionName;
  readonly body: unknown;
  /** The revision the caller has seen; undefined: the last write wins. */
  readonly seenRevision: number | undefined;
  readonly language: Language;
}

/**
 * Saves one section of an application whose row is held, and completes the application with the last one. What is
 * saved already is not saved again, so a repetition is harmless.
 *
 * @throws {OnlyCallback} it is a request to be called back
 * @throws {AlreadySubmitted} the application was sent
 * @throws {TooLateToSend} the last day to send it has passed
 * @throws {BodyRefused} the step does not accept the section
 * @throws {StepMissing} an earlier step is not complete, or the plan of a measured project is missing
 * @throws {SectionChanged} somebody saved this section since the caller read it, or, for the consents, changed anything
 */
export async function save(
  unit: Unit,
  { partner, application }: Opened,
  statements: Statements,
  saving: Saving,
): Promise<Application> {
  const { section } = saving;
  const { db, now } = unit;
  requireApplication(application);
  if (!isOpen(application.status) && section !== 'consent') throw new AlreadySubmitted();
  const steps = stepsOf(application, now);
  const step = stepOf(steps, section);
  const data = validate(step, saving.body);
  const key = keyOf(application);
  const saved = await readSections(unit, key);
  const typed = draftsRemoval(db, key, section);
  if (saved[section] && isSameData(saved[section].data, data)) {
    await writeTogether(db, [typed]);
    return application;
  }
  if (!isOpen(application.status)) throw new AlreadySubmitted();
  requireInTime({ application, partner }, polishDay(now));
  requirePlan(application);
  requireEarlier(steps, step, saved);
  if (isNewer(section === 'consent' ? application : saved[section], saving)) throw new SectionChanged();
  const written = { data, revision: application.revision + 1, savedAt: now };
  const writes = [
    typed,
    sectionWrite(db, key, section, written),
    ...traitWrites(unit, key, section, data),
    ...searchWrites(unit, key, section, data),
  ];
  const fields = changedFields(saved[section], data);
  const isLast = areAllComplete(steps, { ...saved, [section]: written });
  const move = async (next: Unit) => {
    if (section === 'client_info') await keepSecondAddress(next, application, data);
    return moveTo(next, application, isLast ? 'completed' : 'in_completion');
  };
  const { moved } = await atOnce(db, (trx) => ({
    written: writeTogether(trx, writes, [namingFields(section, fields)]),
    moved: move({ ...unit, db: trx }),
  }));
  if (!isLast) return moved;
  return submit(unit, { partner, application: moved }, statements, { data, language: saving.language });
}

function changedFields(saved: SavedSection | undefined, data: SectionData): string[] {
  const names = new Set([...Object.keys(saved?.data ?? {}), ...Object.keys(data)]);
  return [...names].filter((name) => !isDeepStrictEqual(saved?.data[name], data[name])).sort();
}

/** A section is compared with itself; the consents speak of everything, so with the whole application. */
function isNewer(saved: { readonly revision: number } | undefined, { seenRevision }: Saving): boolean {
  return saved !== undefined && seenRevision !== undefined && saved.revision > seenRevision;
}
