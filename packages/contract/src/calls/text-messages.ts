import * as z from 'zod/mini';
import { basePath, call } from '../call.ts';
import { link } from '../link.ts';
import { applicationAnswer } from './application.ts';

export const chooseTextMessages = call({
  method: 'PUT',
  path: `${basePath}/applications/:token/:id/text_messages`,
  summary:
    'Asks for text messages when there is something to do by a day, or takes that back; harmless when repeated',
  status: 200,
  params: link,
  secret: 'application',
  body: z.strictObject({ wanted: z.boolean() }),
  answer: applicationAnswer,
});
