import { createHash } from 'node:crypto';
import type { CaseFileDocument } from '../case-file-document.ts';
import { ownerEvidence } from './sample-evidence.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const letterhead = ownerEvidence.letterhead;
if (!letterhead) throw new Error('the sample has a letterhead');

/** A paid case with one of everything. */
export const paidCaseFile: CaseFileDocument = {
  reference: 'NDP-2026-7KQ4AB',
  language: 'pl',
  letterhead,
  madeAt: '2026-11-21T23:30:09.000Z',
  madeBy: 'Olga Oficer',
  summary: [
    ['Stan', 'wypłacono'],
    ['Kwota dofinansowania', '3 833 zł'],
  ],
  parts: [{ title: 'Kontakt', rows: [['Imię i nazwisko', 'Łucja Żółć-Kowalska']] }],
  files: [
    { path: 'podpisane/01-umowa.pdf', what: 'umowa, podpisana', bytes: 231_442, sha256: hashOf('umowa') },
    { path: 'dokumenty/01-invoice.pdf', what: 'faktura, wystarcza', bytes: 81_442, sha256: hashOf('fv') },
  ],
  missing: [{ what: 'protokół odbioru', sha256: hashOf('protokół') }],
  history: [
    {
      at: '2026-11-20T10:00:00.000Z',
      who: 'operator: Olga Oficer',
      text: 'do poprawy\nPopraw numer działki.',
    },
  ],
  corrections: [{ at: null, who: 'Olga Oficer', text: 'Numer działki' }],
  payments: [
    {
      transferId: 'NDP-2026-7KQ4AB-1',
      amountGr: 383_300,
      state: 'zaksięgowana przez bank',
      bookedOn: '2026-11-21',
      people: 'proponuje Olga Oficer, zatwierdza Zofia Zatwierdza',
    },
  ],
  messages: [{ at: '2026-11-20T11:00:00.000Z', who: 'wnioskodawca', text: 'Czy to już wszystko?' }],
  notes: [{ at: '2026-11-20T11:00:00.000Z', who: 'Olga Oficer', text: 'Dzwonił sąsiad.' }],
  lastHash: hashOf('last'),
};
