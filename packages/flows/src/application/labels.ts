import type { Message } from '../message.ts';
import type { ApplicationStepId } from './application.flow.ts';

/** The stepper's labels of the application; the English ones are the specification's, word for word. */
export const applicationLabels: Readonly<Record<ApplicationStepId | 'overview', Message>> = {
  applicant: { pl: 'Dane wnioskodawcy', en: 'Applicant’s details' },
  'building-address': { pl: 'Adres budynku', en: 'Address of the building' },
  'building-info': { pl: 'Dane budynku', en: 'Building details' },
  settlement: { pl: 'Dane do rozliczenia', en: 'Information for settlement' },
  consent: { pl: 'Oświadczenia i wysłanie wniosku', en: 'Consent and apply' },
  overview: { pl: 'Podsumowanie', en: 'Overview' },
};
