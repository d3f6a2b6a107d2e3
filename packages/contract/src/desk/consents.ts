import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ofCase } from './case-path.ts';

export const readConsents = call('GET /cases/:reference/consents', {
  summary:
    'What was agreed to, word for word as it was shown then, and whether it fits the texts that are kept',
  permission: 'read-case',
  params: ofCase,
  answer: z.object({
    /** Oldest revision first. */
    consents: z.array(
      z.object({
        name: z.string(),
        /** Null: no sentence of this version is stored. */
        text: z.nullable(z.string()),
        at: z.string(),
        revision: z.int(),
        /** A later correction takes back what was given before. */
        is_standing: z.boolean(),
        /** Whether sentence and documents have the hashes that were stored with the consent. */
        does_fit: z.boolean(),
        /** Version null: none that is stored has this hash. */
        documents: z.array(z.object({ name: z.string(), version: z.nullable(z.string()) })),
      }),
    ),
  }),
});
