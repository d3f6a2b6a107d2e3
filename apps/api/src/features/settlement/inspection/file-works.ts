import { drawInvoice } from '@ndp/documents/invoice.ts';
import { findInPicture, findLink } from './find-code.ts';
import { inspectFile } from './inspect-file.ts';
import { bandPicture, measurePicture, shrink } from './pictures.ts';

/** What is done with a file that was sent. */
export const fileWorks = {
  inspectFile,
  findLink,
  findInPicture,
  measurePicture,
  bandPicture,
  shrink,
  drawInvoice,
};
