import { mpec } from '@ndp/domain/programs/mpec.ts';
import type { Visit } from '../routing/visit.ts';
import { sampleConfig } from './sample-config.ts';

/** A page that is shown, for what stands on it. */
export const sampleVisit: Visit = {
  turn: 1,
  pathname: '/application/welcome-page',
  search: '',
  hash: '',
  params: {},
  site: { config: sampleConfig, program: mpec },
  entered: undefined,
};
