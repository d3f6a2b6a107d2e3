import type { Messages } from '../message.ts';

export const overviewMessages = {
  co_owners: { pl: 'Współwłaściciele', en: 'Co-owners' },
  reference: { pl: 'Numer sprawy', en: 'Reference number' },
  status: { pl: 'Stan', en: 'Status' },
  amount: { pl: 'Kwota dofinansowania', en: 'Amount of funding' },
  timeline_title: { pl: 'Przebieg sprawy', en: 'History of the case' },
  done: { pl: 'zakończono', en: 'done' },
  current: { pl: 'obecnie', en: 'now' },
  stopped: { pl: 'koniec', en: 'the end' },
  todo: { pl: 'przed nami', en: 'still ahead' },
  answers_title: { pl: 'Dane wniosku', en: 'Data of the application' },
  estimate: { pl: 'Przedsięwzięcie', en: 'The project' },
  consents: { pl: 'Oświadczenia', en: 'Statements' },
  masked: {
    pl: 'Numer PESEL i numer rachunku są częściowo zasłonięte.',
    en: 'The PESEL and account numbers are partly hidden.',
  },
  masked_account: {
    pl: 'Numer rachunku jest częściowo zasłonięty.',
    en: 'The account number is partly hidden.',
  },
  consents_read: { pl: 'Przeczytaj oświadczenia ({count})', en: 'Read the statements ({count})' },
  consented: { pl: 'złożone {date}', en: 'made on {date}' },
  print: { pl: 'Drukuj albo zapisz jako PDF', en: 'Print or save as PDF' },
} as const satisfies Messages;
