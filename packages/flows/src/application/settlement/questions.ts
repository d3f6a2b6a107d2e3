import { formatIban, maskIban } from '@ndp/domain/identifiers/iban.ts';
import type { Questions } from '../../question.ts';
import { settlementMessages as messages } from './messages.ts';
import type { settlement } from './step.ts';

export const settlementQuestions = {
  bank_account_holder_name: {
    label: messages.holder,
    shown: {},
    printed: { label: { pl: 'Posiadacz rachunku', en: 'Account holder' } },
  },
  iban_number: {
    label: messages.iban,
    shown: {
      label: { pl: 'Numer rachunku', en: 'Account number' },
      value: ({ iban_number }) => iban_number && maskIban(iban_number),
      full: ({ iban_number }) => iban_number && formatIban(iban_number),
    },
    printed: {
      label: { pl: 'Numer rachunku (IBAN)', en: 'Account number (IBAN)' },
      value: ({ iban_number }) => iban_number && formatIban(iban_number).replaceAll(' ', '\u00a0'),
    },
  },
} satisfies Questions<typeof settlement.fields>;
