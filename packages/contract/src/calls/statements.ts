import { programStatements } from '@ndp/domain/programs/program.ts';
import * as z from 'zod/mini';
import { call } from '../call.ts';

export const getStatement = call('GET /partners/statement', {
  summary: 'A document of a programme in the words of one of its versions, with its placeholders',
  query: z.strictObject({
    program: z.string().check(z.regex(/^[a-z0-9-]{1,63}$/)),
    version: z.string().check(z.regex(/^[1-9]\d{0,5}$/)),
    name: z.enum(programStatements),
  }),
  answer: z.object({ pl: z.string(), en: z.string() }),
});
