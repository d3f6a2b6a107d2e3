import { toGrosze } from '@ndp/domain/money/grosze.ts';
import { type TermsInput, termsFor } from '@ndp/flows/application/terms/step.ts';
import { requireAction } from '../../cases/facts/require-action.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import type { OpenedApplication } from '../../cases/links/open-by-link.ts';
import { writeTermsConfirmation } from '../../cases/store/terms-confirmations.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { BodyRefused } from '../../platform/http/refusals.ts';
import type { Unit } from '../../platform/unit.ts';

/**
 * The applicant repeats amount and duties of an application of which a helper prepared a part.
 *
 * @throws {ActionRefused} there is nothing to repeat
 * @throws {BodyRefused} it is not the amount of the application
 */
export async function confirmTerms(
  unit: Unit,
  { application, partner }: OpenedApplication,
  body: TermsInput,
): Promise<Application> {
  await requireAction(unit, { application, partner }, 'confirm-terms');
  const amountGr = toGrosze(application.quote?.quote ?? 0);
  const typed = termsFor(amountGr).safeParse(body);
  if (!typed.success) throw new BodyRefused(typed.error.issues);
  await writeTermsConfirmation(unit, keyOf(application), amountGr);
  return application;
}
