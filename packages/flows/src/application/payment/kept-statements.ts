import type { Message } from '../../message.ts';
import { paymentStatement, paymentStatementVersion } from './messages.ts';

/** Every statement that a payment was ever applied for with, word for word, by version; nothing is ever taken out. */
export const keptPaymentStatements: Readonly<Record<string, Message>> = {
  '2026-11-01': {
    pl: 'Oświadczam, że wymiana źródła ciepła zakończyła się w podanym dniu i przebiegła zgodnie z umową o dofinansowanie, dotychczasowe źródło jest trwale wyłączone z użytku, a przesłane dokumenty są prawdziwe i kompletne. Wnoszę o wypłatę dofinansowania na rachunek podany we wniosku.',
    en: 'I declare that the replacement of the heat source was finished on the day given and in line with the co-financing agreement, that the previous source is out of use for good, and that the documents sent are true and complete. I apply for the payment of the funding to the account given in the application.',
  },
  [paymentStatementVersion]: paymentStatement,
};
