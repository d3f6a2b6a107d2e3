import * as z from 'zod/mini';
import { call } from '../call.ts';
import { byApplication } from '../link.ts';
import { applicationAnswer } from './application.ts';

export const writeMessage = call('POST /applications/:token/:id/messages', {
  summary: 'Writes to the office about an application that was sent; the same again changes nothing',
  ...byApplication,
  body: z.strictObject({
    text: z
      .string({ error: 'required' })
      .check(z.trim(), z.minLength(1, 'required'), z.maxLength(2000, 'too_long')),
  }),
  answer: applicationAnswer,
});
