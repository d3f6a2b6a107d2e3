import { newOwner } from '@ndp/flows/application/duties/handover.ts';
import { text } from '@ndp/flows/fields.ts';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { officeHandover } from '../handover-answer.ts';
import { ofCase } from './case-path.ts';

/** Longest reason of the office, in characters. */
export const longestHandoverReason = 500;

export const nameNewOwner = call('POST /cases/:reference/new-owner', {
  summary:
    'Names the new owner for one who cannot, who is asked by mail to take the duties over; whoever was named before is asked no more',
  permission: 'name-new-owner',
  params: ofCase,
  body: z.extend(newOwner, { reason: text(longestHandoverReason) }),
  answer: officeHandover,
});
