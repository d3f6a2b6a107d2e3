import { type ApplicationStatus, usualStatuses } from '@ndp/domain/workflow/statuses.ts';
import { dayMs } from '../../platform/clock.ts';

/** How far a case has come, and when. */
export interface CaseWay {
  readonly kind: 'estimate' | 'callback';
  /** In their order; it stands in the last. */
  readonly statuses: readonly ApplicationStatus[];
  readonly begunAt: Date;
  /** When it entered the last. */
  readonly endedAt: Date;
  /** How many of its sections are saved. */
  readonly saved: number;
}

/**
 * Of a thousand cases of a partner after a year: how many stand where, and for how many days at most. What is open or
 * unfinished is young, for the product ends it; most have got their money.
 */
const year: readonly (readonly [last: ApplicationStatus, of1000: number, days: number])[] = [
  ['submitted', 45, 6],
  ['verified', 10, 20],
  ['in_completion', 80, 25],
  ['under_review', 20, 30],
  ['correction_requested', 10, 20],
  ['contract_sent', 40, 14],
  ['contract_signed', 30, 60],
  ['in_realisation', 245, 120],
  ['payment_requested', 10, 20],
  ['settlement_review', 10, 30],
  ['paid', 400, 300],
  ['reported', 40, 300],
  ['rejected', 20, 300],
  ['withdrawn', 20, 25],
  ['expired', 20, 25],
];

const shares = year.flatMap(([last, of1000, days]) => Array.from({ length: of1000 }, () => ({ last, days })));

const sidesteps: Partial<Record<ApplicationStatus, ApplicationStatus>> = {
  correction_requested: 'under_review',
  rejected: 'under_review',
  withdrawn: 'in_completion',
  expired: 'in_completion',
  reported: 'paid',
};

/** Where the case of this number stands after a year of a programme, the same for the same number. */
export function wayInYear(n: number, now: Date): CaseWay {
  // Numbers beside one another stand in different statuses.
  const { last, days } = shares[(n * 619) % 1000] ?? { last: 'paid', days: 300 };
  const way = wayTo(sidesteps[last] ?? last);
  const statuses = last in sidesteps ? [...way, last] : way;
  const endedAt = new Date(now.getTime() - (((n * 7919) % 10_000) / 10_000) * days * dayMs);
  const begunAt = new Date(endedAt.getTime() - (statuses.length - 1) * 6 * dayMs);
  const kind = last === 'submitted' && n % 5 === 0 ? 'callback' : 'estimate';
  return { kind, statuses, begunAt, endedAt, saved: savedBy(statuses) };
}

function wayTo(last: ApplicationStatus): readonly ApplicationStatus[] {
  const usual: readonly ApplicationStatus[] = usualStatuses;
  return usual.slice(0, usual.indexOf(last) + 1);
}

function savedBy(statuses: readonly ApplicationStatus[]): number {
  if (statuses.includes('completed')) return 5;
  return statuses.includes('in_completion') ? 3 : 0;
}
