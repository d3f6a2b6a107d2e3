import { homeOwner, signsAlone } from '@ndp/personas/personas.ts';
import { applicationWith, sampleId as id } from './sample-application.ts';
import { quotes } from './sample-quotes.ts';
import { waitingToSign } from './sample-signing.ts';

export const link = `${id}/S3CRET`;

export interface PlainPage {
  readonly page: string;
  /** What the API answers to reading it, by a part of the call. */
  readonly reads: Readonly<Record<string, object>>;
  /** What every button of the page sends, with what is typed beside it, and the call that is made of it. */
  /** How many buttons do what only script can: printing. */
  readonly byScript?: number;
  readonly acts: readonly (readonly [sent: Readonly<Record<string, string>>, call: string, body?: object])[];
}

const mailed = { reference: 'NDP-2026-7KQ4', language: 'pl', organiser: 'MPEC' };
const request = {
  ...{
    ...mailed,
    summary_hash: 'ab',
    given: null,
    closed: null,
    is_signed: false,
    expires_at: '2099-01-01T00:00:00Z',
  },
  summary: {
    ...{ applicant: 'Żaneta Łącka', building_address: 'Balice 1', existing_heat_source: 'coal', quote: 3833 },
    ...{ heat_source: 'heat_pump', heat_source_variant: 4, planned_completion_date: '2027-01-01' },
  },
};
const given = { answer: 'agree', answered_at: '2026-11-20T10:00:00Z' };
const agreed = { answer: 'agree', typed_name: 'Zofia Wrona', summary_hash: 'ab', reason: '' };
const newLink = [
  { new_link: '', email: 'ewa@example.pl' },
  'POST /applications/new_link',
  { email: 'ewa@example.pl' },
] as const;
const paper = {
  ...{ paper: 'agreement', title: 'Umowa', file_name: 'umowa.pdf', bytes: 3, signed_hash: 'ab' },
  signed_at: given.answered_at,
};
const kept = {
  ...{ ...mailed, kind: 'estimate', retention: 'draft', kept_until: '2027-02-20', can_be_erased: true },
};

const { project } = applicationWith({}) as { readonly project: object };
const unplanned = { ...project, planned_completion_date: null };
const { consent, client_info } = homeOwner.sections;
const coOwner = { ...client_info, ...signsAlone, email: null, building_name: null, client_type: 'co_owner' };
const zofia = {
  ...{ id: 'z', name: 'Zofia Wrona', email: 'zofia@example.pl', state: 'waiting' },
  ...{ answered_at: null, reason: null },
};
const item = { sentence: null, words: 'Nieczytelny.', answer: '', is_changed: false, is_cancelled: false };
const proposed = { field: 'iban_number', now: null, proposed: { value: 'PL 1' }, is_accepted: false };
const round = {
  ...{ round: 1, state: 'sent', due_on: '2026-12-10' },
  items: [
    { ...item, place: 'settlement.iban_number', proposal: proposed },
    { ...item, place: 'building_info.*', answer: 'Jest.' },
  ],
};
export const settling = {
  ...{ kinds: [{ kind: 'invoice', is_required: true }], documents: [], is_open: true, requested: null },
  ...{ earliest_completion: '2026-11-01', latest_completion: '2027-06-30', due_on: null, paid: null },
};
const invoice = {
  ...{ id: 'f', kind: 'invoice', file_name: 'faktura.pdf', bytes: 9, media_type: 'application/pdf' },
  ...{ uploaded_at: given.answered_at, hash: 'f' },
};
export const balice = (id: string) => ({
  ...{ id, name: 'Balice', kind: 'wieś' },
  ...{ province: 'małopolskie', county: 'krakowski', community: 'Zabierzów' },
});
const townless = {
  ...{ consent: null, status: 'in_completion', building_address: null },
  ...{ co_owners: [], may_be_under_way: false },
  project: { ...project, province: null, county: null, community: null, city: null },
};
/** The application as it stands after it was sent. */
export const sent = (more: object = {}) => ({
  [`/applications/S3CRET/${id}`]: applicationWith({
    ...{ consent, status: 'contract_sent', can_be_corrected: true, co_owners: [zofia] },
    ...{ client: coOwner, signing: waitingToSign },
    may_be_under_way: true,
    deadlines: [{ kind: 'signing', day: '2026-12-10' }],
    ...more,
  }),
});
export const ofCase = (end: string) => `POST /applications/S3CRET/${id}/${end}`;
export const overview = `/additional-data/overview/${link}`;
const texted = `PUT /applications/S3CRET/${id}/text_messages`;
export const wanted = [{ text_messages: 'yes' }, texted, { wanted: true }] as const;
const withdrawal = [{ withdraw: '' }, ofCase('withdrawal')] as const;

