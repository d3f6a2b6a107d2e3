import { drawInvoice } from '@ndp/documents/invoice.ts';
import { findCode } from './find-code.ts';
import { inspectFile } from './inspect-file.ts';
import { shrink } from './pictures.ts';

/** What is done with a file that was sent. */
export const fileWorks = { inspectFile, findCode, shrink, drawInvoice };
