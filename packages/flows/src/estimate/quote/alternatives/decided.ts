import type { NewSource } from '@ndp/domain/subsidy/reference-table.ts';

/** Who takes a type knows it: nothing is assumed any more, and the plain questions follow from it. */
export const decided = {
  is_sub_type_assumed: undefined,
  heat_from: undefined,
  driven_by: undefined,
  gas_process: undefined,
} as const;

/** In a form without script: the source that is chosen, and the button that keeps it. */
export const triedField = 'tried_source';
export const keepField = 'keep_source';

/** A source as a form names it. Pure. */
export const triedAs = ({ heat_source, heat_source_variant }: NewSource): string =>
  `${heat_source}-${heat_source_variant}`;