/** Every page behind a link, with whatever can be done on it. */
export const plainPages: readonly PlainPage[] = [
  { page: '/error?code=INVALID_TOKEN', reads: {}, acts: [newLink] },
  { page: '/error?code=NEW_LINK', reads: {}, acts: [newLink] },
  {
    page: '/grant/notices/S3CRET',
    reads: { '/notices/S3CRET': { ...mailed, state: 'asked' } },
    acts: [
      [{ state: 'confirmed' }, 'POST /notices/S3CRET', { state: 'confirmed' }],
      [{ state: 'stopped' }, 'POST /notices/S3CRET', { state: 'stopped' }],
    ],
  },
  {
    page: '/grant/opening/S3CRET',
    reads: {
      '/opening/S3CRET': { ...mailed, email: 'e@example.pl', state: 'asked', kept_until: '2027-01-01' },
    },
    acts: [
      [{ state: 'confirmed' }, 'POST /opening/S3CRET', { state: 'confirmed' }],
      [{ state: 'erased' }, 'POST /opening/S3CRET', { state: 'erased' }],
    ],
  },
  {
    page: `/grant/not-me/${link}`,
    reads: { [`/not_me/S3CRET/${id}`]: mailed },
    acts: [[{ erase: '' }, `POST /not_me/S3CRET/${id}`]],
  },
  {
    page: `/additional-data/applicant/${link}`,
    byScript: 1,
    reads: { [`/applications/S3CRET/${id}`]: applicationWith({ status: 'submitted', co_owners: [] }) },
    acts: [[{ confirm: '' }, ofCase('confirmation')]],
  },
  {
    page: '/grant/co-owner/S3CRET',
    reads: { '/co_owner_requests/S3CRET': request },
    acts: [[{ answer_request: '', ...agreed }, 'POST /co_owner_requests/S3CRET/answer', { answer: 'agree' }]],
  },
  {
    page: '/grant/co-owner/S3CRET',
    reads: { '/co_owner_requests/S3CRET': { ...request, given } },
    acts: [[{ change: '' }, 'shows typed_name']],
  },
  {
    page: `/grant/papers/${link}`,
    reads: { [`/papers/S3CRET/${id}`]: { ...mailed, papers: [paper] } },
    acts: [
      [{ open_file: 'agreement' }, 'gives umowa.pdf'],
      [{ save_file: 'agreement' }, 'gives umowa.pdf'],
    ],
  },
  {
    page: `/additional-data/your-data/${link}`,
    reads: { '/personal_data': kept },
    acts: [
      [{ download: '' }, 'gives NDP-2026-7KQ4.json'],
      [{ ask_erase: '' }, 'shows erase'],
      [{ erase: '' }, `POST /applications/S3CRET/${id}/erasure`],
    ],
  },
  {
    page: overview,
    byScript: 1,
    reads: sent(),
    acts: [
      ...[newLink, withdrawal],
      [{ remind: '' }, ofCase('signing_reminder')],
      wanted,
      [{ message: 'Kiedy?' }, ofCase('messages'), { text: 'Kiedy?' }],
      [{ offer: '', offer_device: 'A', offer_price: '9', nothing_ordered: 'on' }, ofCase('offers')],
      [{ correct: 'settlement' }, 'shows correct_sure'],
      [{ correct_sure: 'settlement' }, ofCase('corrections'), { section: 'settlement' }],
      [{ remind_co_owner: 'z' }, ofCase('co_owners/z/reminder')],
      [{ remove_co_owner: 'z' }, ofCase('co_owners').replace('POST', 'PUT'), { co_owners: [] }],
      [
        { add_co_owner: '', co_owner_name: 'Adam Łoś', co_owner_email: 'adam@example.pl' },
        ofCase('co_owners').replace('POST', 'PUT'),
        {
          co_owners: [
            { name: 'Zofia Wrona', email: 'zofia@example.pl' },
            { name: 'Adam Łoś', email: 'adam@example.pl' },
          ],
        },
      ],
    ],
  },
  {
    page: overview,
    byScript: 1,
    reads: sent({
      status: 'correction_requested',
      corrections: [round],
      payment: { ...settling, is_open: false },
    }),
    acts: [
      newLink,
      withdrawal,
      [{ send_papers: '' }, ofCase('papers_link')],
      wanted,
      [{ correct: 'settlement' }, ofCase('corrections'), { section: 'settlement' }],
      [{ correct_item: 'settlement iban_number' }, ofCase('corrections'), { section: 'settlement' }],
      [
        { accept_item: 'settlement.iban_number' },
        ofCase('correction_acceptance'),
        { place: 'settlement.iban_number', round: 1 },
      ],
      [
        { keep_words: '', 'words-settlement-iban_number': 'Tak jest.' },
        ofCase('correction_words'),
        { place: 'settlement.iban_number', words: 'Tak jest.' },
      ],
      [{ message: 'Kiedy?' }, ofCase('messages')],
      [{ remind_co_owner: 'z' }, ofCase('co_owners/z/reminder')],
      [{ remove_co_owner: 'z' }, ofCase('co_owners').replace('POST', 'PUT')],
      [{ add_co_owner: '' }, 'shows co_owner_name'],
    ],
  },
  {
    page: overview,
    byScript: 1,
    reads: sent({
      ...{ status: 'correction_requested', co_owners: [], may_be_under_way: false, can_be_withdrawn: false },
      corrections: [{ ...round, items: [{ ...item, place: 'settlement.iban_number', answer: 'Jest.' }] }],
    }),
    acts: [
      [{ answer_correction: '' }, ofCase('correction_answer')],
      wanted,
      [{ keep_words: '' }, 'shows keep_words'],
      [{ correct_item: 'settlement' }, ofCase('corrections')],
      [{ correct: 'settlement' }, ofCase('corrections')],
      [{ message: 'Kiedy?' }, ofCase('messages')],
      [{ add_co_owner: '' }, 'shows co_owner_name'],
    ],
  },
  {
    page: `/additional-data/payment/${link}`,
    reads: sent({ status: 'contract_signed', payment: { ...settling, documents: [invoice] } }),
    acts: [
      [
        { send_documents: '', document_invoice: 'faktura.pdf' },
        `${ofCase('settlement_documents')}?kind=invoice&name=faktura.pdf`,
      ],
      [{ open_document: 'f' }, 'gives'],
      [{ ask_remove: 'f' }, 'shows remove_document'],
      [{ remove_document: 'f' }, ofCase('settlement_documents/f/removal')],
      [
        { completion_date: '2026-11-20', heater_model_name: 'Wicher 9', consent_payment: 'on' },
        'shows payment_sure',
      ],
      [
        {
          ...{ completion_date: '2026-11-20', heater_model_name: 'Wicher 9', consent_payment: 'on' },
          payment_sure: '',
        },
        ofCase('payment_application'),
        { completion_date: '2026-11-20', heater_model_name: 'Wicher 9' },
      ],
      [
        { completion_date: '2026-11-20', heater_model_name: 'Wicher 9', payment_back: '' },
        'shows document_invoice',
      ],
      [{ completion_date: '2026-11-20', heater_model_name: '' }, 'shows heater_model_name'],
    ],
  },
  {
    page: `/additional-data/project/built-year/${link}?from=overview`,
    reads: {
      '/project/quote': quotes,
      ...sent({ project: { ...project, heater_installer_name: 'Ciepły Kąt' } }),
    },
    acts: [
      [{ construction_year: 'between_2003_2007' }, 'shows accept'],
      [{ accept: '4100', construction_year: 'between_2003_2007' }, ofCase('project').replace('POST', 'PUT')],
    ],
  },
  {
    page: `/additional-data/building-address/${link}`,
    reads: { '/cities': { items: [balice('1'), balice('2')] }, ...sent(townless) },
    acts: [
      [{ search_town: '', city: 'Balice' }, 'shows town'],
      [{ by_lists: '', city: 'Nigdzie' }, 'shows province'],
    ],
  },
  {
    page: `/additional-data/planning/${link}`,
    reads: sent({ consent: null, measured_at: given.answered_at, project: unplanned }),
    acts: [[{ heater_model_name: 'Wicher 9' }, 'shows planned_completion_date']],
  },
  {
    page: `/additional-data/call-back/${link}`,
    reads: sent({
      kind: 'callback',
      status: 'submitted',
      consent: null,
      call_by: '2026-12-01',
      confirmed_at: null,
    }),
    acts: [withdrawal, [{ confirm: '' }, ofCase('confirmation')]],
  },
];
