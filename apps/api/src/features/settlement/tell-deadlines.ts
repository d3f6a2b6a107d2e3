import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { deadlinesOf } from '@ndp/domain/deadlines.ts';
import { dutyDays } from '@ndp/domain/duties.ts';
import { waitsForCorrection } from '@ndp/domain/workflow/correction-round.ts';
import { agreedTerms } from '../../cases/program/agreed-terms.ts';
import { programOf } from '../../cases/program/case-program.ts';
import { polishDay } from '../../platform/clock.ts';
import type { Application, Partner } from '../../platform/database/schema/tables.ts';

interface DatedApplication {
  readonly application: Application;
  readonly partner: Pick<Partner, 'program_id' | 'versionOf'>;
}

/** The last day of each duty of a case that was finished on this day, `YYYY-MM-DD`. */
export function dutyDaysOf(
  { application, partner }: DatedApplication,
  completedOn: string | null,
): ReturnType<typeof dutyDays> {
  const year = yearOf({ application, partner });
  return dutyDays({ completedOn, year }, agreedTerms({ application, partner }));
}

/** The programme's year of the agreement. */
function yearOf({ application, partner }: DatedApplication): number {
  return application.quote?.explanation.programme_year ?? programOf(application, partner).year;
}

/** The last days of a case as it stands. */
export function tellDeadlines(
  { application, partner }: DatedApplication,
  { signing, payment, corrections }: Pick<ApplicationAnswer, 'signing' | 'payment' | 'corrections'>,
): ApplicationAnswer['deadlines'] {
  const { status, project } = application;
  const dated = {
    status,
    correctionUntil: waitsForCorrection(status)
      ? (corrections.find(({ state }) => state === 'sent')?.due_on ?? null)
      : null,
    signUntil: signing && !signing.is_held ? polishDay(new Date(signing.deadline)) : null,
    concludedOn: payment?.earliest_completion ?? null,
    paymentDueOn: payment?.due_on ?? null,
    isConsumer: project.variant === 'home',
    completedOn: payment?.requested?.completion_date ?? null,
    year: yearOf({ application, partner }),
  };
  return [...deadlinesOf(dated, agreedTerms({ application, partner }))];
}
