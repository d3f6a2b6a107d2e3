import { answerInvariants } from './answers.ts';
import { atBankInvariants } from './at-bank.ts';
import { calendarInvariants } from './calendar.ts';
import { evidenceInvariants } from './evidence.ts';
import type { Invariant } from './invariant.ts';
import { moneyInvariants } from './money.ts';
import { peopleInvariants } from './people.ts';
import { statementInvariants } from './statements.ts';
import { tellingInvariants } from './telling.ts';

/** Everything that holds after every act. */
export const allInvariants: readonly Invariant[] = [
  ...answerInvariants,
  ...moneyInvariants,
  ...atBankInvariants,
  ...statementInvariants,
  ...evidenceInvariants,
  ...peopleInvariants,
  ...calendarInvariants,
  ...tellingInvariants,
];
