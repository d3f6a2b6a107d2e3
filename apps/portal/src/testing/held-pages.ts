import { ofCase, overview, type PlainPage, sent } from './plain-pages.ts';

const held = {
  // What a refusal is answered with.
  status: 'declined',
  ...{ reference: 'NDP-2026-7KQ4', language: 'pl', organiser: 'MPEC', until: '2026-12-21' },
  duties: [
    { kind: 'registration', day: '2026-12-04', done_on: null, note: '' },
    { kind: 'durability', day: '2031-11-20', done_on: '2026-11-21', note: 'Działa' },
  ],
};
const page = '/grant/duties/S3CRET';
const of = (what: string) => `POST /held_duties/S3CRET/${what}`;

/** The page of a new owner before and after the duties are taken over, and that of an owner who has named one. */
export const heldPages: readonly PlainPage[] = [
  {
    page,
    reads: {
      '/held_duties/S3CRET': { ...held, state: 'named', taken_on: null, running: [], can_answer: false },
    },
    acts: [
      [{ take_over: '', typed_name: 'Adam Nowy' }, of('acceptance'), { typed_name: 'Adam Nowy' }],
      [{ take_over: '', typed_name: '' }, 'shows typed_name'],
      [{ decline: '' }, 'shows decline_sure'],
      [{ decline_sure: '' }, of('refusal')],
    ],
  },
  {
    page,
    reads: {
      '/held_duties/S3CRET': {
        ...{ ...held, state: 'taken', taken_on: '2026-11-20', can_answer: true },
        running: [{ year: 2027, asked_on: '2027-11-20', answer: null, answered_on: null }],
      },
    },
    acts: [
      [
        { duty_done: '', duty: 'registration', duty_note: 'Nr 18' },
        of('duties/registration'),
        { is_done: true },
      ],
      [{ duty_undone: 'durability' }, of('duties/durability'), { is_done: false }],
      [{ running: 'yes', running_year: '2027' }, of('running'), { year: 2027, answer: 'yes' }],
    ],
  },
  {
    page: overview,
    byScript: 1,
    reads: sent({
      ...{ status: 'paid', signing: null, co_owners: [], may_be_under_way: false },
      ...{
        can_be_corrected: false,
        can_be_withdrawn: false,
        deadlines: [{ kind: 'durability', day: '2031-11-20' }],
      },
      duty_handover: {
        ...{ state: 'named', name: 'Adam Nowy', email: 'adam@example.pl' },
        ...{ named_on: '2026-11-21', until: '2026-12-21', answered_on: null },
      },
      actions: ['mark-duty', 'hand-over-duties'],
    }),
    acts: [
      [{ take_handover_back: '' }, ofCase('duty_handover/withdrawal')],
      [{ duty_done: '', duty: 'durability', duty_note: '' }, ofCase('duties/durability')],
      [{ message: 'Kiedy?' }, ofCase('messages')],
    ],
  },
];
