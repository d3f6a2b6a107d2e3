import { link, ofCase, type PlainPage, sent } from './plain-pages.ts';

/** The first page of a case the office entered from paper. */
export const paperPage: PlainPage = {
  page: `/additional-data/paper/${link}`,
  reads: sent({
    ...{ consent: null, status: 'submitted' },
    paper: { came_on: '2026-11-12', is_acknowledged: false },
  }),
  acts: [
    [{ acknowledge: 'yes' }, 'shows acknowledge'],
    [{ acknowledge: 'yes', gdpr_consent: 'on' }, ofCase('acknowledgement'), { gdpr_consent: true }],
  ],
};
