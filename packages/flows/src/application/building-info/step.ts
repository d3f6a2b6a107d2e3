import { checkLandPlot, normaliseLandPlot } from '@ndp/domain/identifiers/land-plot.ts';
import { checkLandRegister, normaliseLandRegister } from '@ndp/domain/identifiers/land-register.ts';
import * as z from 'zod/mini';
import { identifier } from '../../identifier-field.ts';

const fields = z.object({
  land_registry_number: identifier({
    normalise: normaliseLandPlot,
    check: checkLandPlot,
    problems: {
      required: 'required',
      length: 'plot_length',
      characters: 'plot_characters',
      format: 'plot_format',
    },
  }),
  mortgage_registry_number: identifier({
    normalise: normaliseLandRegister,
    check: checkLandRegister,
    problems: {
      required: 'required',
      paper: 'register_paper',
      format: 'register_format',
      zeros: 'register_zeros',
      checksum: 'register_checksum',
    },
  }),
});

export const buildingInfo = {
  id: 'building-info',
  path: 'building-info',
  when: () => true,
  section: 'building_info',
  fields,
  schema: z.object({ building_info: fields }),
} as const;
