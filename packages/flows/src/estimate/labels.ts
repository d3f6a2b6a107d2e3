import type { Message } from '../message.ts';

/** The stepper's labels of the estimate; the English ones are the specification's, word for word. */
export const stepLabels = {
  'project-type': { pl: 'Rodzaj budynku', en: 'Property type' },
  'surface-area': { pl: 'Powierzchnia', en: 'Area' },
  'heat-source': { pl: 'Nowe źródło ciepła', en: 'A new heat source' },
  'efficiency-selector': { pl: 'Efektywność energetyczna', en: 'Energy efficiency' },
  'climate-zone': { pl: 'Strefa klimatyczna', en: 'Climate Zone' },
  'client-details': { pl: 'Dane kontaktowe', en: 'Contact data' },
  'built-year': { pl: 'Rok budowy', en: 'Year of construction' },
  'existing-heat-source': { pl: 'Stare źródło ciepła', en: 'Existing heat source' },
  quote: { pl: 'Kwota dofinansowania', en: 'Amount of funding' },
  planning: { pl: 'Plan wymiany', en: 'Design data' },
  submit: { pl: 'Potwierdzenie adresu e-mail', en: 'Email verification' },
} as const satisfies Readonly<Record<string, Message>>;

export type EstimateStepId = keyof typeof stepLabels;
