import * as z from 'zod/mini';
import { call } from '../call.ts';
import { byApplication } from '../link.ts';
import { applicationAnswer } from './application.ts';

export const chooseTextMessages = call('PUT /applications/:token/:id/text_messages', {
  summary:
    'Asks for text messages when there is something to do by a day, or takes that back; harmless when repeated',
  ...byApplication,
  body: z.strictObject({ wanted: z.boolean() }),
  answer: applicationAnswer,
});
