import { ofCase, overview, type PlainPage, sent, settling, wanted } from './plain-pages.ts';

/** An application that was refused, which is appealed against. */
export const refusedPage: PlainPage = {
  page: overview,
  byScript: 1,
  reads: sent({
    ...{
      status: 'rejected',
      actions: ['appeal'],
      signing: null,
      can_be_corrected: false,
      can_be_withdrawn: false,
      co_owners: [],
    },
    ...{ can_correct_project: false, may_be_under_way: false },
    refusal: {
      ...{ reasons: ['begun_before'], words: '', refused_on: '2026-11-21', appeal_until: '2026-12-05' },
      ...{ appeal: null, decision: null },
    },
  }),
  acts: [
    [{ appeal: 'W maju był pomiar.' }, ofCase('appeal'), { text: 'W maju był pomiar.' }],
    [{ message: 'Kiedy?' }, ofCase('messages')],
  ],
};

/** Less is to be paid than agreed, which can be explained. */
export const heardPage: PlainPage = {
  byScript: 1,
  page: overview,
  reads: sent({
    ...{ status: 'settlement_review', actions: ['answer-hearing'], signing: null, deadlines: [] },
    ...{ can_be_corrected: false, can_be_withdrawn: false, co_owners: [], can_correct_project: false },
    ...{
      hearing: {
        amount_gr: 300_000,
        agreed_gr: 383_300,
        reason: 'Faktura.',
        answer_by: '2026-12-07',
        answer: null,
      },
    },
    may_be_under_way: false,
  }),
  acts: [
    wanted,
    [{ show_agreement: '' }, ofCase('agreement_link')],
    [{ explanation: 'Zgadzam się.' }, ofCase('explanation'), { text: 'Zgadzam się.' }],
    [{ message: 'Kiedy?' }, ofCase('messages')],
  ],
};

const adam = { name: 'Adam Nowy', email: 'adam@example.pl' };

/** A case that was paid, whose duties go on. */
export const paidPage: PlainPage = {
  page: overview,
  byScript: 1,
  reads: sent({
    ...{ status: 'paid', signing: null, co_owners: [], may_be_under_way: false },
    ...{ can_be_corrected: false, can_be_withdrawn: false, payment: { ...settling, is_open: false } },
    deadlines: [
      { kind: 'registration', day: '2026-12-04' },
      { kind: 'durability', day: '2031-11-20' },
    ],
    done_duties: [{ kind: 'durability', done_on: '2026-11-21', note: '' }],
    running: [{ year: 2027, asked_on: '2027-11-20', answer: null, answered_on: null }],
    actions: ['mark-duty', 'answer-running', 'hand-over-duties'],
  }),
  acts: [
    [
      { duty_done: '', duty: 'registration', duty_note: 'Nr 17' },
      ofCase('duties/registration'),
      { is_done: true, note: 'Nr 17' },
    ],
    [{ hand_over_duties: '', ...adam }, ofCase('duty_handover'), adam],
    [{ duty_undone: 'durability' }, ofCase('duties/durability'), { is_done: false, note: '' }],
    [{ running: 'gone', running_year: '2027' }, ofCase('running'), { year: 2027, answer: 'gone' }],
    [{ send_papers: '' }, ofCase('papers_link')],
    [{ message: 'Kiedy?' }, ofCase('messages')],
  ],
};
