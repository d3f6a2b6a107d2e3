import { homeOwner } from '@ndp/personas/personas.ts';
import { link, ofCase, type PlainPage, sent } from './plain-pages.ts';
import { sampleId as of } from './sample-application.ts';

const repeated = { confirm_terms: 'yes', not_sold: 'on', kept_years: 'on', own_account: 'on' };

/** The page before sending while amount and duties are not repeated, where a helper prepared a part. */
export const termsPage: PlainPage & { readonly saved: object } = {
  page: `/additional-data/check/${link}`,
  saved: { linkPage: { of, boxes: homeOwner.sections.consent } },
  reads: sent({ consent: null, status: 'in_completion', quote: 3833.5, actions: ['confirm-terms'] }),
  acts: [
    [{ ...repeated, terms_amount: '3834' }, 'shows terms_amount'],
    [
      { ...repeated, terms_amount: '3 833,50' },
      ofCase('terms'),
      { terms_amount: '3 833,50', not_sold: true },
    ],
  ],
};
