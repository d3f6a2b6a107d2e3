/** Between which days, both included, a replacement may have been finished to be paid for, `YYYY-MM-DD`. */
export interface CompletionDays {
  /** The day of the agreement. */
  readonly earliest: string;
  /** The last day the programme allows: who finishes later is settled by the programme of that year. */
  readonly latest: string;
  readonly today: string;
}

export type CompletionProblem = 'date_future' | 'before_agreement' | 'after_program';

/**
 * What is wrong with the day of completion; undefined for one that may be.
 *
 * @source co-financing agreement, § 6(1)(1) and § 6(2)
 */
export function validateCompletion(
  completed: string,
  { earliest, latest, today }: CompletionDays,
): CompletionProblem | undefined {
  if (completed > today) return 'date_future';
  if (completed < earliest) return 'before_agreement';
  return completed > latest ? 'after_program' : undefined;
}
