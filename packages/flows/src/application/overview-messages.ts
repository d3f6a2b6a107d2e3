import type { Messages } from '../message.ts';

export const overviewMessages = {
  thanks: {
    pl: 'Dziękujemy, wniosek został wysłany {date}.',
    en: 'Thank you, the application was sent on {date}.',
  },
  contents: { pl: 'Na tej stronie', en: 'On this page' },
  co_owners: { pl: 'Współwłaściciele', en: 'Co-owners' },
  reference: { pl: 'Numer sprawy', en: 'Reference number' },
  status: { pl: 'Stan', en: 'Status' },
  stage: { pl: '{status} (krok {step} z 6)', en: '{status} (step {step} of 6)' },
  amount: { pl: 'Kwota dofinansowania', en: 'Amount of funding' },
  next_title: { pl: 'Co dalej?', en: 'What comes next?' },
  timeline_title: { pl: 'Przebieg sprawy', en: 'Progress' },
  done: { pl: 'zakończono', en: 'done' },
  current: { pl: 'obecnie', en: 'now' },
  todo: { pl: 'przed nami', en: 'still ahead' },
  answers_title: { pl: 'Dane wniosku', en: 'What is in the application' },
  estimate: { pl: 'Przedsięwzięcie', en: 'The project' },
  consents: { pl: 'Oświadczenia', en: 'Statements' },
  correct: { pl: 'Popraw', en: 'Correct' },
  correct_label: { pl: 'Popraw: {section}', en: 'Correct: {section}' },
  missing: { pl: 'Ta część nie jest jeszcze wypełniona.', en: 'This part is not filled in yet.' },
  masked: {
    pl: 'Numer PESEL i numer rachunku są częściowo zasłonięte.',
    en: 'The PESEL and account numbers are partly hidden.',
  },
  masked_account: {
    pl: 'Numer rachunku jest częściowo zasłonięty.',
    en: 'The account number is partly hidden.',
  },
  consents_read: { pl: 'Przeczytaj oświadczenia ({count})', en: 'Read the statements ({count})' },
  consented: { pl: 'Złożono {date}', en: 'Made on {date}' },
  contact_title: { pl: 'Pytania?', en: 'Questions?' },
  contact: {
    pl: 'Zadzwoń albo napisz i podaj numer sprawy {reference}.',
    en: 'Please get in touch and quote the reference number {reference}.',
  },
  print: { pl: 'Drukuj albo zapisz jako PDF', en: 'Print or save as PDF' },
} as const satisfies Messages;
