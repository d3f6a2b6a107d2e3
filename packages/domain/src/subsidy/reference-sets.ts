import type { Program } from '../programs/program.ts';
import type { ReferenceSet } from './reference-table.ts';
import { rv2021 } from './tables/rv2021.ts';
import { rv2025 } from './tables/rv2025.ts';

/** Every edition a programme's regulations can have been filed with. */
export const referenceSets: Readonly<Record<Program['referenceSet'], ReferenceSet>> = {
  RV2021: rv2021,
  RV2025: rv2025,
};
