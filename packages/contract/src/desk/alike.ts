import * as z from 'zod/mini';

/** Other cases that share a photograph or a serial number: numbers of the partner's own, and whether another partner has one. */
export const alike = z.object({ references: z.array(z.string()), is_elsewhere: z.boolean() });
