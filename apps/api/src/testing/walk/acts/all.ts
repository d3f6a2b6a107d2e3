import type { WalkAction } from '../act.ts';
import { administratorActs } from './administrator.ts';
import { applicantActs } from './applicant.ts';
import { bankActs } from './bank.ts';
import { clockActs } from './clock.ts';
import { coOwnerActs } from './co-owner.ts';
import { correctionActs } from './corrections.ts';
import { newOwnerActs } from './new-owner.ts';
import { officeActs } from './office.ts';
import { officerActs } from './officer.ts';
import { paymentActs } from './payments.ts';
import { settlementActs } from './settlement.ts';
import { signingActs } from './signing.ts';

/** Everything anybody may do in a walk. */
export const allActs: readonly WalkAction[] = [
  ...applicantActs,
  ...coOwnerActs,
  ...signingActs,
  ...settlementActs,
  ...newOwnerActs,
  ...officerActs,
  ...officeActs,
  ...correctionActs,
  ...paymentActs,
  ...bankActs,
  ...administratorActs,
  ...clockActs,
];
