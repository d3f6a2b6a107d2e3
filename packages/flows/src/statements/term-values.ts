import { lastDaysOf } from '@ndp/domain/programs/last-days.ts';
import type { ProgramTerms } from '@ndp/domain/programs/terms.ts';
import { recordsDay, settlementDay } from '@ndp/domain/retention/records.ts';
import { formatDate } from '../figures.ts';
import type { Language } from '../message.ts';
import type { StatementValues } from './fill.ts';

/** Days and periods of a programme's year, as statements and documents alike print them. */
export function termValues(terms: ProgramTerms, year: number, language: Language): StatementValues {
  const { days, weeks, years } = terms;
  const { send, sign } = lastDaysOf(terms);
  const day = (date: string) => formatDate(date, language);
  const numbers = {
    signingDays: days.signing,
    withdrawalDays: days.withdrawal,
    complaintDays: days.complaint,
    explanationDays: days.explanation,
    repaymentDays: days.repayment,
    inspectionDays: days.inspection,
    registrationDays: days.registration,
    worksDays: days.works,
    paymentWeeks: weeks.payment,
    durabilityYears: years.durability,
    keepingYears: years.keeping,
    year,
  };
  return {
    ...Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, String(number)])),
    firstDay: day(terms.firstDay),
    lastDay: day(terms.lastDay),
    lastSendDay: day(send),
    lastSignDay: day(sign),
    settlementDay: day(settlementDay(year)),
    recordsDay: day(recordsDay(year, years)),
  };
}
