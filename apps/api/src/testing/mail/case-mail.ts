import type { CaseMail } from '../../platform/mail/letter/letter.ts';

/** What every mail about a case is written from. */
export const caseMail: CaseMail = {
  kind: 'estimate',
  partner: {
    title: 'MPEC Zażółć',
    primaryColor: '#0b5d3b',
    email: 'dotacje@mpec.example',
    phone: '+48 12 000 00 00',
  },
  reference: 'NDP-2026-7K3F9',
  language: 'pl',
  link: 'http://mpec.ndp.localhost:3000/grant/application/0b5e/tok_EN-43',
  quotePln: 3833,
  durabilityYears: 5,
  opening: { state: 'open', opensOn: null },
};
