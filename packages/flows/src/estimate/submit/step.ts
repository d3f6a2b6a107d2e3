import * as z from 'zod/mini';
import { email } from '../../fields.ts';
import { getsAQuote } from '../audiences.ts';

export const submit = {
  id: 'submit',
  path: 'submit',
  when: getsAQuote,
  schema: z.object({ email: email() }),
} as const;
