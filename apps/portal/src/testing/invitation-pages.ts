import { link, ofCase, type PlainPage, sent } from './plain-pages.ts';

const page = `/additional-data/helper/${link}`;
const unsent = { consent: null, status: 'in_completion' };
const helper = { name: 'Piotr', email: 'piotr@example.pl', signed_as: 'Żaneta Łącka' };
const invited = { ...helper, state: 'invited', invited_at: '2026-11-20T10:00:00Z' };

/** The page on which an applicant invites somebody to help, before and after. */
export const invitationPages: readonly PlainPage[] = [
  {
    page,
    reads: sent({ ...unsent, helper: null }),
    acts: [
      [{ invite: '', ...helper }, ofCase('helper').replace('POST', 'PUT'), helper],
      [{ invite: '', name: 'Piotr' }, 'shows signed_as'],
    ],
  },
  {
    page,
    reads: sent({ ...unsent, helper: invited }),
    acts: [
      [{ helper_link: '' }, ofCase('helper/link')],
      [{ dismiss: '' }, 'shows dismiss_sure'],
      [{ dismiss_sure: '' }, ofCase('helper/dismissal')],
    ],
  },
];
