import type { Visit } from '../routing/visit.ts';

/** A page that is shown, for what stands on it. */
export const sampleVisit: Visit = {
  turn: 1,
  pathname: '/application/welcome-page',
  search: '',
  hash: '',
  params: {},
  site: undefined,
  entered: undefined,
};
