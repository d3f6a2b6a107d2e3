import { isDeepStrictEqual } from 'node:util';
import { isOpen } from '@ndp/domain/workflow/statuses.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import type { OpenedApplication } from '../../cases/links/open-by-link.ts';
import { moveTo } from '../../cases/status/move-status.ts';
import { changeProject } from '../../cases/store/applications.ts';
import { noteCorrection } from '../../cases/store/audit-fields.ts';
import { SectionChanged } from '../../cases/store/refusals.ts';
import { requireApplication } from '../../cases/store/require-application.ts';
import { removeDrafts } from '../../cases/store/section-drafts.ts';
import { projectCorrected } from '../../mail/emails/project-corrected.ts';
import { promiseLink } from '../../mail/outbox/promise.ts';
import type { Application, ProjectFacts, QuoteRecord } from '../../platform/database/schema/tables.ts';
import { takeMailMoment } from '../../platform/limits/attempts.ts';
import { mailboxOf } from '../../platform/mail/mailbox-of.ts';
import type { Unit } from '../../platform/unit.ts';
import { openAgain, requireCorrectable } from './correction.ts';
import { AmountChanged } from './refusals.ts';

/** A project as its applicant wants it, with the amount the server calculates for it. */
export interface Correction {
  readonly project: ProjectFacts;
  readonly quote: QuoteRecord;
  /** The amount the applicant was shown and accepted, PLN. */
  readonly accepted: number;
  /** The revision the caller has seen; undefined: the last write wins. */
  readonly seenRevision: number | undefined;
}

/**
 * Stores a corrected project and its amount, ends what was typed of it, and opens the application again if it was sent.
 * What is stored already is not stored again, so a repetition is harmless.
 *
 * @throws {OnlyCallback} it is a request to be called back
 * @throws {CorrectionClosed} it is being decided on, or somebody has signed
 * @throws {SectionChanged} the application was changed since the caller read it
 * @throws {AmountChanged} another amount was accepted than this project has
 */
export async function correctProject(
  unit: Unit,
  opened: OpenedApplication,
  { project, quote, accepted, seenRevision }: Correction,
): Promise<Application> {
  const { application, partner } = opened;
  requireApplication(application);
  await requireCorrectable(unit, opened, 'correct-project');
  const changed = changedFields(application.project, project);
  if (changed.length === 0) {
    await removeDrafts(unit.db, keyOf(application), 'project');
    return application;
  }
  if (seenRevision !== undefined && application.revision > seenRevision) throw new SectionChanged();
  if (quote.quote !== accepted) throw new AmountChanged();
  const wasSent = !isOpen(application.status);
  await removeDrafts(unit.db, keyOf(application), 'project');
  const corrected = await changeProject(unit, application, { project, quote });
  await noteCorrection(unit.db, keyOf(application), changed);
  if (!wasSent) return moveTo(unit, corrected, isFilledIn(application) ? 'in_completion' : 'verified');
  await promiseMail(unit, application, quote.quote);
  return openAgain(unit, { application: corrected, partner });
}

const isFilledIn = ({ status }: Application) => status === 'in_completion';

function changedFields(before: ProjectFacts, after: ProjectFacts): string[] {
  const [was, becomes] = [before, after].map((facts) => JSON.parse(JSON.stringify(facts)) as ProjectFacts);
  const names = new Set([...Object.keys(was ?? {}), ...Object.keys(becomes ?? {})]);
  const factOf = (facts: ProjectFacts | undefined, name: string) => facts?.[name] ?? null;
  return [...names].filter((name) => !isDeepStrictEqual(factOf(was, name), factOf(becomes, name))).sort();
}

/** Whoever else reads the mail learns that the application waits again, and with which amount. */
async function promiseMail(unit: Unit, application: Application, amount: number): Promise<void> {
  const { email, language } = application;
  const payload = { email, language, before: application.quote?.quote ?? 0, after: amount };
  const dueAt = await takeMailMoment(unit, { receiptMails: mailboxOf(email) });
  await promiseLink(unit, { ...keyOf(application), mail: projectCorrected, payload, dueAt });
}
