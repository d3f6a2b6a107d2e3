import type { Program } from '@ndp/domain/programs/program.ts';
import type { Message } from '../message.ts';

/** Where a reference set is published. @source Dz.U. 2021 item 2172; Dz.U. 2025 item 1884 (consolidated) */
export const referenceJournals: Readonly<Record<Program['referenceSet'], Message>> = {
  RV2021: { pl: 'Dz.U. z 2021 r. poz. 2172', en: 'Journal of Laws 2021, item 2172' },
  RV2025: { pl: 'Dz.U. z 2025 r. poz. 1884', en: 'Journal of Laws 2025, item 1884' },
};
