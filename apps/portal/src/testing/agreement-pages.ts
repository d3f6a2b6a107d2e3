import { ofCase, overview, type PlainPage, sent, wanted } from './plain-pages.ts';

const moment = '2026-11-20T10:00:00Z';

/** Where the applicant makes the link that shows the agreement, and the page it opens. */
export const agreementPages: readonly PlainPage[] = [
  {
    page: overview,
    byScript: 1,
    reads: sent({
      ...{ status: 'contract_signed', co_owners: [], may_be_under_way: false, can_be_withdrawn: false },
      ...{ can_be_corrected: false, signing: null, deadlines: [] },
      agreement_link: { token: 'SH0WN', expires_at: moment },
    }),
    acts: [
      [{ show_agreement: '' }, ofCase('agreement_link')],
      [{ hide_agreement: '' }, ofCase('agreement_link/withdrawal')],
      [{ message: 'Kiedy?' }, ofCase('messages')],
      wanted,
    ],
  },
  {
    page: '/grant/agreement/S3CRET',
    reads: {
      '/shown_agreements/S3CRET': {
        ...{ organiser: 'MPEC', up_to: 3833, since: '2026-11-01', finish_by: '2027-06-30' },
        ...{ is_settling: false, as_of: moment, expires_at: moment },
      },
    },
    acts: [],
  },
];
