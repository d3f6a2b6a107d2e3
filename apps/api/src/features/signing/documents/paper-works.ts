import { composeDocument } from '@ndp/documents/compose-document.ts';
import { drawRecord } from '@ndp/documents/evidence.ts';
import { prepareSeal } from '../embedded/place-seal.ts';
import { checkSignedDocument } from '../seal-check.ts';

/** What is done with whole papers: each drawn, given room for its seal, and compared once it comes back signed. */
export const paperWorks = { composeDocument, drawRecord, prepareSeal, checkSignedDocument };
