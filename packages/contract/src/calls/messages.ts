import { mostFileBytes, mostFilesOfMessage } from '@ndp/domain/settlement/settling.ts';
import { offerFields } from '@ndp/flows/application/offer/step.ts';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { byApplication, link } from '../link.ts';
import { applicationAnswer } from './application.ts';

/** What a file is called where it comes from; only its last part is stored. */
export const fileName = z.string({ error: 'required' }).check(z.maxLength(1000, 'too_long'));
/** A UUID; zod's own pattern of it would come with the first question. */
const fileId = z.string().check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
/** Files that were uploaded for a message and not sent yet. */
export const filesOfMessage = z.optional(z.array(fileId).check(z.maxLength(mostFilesOfMessage)));
export const uploadedFile = z.object({ id: fileId });

export const writeMessage = call('POST /applications/:token/:id/messages', {
  summary: 'Writes to the office about an application that was sent; the same again changes nothing',
  ...byApplication,
  body: z.strictObject({
    text: z
      .string({ error: 'required' })
      .check(z.trim(), z.minLength(1, 'required'), z.maxLength(2000, 'too_long')),
    files: filesOfMessage,
  }),
  answer: applicationAnswer,
});

export const askAboutOffer = call('POST /applications/:token/:id/offers', {
  summary: 'Asks the office whether an installer’s offer fits, before the agreement is signed; one at a time',
  ...byApplication,
  body: z.extend(offerFields, { files: filesOfMessage }),
  answer: applicationAnswer,
});

export const uploadMessageFile = call('POST /applications/:token/:id/message_files', {
  summary:
    'Takes a file for the next message: PDF, JPEG or PNG by its content; what is not sent within a day goes',
  ...byApplication,
  query: z.object({ name: fileName }),
  body: { maxBytes: mostFileBytes },
  answer: uploadedFile,
});

export const getMessageFile = call('GET /applications/:token/:id/message_files/:file', {
  summary: 'A file of a message that was sent',
  params: z.extend(link, { file: z.string().check(z.minLength(1), z.maxLength(200)) }),
  secret: 'application',
  answer: { mediaTypes: ['application/pdf', 'image/jpeg', 'image/png'] },
});
