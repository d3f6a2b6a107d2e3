/** The classes an application may be in, by what is kept of it and until when. */
export const retentionClasses = [
  'unconfirmed',
  'callback',
  'draft',
  'unsent',
  'running',
  'closed',
  'agreement',
  'concluded',
] as const;
export type RetentionClass = (typeof retentionClasses)[number];

/** The classes whose cases are erased when their time is over; a draft expires first, what runs stays. */
export const erasedClasses = [
  'unconfirmed',
  'callback',
  'unsent',
  'closed',
  'concluded',
] as const satisfies readonly RetentionClass[];
export type ErasedClass = (typeof erasedClasses)[number];

/** How long applications are kept, in days. Nothing else in the product says so. */
export const retentionDays = {
  /** Since the estimate whose e-mail address nobody confirmed. */
  unconfirmed: 30,
  /** Since the last change of a request to be called back. */
  callback: 90,
  /** Since the last change of an application that is not sent: then it expires. */
  draft: 90,
  /** Since the end of an application that was never sent. */
  unsent: 30,
  /** Since the end of an application that was sent and led to no agreement: questions and complaints about it. */
  closed: 365,
} as const;

/** A day, ms. */
export const dayMs = 24 * 60 * 60 * 1000;

/** Until when a case is kept. */
export interface RetentionFacts {
  readonly retention: RetentionClass;
  /** The moment the class counts from: creation, last change or end of the case. */
  readonly since: Date;
  /** From when on the records of the case's programme year must not be kept. */
  readonly recordsEnd: Date;
}

/**
 * The moment from which a case must not be kept any longer; null while it runs. With an agreement it is the day its
 * texts name, however it went on.
 */
export function retainedUntil({ retention, since, recordsEnd }: RetentionFacts): Date | null {
  switch (retention) {
    case 'running':
      return null;
    case 'agreement':
    case 'concluded':
      return recordsEnd;
    case 'draft':
      return new Date(since.getTime() + (retentionDays.draft + retentionDays.unsent) * dayMs);
    default:
      return new Date(since.getTime() + retentionDays[retention] * dayMs);
  }
}

/** Whether the law keeps it from being erased on request: an agreement was signed (GDPR, article 17(3)(b) and (e)). */
export function isRetainedByLaw(retention: RetentionClass): boolean {
  return retention === 'agreement' || retention === 'concluded';
}
