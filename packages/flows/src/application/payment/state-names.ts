import type { PaymentState } from '@ndp/domain/money/payment-states.ts';
import type { Messages } from '../../message.ts';

/** What the state of a payment is called at the desk and in the case file. */
export const paymentStateNames = {
  draft: { pl: 'do ponownej propozycji', en: 'to be proposed again' },
  proposed: { pl: 'zaproponowana', en: 'proposed' },
  approved: { pl: 'zatwierdzona', en: 'approved' },
  file_made: { pl: 'w pliku dla banku', en: 'in a file for the bank' },
  sent: { pl: 'wysłana do banku', en: 'sent to the bank' },
  booked: { pl: 'zaksięgowana przez bank', en: 'booked by the bank' },
  rejected: { pl: 'odrzucona przez bank', en: 'rejected by the bank' },
  returned: { pl: 'zwrócona przez bank', en: 'returned by the bank' },
} as const satisfies Record<PaymentState, Messages[string]>;
