/** Flags that tell of facts a person can look into and find in order; the others end with what they wait for. */
export const lookableFlags = [
  'under_way',
  'mail_failed',
  'signing_failed',
  'co_owner_objected',
  'invoice_before',
] as const;
export type ReviewableFlag = (typeof lookableFlags)[number];

/** Whether a flag can be marked as looked at. */
export function isReviewable(kind: string): kind is ReviewableFlag {
  return lookableFlags.some((each) => each === kind);
}

/** What a flag tells of: the last moment something came to it, and a mark that tells one set of facts from another. */
export interface FlagFacts {
  readonly until: Date;
  readonly mark: string;
}

/** Whether a look saw everything a flag tells of now. */
export function isSeen(now: FlagFacts, looked: FlagFacts | undefined): boolean {
  return looked !== undefined && now.until <= looked.until && now.mark === looked.mark;
}
