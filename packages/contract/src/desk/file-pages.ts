import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ofCase } from './case-path.ts';

/** How wide a page can be asked for, px: as a screen shows it, enlarged, and for small print. */
export const pageWidths = ['900', '1600', '2400'] as const;

const ofFile = z.extend(ofCase, { file: z.uuid() });

export const readFilePages = call('GET /cases/:reference/files/:file/pages', {
  summary: 'Opens a file to look at its pages: how many there are, and the mark they are asked for with',
  permission: 'read-file',
  params: ofFile,
  answer: z.object({ count: z.number(), look: z.string() }),
});

export const readFilePage = call('GET /cases/:reference/files/:file/pages/:page', {
  summary: 'One page as a picture, for whoever has opened the file in this session',
  permission: 'read-file',
  params: z.extend(ofFile, { page: z.string().check(z.regex(/^[1-9]\d{0,2}$/)) }),
  query: z.object({ look: z.string().check(z.regex(/^[\w-]{43}$/)), width: z.enum(pageWidths) }),
  answer: { mediaTypes: ['image/jpeg'] },
});
