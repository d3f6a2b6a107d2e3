import * as z from 'zod/mini';
import { positive } from '../../fields.ts';
import { notHome } from '../audiences.ts';

/** Largest area a quote is given for, m². */
export const largestArea = 1_000_000;

export const surfaceArea = {
  id: 'surface-area',
  path: 'surface-area',
  when: notHome,
  schema: z.object({ surface_area: positive(largestArea, 'enter_area', 'give_area') }),
} as const;
