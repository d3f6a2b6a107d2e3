import type { Message, Messages } from '@ndp/flows/message.ts';

/** The columns of the report, in their order; the file has the Polish ones. */
export const reportColumns = {
  name: { pl: 'Imię i nazwisko lub nazwa', en: 'Name' },
  address: { pl: 'Adres', en: 'Address' },
  completion: { pl: 'Data zakończenia', en: 'Completion date' },
  toe: { pl: 'Oszczędność energii finalnej [toe]', en: 'Saved final energy [toe]' },
} as const satisfies Messages;

/** Why a case is moved when its report is released; the applicant reads it. */
export const reportedReason = {
  pl: 'Wykaz za rok {year} dla Prezesa Urzędu Regulacji Energetyki.',
  en: 'List for {year} to the President of the Energy Regulatory Office.',
} as const satisfies Message;
