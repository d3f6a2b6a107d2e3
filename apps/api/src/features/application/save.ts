import { isDeepStrictEqual } from 'node:util';
import { whyNot } from '@ndp/domain/case/may.ts';
import type { SectionName } from '@ndp/flows/application/application.flow.ts';
import type { Language } from '@ndp/flows/message.ts';
import { readFacts } from '../../cases/facts/read-facts.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import type { OpenedApplication } from '../../cases/links/open-by-link.ts';
import { moveTo } from '../../cases/status/move-status.ts';
import { nameFields } from '../../cases/store/audit-fields.ts';
import { SectionChanged } from '../../cases/store/refusals.ts';
import { requireApplication } from '../../cases/store/require-application.ts';
import { removeDrafts } from '../../cases/store/section-drafts.ts';
import { readSections, type SavedSection, writeSection } from '../../cases/store/sections.ts';
import type { Application, SectionData } from '../../platform/database/schema/tables.ts';
import type { Statements } from '../../platform/statements.ts';
import type { Unit } from '../../platform/unit.ts';
import { AlreadySubmitted, TooLateToSend } from './refusals.ts';
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
  { partner, application }: OpenedApplication,
  statements: Statements,
  saving: Saving,
): Promise<Application> {
  const { section } = saving;
  const { db, now } = unit;
  requireApplication(application);
  const facts = await readFacts(unit, { application, partner });
  const why = whyNot('fill-in', facts);
  if (why === 'status' && section !== 'consent') throw new AlreadySubmitted();
  const steps = stepsOf(application, now);
  const step = stepOf(steps, section);
  const data = validate(step, saving.body);
  const key = keyOf(application);
  const saved = await readSections(unit, key);
  if (saved[section] && isSameData(saved[section].data, data)) {
    await removeDrafts(db, key, section);
    return application;
  }
  if (why === 'status') throw new AlreadySubmitted();
  if (why) throw new TooLateToSend(facts.lastSendDay);
  requirePlan(application);
  requireEarlier(steps, step, saved);
  if (isNewer(section === 'consent' ? application : saved[section], saving)) throw new SectionChanged();
  const written = { data, revision: application.revision + 1, savedAt: now };
  await removeDrafts(db, key, section);
  await nameFields(db, section, changedFields(saved[section], data));
  await writeSection(unit, key, section, written);
  if (section === 'client_info') await keepSecondAddress(unit, application, data);
  const isLast = areAllComplete(steps, { ...saved, [section]: written });
  const moved = await moveTo(unit, application, isLast ? 'completed' : 'in_completion');
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
