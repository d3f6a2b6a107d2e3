import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import type { PapersAnswer } from '@ndp/contract/calls/papers.ts';
import type { SigningAnswer } from '@ndp/contract/calls/signing.ts';

/** An invented applicant's request to sign. */
export const sampleSigning: SigningAnswer = {
  reference: 'NDP-2026-7KQ4',
  signer_name: 'Żaneta Łącka-Ćwik',
  signer_kind: 'person',
  joint: null,
  is_held: false,
  unanswered_co_owners: 0,
  language: 'pl',
  organiser: 'Miejskie Przedsiębiorstwo Energetyki Cieplnej S.A.',
  quote: 3833,
  deadline: '2099-12-04T11:30:00.000Z',
  statement: {
    version: '2',
    declarations: {
      content_known: 'Treść każdego z tych dokumentów jest mi znana.',
      my_signature:
        'Wpisanie imienia i nazwiska oraz kodu z wiadomości e-mail jest moim podpisem elektronicznym pod każdym z nich.',
    },
  },
  in_short: {
    pl: {
      get: ['3 833 zł bezzwrotnego dofinansowania.'],
      must: ['Zakończ wymianę najpóźniej 31 grudnia 2026 r.'],
      lose: ['Wymiana nie zakończy się w terminie.'],
      withdraw: ['W ciągu 14 dni możesz odstąpić od umowy.'],
    },
    en: {
      get: ['PLN 3,833 of non-repayable funding.'],
      must: ['Finish the replacement by 31 December 2026.'],
      lose: ['The replacement is not finished in time.'],
      withdraw: ['Within 14 days you may withdraw from the agreement.'],
    },
  },
  withdrawal_days: 14,
  papers: [
    {
      paper: 'application',
      title: 'Wniosek o dofinansowanie NDP-2026-7KQ4',
      bytes: 148_213,
      document_hash: '3f1b9a7c5d2e4088'.repeat(4),
      is_opened: true,
      own_holder: null,
    },
    {
      paper: 'agreement',
      title: 'Umowa o dofinansowanie NDP-2026-7KQ4',
      bytes: 173_940,
      document_hash: 'a90c14e2bb6f7d35'.repeat(4),
      is_opened: true,
      own_holder: null,
    },
  ],
};

/** How far it is on the page of the case: nobody has signed. */
export const waitingToSign: ApplicationAnswer['signing'] = {
  deadline: '2026-12-10T10:00:00Z',
  papers: [],
  can_remind: true,
  is_held: false,
  second_waits: false,
  is_being_sealed: false,
};

/** The same, signed. */
export const samplePapers: PapersAnswer = {
  reference: sampleSigning.reference,
  language: 'pl',
  organiser: sampleSigning.organiser,
  papers: sampleSigning.papers.map(({ paper, title, bytes, document_hash }) => ({
    paper,
    title,
    file_name: `${paper}-NDP-2026-7KQ4.pdf`,
    bytes: bytes + 20_000,
    signed_hash: document_hash,
    signed_at: '2026-11-21T09:15:00.000Z',
  })),
};
