import type { PaperFormAnswer } from '@ndp/contract/desk/paper-entries.ts';
import { portalProgram } from '@ndp/domain/programs/program.ts';
import { takesEstimates } from '@ndp/domain/programs/timetable.ts';
import { type Language, say } from '@ndp/flows/message.ts';
import { formatDate } from '@ndp/flows/numbers.ts';
import { whyNotNow } from '../../cases/facts/require-action.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { addLink } from '../../cases/links/links.ts';
import type { OpenedApplication } from '../../cases/links/open-by-link.ts';
import { moveTo } from '../../cases/status/move-status.ts';
import { reasons } from '../../cases/status/reason-messages.ts';
import { changeClient } from '../../cases/store/applications.ts';
import { insertPaperEntry, markAcknowledged } from '../../cases/store/paper-entries.ts';
import { findRepetition } from '../../cases/store/repetitions.ts';
import { paperEntered } from '../../mail/emails/paper-entered.ts';
import { promiseLink } from '../../mail/outbox/promise.ts';
import { polishDay } from '../../platform/clock.ts';
import type { Application, Partner, SectionData } from '../../platform/database/schema/tables.ts';
import { liftSuppression } from '../../platform/mail/suppressions.ts';
import { type PhaseContext, phaseOf } from '../../platform/partners/program-standing.ts';
import type { Unit } from '../../platform/unit.ts';
import { calculateAnswers } from './corrected-project.ts';
import { refuseNothing } from './estimate.ts';
import { NoNewCases, PaperFromTheFuture } from './refusals.ts';
import { hashOf, insertSubmission, type Submission } from './submission.ts';

/** A form on paper as the office enters it; days are Polish ones, `YYYY-MM-DD`. */
interface PaperForm extends Pick<Submission, 'email' | 'client'> {
  readonly variant: string;
  /** Of the estimate's questions about the project, under their names on the wire. */
  readonly answers: SectionData;
  readonly cameOn: string;
  readonly language: Language;
  /** Who enters it at the desk. */
  readonly person: { readonly id: string; readonly name: string };
}

/** What a form is entered by: the programme as its pages know it, and whether it takes new cases today. */
export function readPaperForm(context: PhaseContext, partner: Partner): PaperFormAnswer {
  const program_content = { ...portalProgram(partner.program) };
  return { program_content, is_open: takesNewCases(context, partner) };
}

function takesNewCases(context: PhaseContext, partner: Partner): boolean {
  return takesEstimates(phaseOf(context, partner).state);
}

/**
 * Enters a case from a form on paper and promises its link to the applicant's address. Nothing is agreed to for the
 * applicant, and no secret is told to the office. The same form within ten minutes is entered once.
 *
 * @returns its reference number
 * @throws {NoNewCases} {PaperFromTheFuture} {BodyRefused} {FieldsRefused} an answer is not accepted, or nothing is to be paid
 */
export async function enterPaper(
  unit: Unit,
  { context, partner }: { readonly context: PhaseContext; readonly partner: Partner },
  { cameOn, language, person, email, client, variant, answers }: PaperForm,
): Promise<string> {
  if (!takesNewCases(context, partner)) throw new NoNewCases();
  if (cameOn > polishDay(unit.now)) throw new PaperFromTheFuture();
  const estimate = calculateAnswers(answers, variant, partner.program, polishDay(unit.now));
  refuseNothing(estimate.quote.quote);
  const submission = { kind: 'estimate', email, client, ...estimate } as const;
  const payloadHash = hashOf(unit, partner, submission);
  const known = await findRepetition(unit, partner.id, payloadHash);
  if (known) return known.reference;
  const reason = say(reasons.from_paper, language, { day: formatDate(cameOn, language) });
  const cause = { actor: 'operator', name: person.name, reason } as const;
  const { answer, recipient } = await insertSubmission(
    unit,
    partner,
    { language, cause },
    { ...submission, payloadHash },
  );
  const { partnerId, applicationId, cipher } = recipient;
  const key = { partnerId, applicationId, cipher };
  await insertPaperEntry(unit, key, { cameOn, personId: person.id });
  await liftSuppression(unit, email);
  const notMe = await addLink(unit, { ...key, purpose: 'not_me' });
  await promiseLink(unit, { ...key, mail: paperEntered, payload: { email, language, notMe, cameOn } });
  return answer.reference;
}

/** The applicant has read how personal data are processed, so the address counts as verified; harmless when repeated. */
export async function acknowledgePaper(
  unit: Unit,
  { application, partner }: OpenedApplication,
): Promise<Application> {
  if (await whyNotNow(unit, { application, partner }, 'acknowledge')) return application;
  await markAcknowledged(unit, keyOf(application));
  const known = await changeClient(unit, application, { ...application.client, gdpr_consent: true });
  return known.status === 'submitted' ? moveTo(unit, known, 'verified') : known;
}
