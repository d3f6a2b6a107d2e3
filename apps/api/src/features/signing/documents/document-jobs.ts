import { drawCaseFile } from '@ndp/documents/case-file.ts';
import { composeDocument } from '@ndp/documents/compose-document.ts';
import { drawRecord } from '@ndp/documents/evidence.ts';
import { prepareSeal } from '../seal/place-seal.ts';
import { checkSignedDocument } from '../seal/seal-check.ts';

/** The jobs that work on whole documents: draw, prepare the seal, check the signed file. */
export const documentJobs = { composeDocument, drawRecord, drawCaseFile, prepareSeal, checkSignedDocument };
