import { messageTopics, offerAnswers } from '@ndp/domain/case/offer.ts';
import { mostFileBytes } from '@ndp/domain/settlement/settling.ts';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { messageFile } from '../calls/application.ts';
import { fileName, filesOfMessage, uploadedFile } from '../calls/messages.ts';
import { ofCase } from './case-path.ts';

/** What office and applicant wrote to each other, oldest first. */
const caseMessages = z.object({
  messages: z.array(
    z.object({
      n: z.int(),
      text: z.string(),
      at: z.string(),
      /** Who wrote it at the desk; null: the applicant. */
      who: z.nullable(z.string()),
      files: z.array(messageFile),
      /** Where it is about an offer, and by which Polish day the office promised to answer. */
      topic: z.nullable(z.enum(messageTopics)),
      answer_by: z.nullable(z.string()),
    }),
  ),
  /** Whether a message would reach the applicant now. */
  is_writable: z.boolean(),
});
export type CaseMessages = z.infer<typeof caseMessages>;

export const readCaseMessages = call('GET /cases/:reference/messages', {
  summary: 'What office and applicant wrote to each other',
  permission: 'read-case',
  params: ofCase,
  answer: caseMessages,
});

export const writeToApplicant = call('POST /cases/:reference/messages', {
  summary: 'Writes to the applicant, who is mailed that there is a message, not what it says',
  permission: 'write-message',
  params: ofCase,
  body: z.strictObject({
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)),
    files: filesOfMessage,
    /** What is found of the offer that waits. */
    offer: z.optional(z.enum(offerAnswers)),
    /** Whether it asks about a duty that is late, or a source that has stopped. */
    asks_about_duty: z.optional(z.literal(true)),
  }),
  answer: caseMessages,
});

export const uploadCaseMessageFile = call('POST /cases/:reference/message-files', {
  summary:
    'Takes a file for one’s next message: PDF, JPEG or PNG by its content; what is not sent within a day goes',
  permission: 'write-message',
  params: ofCase,
  query: z.object({ name: fileName }),
  body: { maxBytes: mostFileBytes },
  answer: uploadedFile,
});
