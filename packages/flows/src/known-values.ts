import { annexNumber } from '@ndp/domain/agreement-annexes.ts';
import { browserHours, codeMinutes, linkDays, sittingHours } from '@ndp/domain/periods.ts';
import { paymentWeeks } from '@ndp/domain/programs/terms.ts';
import { retentionDays } from '@ndp/domain/retention/classes.ts';

/** Periods and annexes that hold everywhere: any text may name them, and none writes their number by hand. */
export const knownValues = {
  browserHours,
  sittingHours,
  codeMinutes,
  paymentWeeks,
  coOwnerDays: linkDays.co_owner,
  papersDays: linkDays.papers,
  draftDays: retentionDays.draft,
  unconfirmedDays: retentionDays.unconfirmed,
  unsentDays: retentionDays.unsent,
  closedDays: retentionDays.closed,
  calculationAnnex: annexNumber('calculation'),
  informationAnnex: annexNumber('information'),
  paymentAnnex: annexNumber('payment'),
  withdrawalAnnex: annexNumber('withdrawal'),
} as const;
