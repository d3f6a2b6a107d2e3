import type { Messages } from '@ndp/flows/message.ts';

/** Heads of the exported list, in their order. */
export const exportHeads = {
  reference: { pl: 'Numer sprawy', en: 'Reference' },
  applicant: { pl: 'Wnioskodawca', en: 'Applicant' },
  standing: { pl: 'Stan', en: 'Status' },
  since: { pl: 'Od', en: 'Since' },
  due_on: { pl: 'Termin', en: 'Due' },
  program: { pl: 'Program', en: 'Programme' },
  building: { pl: 'Budynek', en: 'Building' },
  municipality: { pl: 'Gmina', en: 'Municipality' },
  amount: { pl: 'Kwota (zł)', en: 'Amount (PLN)' },
  officer: { pl: 'Prowadzi', en: 'Officer' },
  flags: { pl: 'Uwagi', en: 'Remarks' },
  labels: { pl: 'Etykiety', en: 'Labels' },
} as const satisfies Messages;
