import * as z from 'zod/mini';
import { email, phone, shortName, ticked } from '../../fields.ts';
import { getsNoQuote } from '../audiences.ts';

export const clientDetails = {
  id: 'client-details',
  path: 'client-details',
  when: getsNoQuote,
  schema: z.object({
    building_name: shortName(),
    first_name: shortName(),
    last_name: shortName(),
    phone_number: phone(),
    email: email(),
    gdpr_consent: ticked('consent'),
  }),
} as const;
