import { applicationStatuses } from '@ndp/domain/workflow/statuses.ts';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ofCase, ofPartner } from './case-path.ts';
import { hash, reason } from './money-fields.ts';

export const exportCase = call('POST /cases/:reference/case-file', {
  summary:
    'The whole case as one ZIP with a manifest under the organiser’s seal; the reason and the manifest’s hash stay in the audit trail',
  permission: 'export-case',
  isLong: true,
  params: ofCase,
  /** Notes are internal: they go out only where somebody says so. */
  body: z.strictObject({ reason, with_notes: z.boolean() }),
  answer: { mediaTypes: ['application/zip'] },
});

/** Cases of the largest population a sample is drawn of, and of the largest sample. */
export const mostInPopulation = 50_000;
export const mostDrawn = 500;

const day = z.iso.date('date').check(z.regex(/^20/, 'date'));
/** Of which cases how many are drawn, and by which seed. */
export const wantedSample = z
  .strictObject({
    program: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,63}$/))),
    /** Cases that came to one of these, whatever came of them later, */
    statuses: z.array(z.enum(applicationStatuses)).check(z.minLength(1), z.maxLength(30)),
    /** from the first to the last of these days. */
    from: day,
    to: day,
    size: z.int().check(z.minimum(1), z.maximum(mostDrawn)),
    seed: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  })
  .check(z.refine(({ from, to }) => from <= to, { error: 'days_reversed', path: ['to'] }));
export type WantedSample = z.infer<typeof wantedSample>;

const sampleAnswer = z.object({
  /** How many cases it is drawn of, and the hash of the list of them. */
  count: z.int(),
  sha256: hash,
  /** References, the one drawn first at the top. */
  drawn: z.array(z.string()),
  /** All that is needed to draw again, as a file of JSON. */
  file: z.object({ name: z.string(), json: z.string() }),
});
export type Sample = z.infer<typeof sampleAnswer>;

export const drawSample = call('POST /samples', {
  summary:
    'Cases drawn by a seed, so that anybody draws the same from the list of all; the audit trail keeps seed, size and the hash of the list',
  permission: 'draw-sample',
  isLong: true,
  params: ofPartner,
  body: wantedSample,
  answer: sampleAnswer,
});
