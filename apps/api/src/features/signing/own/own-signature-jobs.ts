import { readOwnSignature } from './read-own-signature.ts';

/** The jobs of the thread that reads signatures made elsewhere. */
export const ownSignatureJobs = { readOwnSignature };
