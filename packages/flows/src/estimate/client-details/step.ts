import * as z from 'zod/mini';
import { email, phone, text, ticked } from '../../fields.ts';
import { getsNoQuote } from '../audiences.ts';

/** Shortest and longest name, in characters. */
export const shortestName = 2;
export const longestName = 30;

export const clientDetails = {
  id: 'client-details',
  path: 'client-details',
  when: getsNoQuote,
  schema: z.object({
    building_name: text(longestName, shortestName),
    first_name: text(longestName, shortestName),
    last_name: text(longestName, shortestName),
    phone_number: phone(),
    email: email(),
    gdpr_consent: ticked('consent'),
  }),
} as const;
