import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ofCase } from './case-path.ts';
import { reason } from './money-fields.ts';

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
