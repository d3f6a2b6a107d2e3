import * as z from 'zod/mini';
import { email, text } from '../../fields.ts';

/** Longest name of a new owner, in characters. */
export const longestOwnerName = 60;

/** To whom the duties are handed over with the house. */
export const newOwner = z.strictObject({ name: text(longestOwnerName, 2), email: email() });

/** By what a new owner confirms to take them over. */
export const takeOver = z.strictObject({ typed_name: text(longestOwnerName, 2) });
