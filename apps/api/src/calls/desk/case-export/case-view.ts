import type { DeskWork } from '../desk-work.ts';

/** A case while it is read for its case file, in one view of the database and in Polish. */
export type CaseView = Pick<DeskWork, 'trx' | 'unit' | 'store' | 'partner' | 'language' | 'now'>;
