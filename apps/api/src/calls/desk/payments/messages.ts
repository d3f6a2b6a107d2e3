import type { Messages } from '@ndp/flows/message.ts';

/** Why a payment in the list cannot go on, beside the sentences of the table of actions. */
export const paymentMessages = {
  in_status: {
    pl: 'Sprawa jest teraz w stanie „{status}”, a płaci się podczas oceny rozliczenia.',
    en: 'The case stands at “{status}”, and is paid while its settlement is reviewed.',
  },
  sent_back: { pl: 'Odesłano: {reason}', en: 'Sent back: {reason}' },
} as const satisfies Messages;
