import * as z from 'zod/mini';
import { call } from '../call.ts';

/** An agreement as an installer or a bank sees it: no personal data, and no way to the case. */
const shownAgreement = z.object({
  /** Who runs the programme, and signed. */
  organiser: z.string(),
  /** At most so much is paid, whole złote. */
  up_to: z.int(),
  /** Works may begin since the day the agreement was signed, YYYY-MM-DD. */
  since: z.string(),
  /** The last day to finish and to send the documents, YYYY-MM-DD. */
  finish_by: z.string(),
  /** Whether the documents were sent, so that the payment is under way. */
  is_settling: z.boolean(),
  /** When this was read, ISO moment: a print of the page says how old it is. */
  as_of: z.string(),
  /** Until when the link works, ISO moment. */
  expires_at: z.string(),
});
export type ShownAgreement = z.infer<typeof shownAgreement>;

export const getShownAgreement = call('GET /shown_agreements/:token', {
  summary: 'Whether an agreement stands, up to how much and until when; reading it changes nothing',
  params: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  secret: 'agreement',
  answer: shownAgreement,
});
