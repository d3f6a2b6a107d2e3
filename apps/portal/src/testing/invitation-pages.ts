import { balice, link, ofCase, type PlainPage, sent } from './plain-pages.ts';

const page = `/additional-data/helper/${link}`;
const unsent = { consent: null, status: 'in_completion' };
const helper = { name: 'Piotr', email: 'piotr@example.pl', signed_as: 'Żaneta Łącka' };
const invited = { ...helper, state: 'invited', invited_at: '2026-11-20T10:00:00Z' };

const help = '/grant/help/S3CRET';
const helping = {
  ...{ reference: 'NDP-2026-7KQ4', language: 'pl', organiser: 'MPEC', applicant: 'Żaneta Łącka' },
  ...{ state: 'invited', variant: 'home', saved: [], revision: 3, expires_at: '2099-01-01T00:00:00Z' },
  sections: { client_info: { first_name: 'Żaneta', last_name: 'Łącka' } },
  drafts: { building_info: { typed: { land_registry_number: '1/2' }, version: 4 } },
};
/** What is prepared is answered with its version. */
const helped = { '/helping/S3CRET': { ...helping, version: 5 } };
const prepared = (section: string) => `PUT /helping/S3CRET/drafts/${section}`;
const answer = 'POST /helping/S3CRET/answer';
/** As a page of the helper is sent, upon what it showed. */
const upon = (draft: number) => ({ seen_revision: '3', seen_draft: String(draft) });

/** The page on which an applicant invites somebody to help, before and after; and the pages of whoever helps. */
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
  {
    page: help,
    reads: helped,
    acts: [
      [{ hand_over: '' }, answer, { answer: 'handed_over' }],
      [{ decline: '' }, 'shows decline_sure'],
      [{ decline_sure: '' }, answer, { answer: 'declined' }],
    ],
  },
  {
    page: `${help}/applicant`,
    reads: helped,
    acts: [
      [
        { ...upon(0), first_name: 'Żaneta', last_name: 'Łącka', phone_number: '601 100 100' },
        prepared('client_info'),
        { typed: { phone_number: '601 100 100' }, version: 0, revision: 3 },
      ],
      [{ ...upon(0), phone_number: '12' }, 'shows phone_number'],
      [{ ...upon(0), language: 'en', phone_number: '12' }, prepared('client_info')],
    ],
  },
  {
    page: `${help}/building-address`,
    reads: { '/cities': { items: [balice('1'), balice('2')] }, ...helped },
    acts: [
      [{ search_town: '', city: 'Balice' }, 'shows town'],
      [{ by_lists: '', city: 'Nigdzie' }, 'shows province'],
    ],
  },
  {
    page: `${help}/building-info`,
    reads: helped,
    acts: [
      [
        { ...upon(4), land_registry_number: '1/3' },
        prepared('building_info'),
        { typed: { land_registry_number: '1/3' }, version: 4 },
      ],
      [
        { ...upon(2), over_typed: '4', land_registry_number: '1/3' },
        prepared('building_info'),
        { version: 4 },
      ],
    ],
  },
];
