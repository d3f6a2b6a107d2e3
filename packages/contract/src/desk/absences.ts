import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ofPartner } from './case-path.ts';

/** How far ahead the last day of a absence may lie, days. */
export const mostAbsentDays = 365;

const day = z.iso.date('date').check(z.regex(/^20/, 'date'));
const officer = z.object({ id: z.string(), name: z.string(), is_me: z.boolean() });

const absences = z.object({
  /** Not over yet, the first one first; both days included. */
  absences: z.array(
    z.object({
      person: officer,
      substitute: officer,
      from: z.string(),
      until: z.string(),
      is_now: z.boolean(),
    }),
  ),
  /** Who may be away, and stand in. */
  officers: z.array(officer),
});
export type AbsencesAnswer = z.infer<typeof absences>;

export const readAbsences = call('GET /absences', {
  summary: 'Who is away, and who stands in',
  permission: 'read-absences',
  params: ofPartner,
  answer: absences,
});

export const setSubstitute = call('POST /absences', {
  summary: 'An officer stands in for another between two Polish days; only administrators say so for others',
  permission: 'set-substitute',
  params: ofPartner,
  body: z.strictObject({ person: z.uuid(), substitute: z.uuid(), from: day, until: day }),
  answer: absences,
});

export const endAbsence = call('POST /absences/end', {
  summary: 'Ends a absence before its day; only administrators do for others',
  permission: 'set-substitute',
  params: ofPartner,
  body: z.strictObject({ person: z.uuid() }),
  answer: absences,
});
