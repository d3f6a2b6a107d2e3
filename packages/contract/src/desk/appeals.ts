import { refusalReasonNames } from '@ndp/flows/application/refusal/reasons.ts';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ofCase } from './case-path.ts';

/** The newest refusal of a case as the desk sees it; null: it was never refused. */
const caseAppeal = z.object({
  refusal: z.nullable(
    z.object({
      reasons: z.array(z.enum(refusalReasonNames)),
      words: z.string(),
      /** Who refused; null: somebody on the server. */
      who: z.nullable(z.string()),
      at: z.string(),
      appeal_until: z.string(),
      appeal: z.nullable(z.object({ text: z.string(), at: z.string(), answer_by: z.string() })),
      decision: z.nullable(
        z.object({
          outcome: z.enum(['upheld', 'dismissed']),
          words: z.string(),
          who: z.nullable(z.string()),
          at: z.string(),
        }),
      ),
    }),
  ),
  /** Whether the appeal waits for a decision, and for one of whoever asks. */
  waits: z.enum(['no', 'for_others', 'for_me']),
});
export type CaseAppeal = z.infer<typeof caseAppeal>;

export const readAppeal = call('GET /cases/:reference/appeal', {
  summary: 'Why the case was refused, what its applicant says against it, and what was decided',
  permission: 'read-case',
  params: ofCase,
  answer: caseAppeal,
});

export const decideAppeal = call('POST /cases/:reference/appeal', {
  summary: 'Upholds or dismisses an appeal; another person than the one who refused',
  permission: 'decide-appeal',
  params: ofCase,
  body: z.strictObject({
    outcome: z.enum(['upheld', 'dismissed']),
    reason: z.string().check(z.trim(), z.minLength(5), z.maxLength(2000)),
  }),
  answer: caseAppeal,
});
