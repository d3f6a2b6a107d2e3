import * as z from 'zod/mini';

/** Why something is done about money; stored with it. */
export const reason = z.string().check(z.trim(), z.minLength(5), z.maxLength(500));

/** SHA-256, hexadecimal. */
export const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Answer of a call that has nothing to tell but that it is done. */
export const done = z.object({ done: z.literal(true) });
