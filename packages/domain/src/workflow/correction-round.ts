/** Statuses in which the applicant sees to what was asked. */
export function waitsForCorrection(status: string): boolean {
  return ['correction_requested', 'in_completion', 'in_realisation'].includes(status);
}

/** What an answer says: as it is shown, and in full where that is covered. A document: the files of its kind. */
export interface CorrectedValue {
  readonly value: string;
  readonly full?: string | undefined;
}

/** One field's value as the office proposes it. */
export interface ProposedValue {
  /** A field of the section: the place's own, or one told in its line, as the last name is in that of the first. */
  readonly field: string;
  readonly value: string;
  /** The line of the place as it reads with the value; from its sending on. */
  readonly line?: CorrectedValue | undefined;
}

export const correctionVerdicts = ['accepted', 'again', 'cancelled'] as const;
export type CorrectionVerdict = (typeof correctionVerdicts)[number];

/** One thing that is asked to be corrected. Nothing of it is taken away later: what was cancelled keeps its words. */
export interface CorrectionItem {
  /** `section.field`, `section.*` for all of a section, `document.kind`. */
  readonly place: string;
  /** One of the standard sentences, by its name. */
  readonly sentence: string | null;
  /** The officer's own words. */
  readonly words: string;
  /** What the office proposes to stand there, for the applicant to accept; absent: nothing. */
  readonly proposed?: ProposedValue | undefined;
  /** What stood there when it was asked, and when it was answered; null: nothing. */
  readonly before: CorrectedValue | null;
  readonly after: CorrectedValue | null;
  /** The applicant's words: why nothing is to be changed, or what else there is to say. */
  readonly answer: string;
  readonly verdict: CorrectionVerdict | null;
}

export const correctionStates = ['draft', 'sent', 'answered', 'closed'] as const;
/** A round is prepared, waits for the applicant, waits for the officer, is over. */
export type CorrectionState = (typeof correctionStates)[number];

export type CorrectedValues = ReadonlyMap<string, CorrectedValue>;

/** Whether something stands at the place now that did not when it was asked. */
export function isChanged({ place, before }: CorrectionItem, now: CorrectedValues): boolean {
  return wholeOf(before) !== wholeOf(now.get(place));
}

/** Whether what is proposed stands at the place now, as it was proposed. */
export function isAccepted({ place, proposed }: CorrectionItem, now: CorrectedValues): boolean {
  return proposed?.line !== undefined && wholeOf(proposed.line) === wholeOf(now.get(place));
}

const wholeOf = (value: CorrectedValue | null | undefined) => value?.full ?? value?.value;

/** The items the applicant has neither changed nor said a word about. */
export function openItems(items: readonly CorrectionItem[], now: CorrectedValues): readonly CorrectionItem[] {
  return items.filter((item) => item.verdict === null && item.answer.trim() === '' && !isChanged(item, now));
}

/** The items with what stands at their places when they are answered. */
export function answerItems(
  items: readonly CorrectionItem[],
  now: CorrectedValues,
): readonly CorrectionItem[] {
  return items.map((item) => (item.verdict ? item : { ...item, after: now.get(item.place) ?? null }));
}

/** The items with the verdict on one of them. A verdict stands once it is given. */
export function reviewItem(
  items: readonly CorrectionItem[],
  place: string,
  verdict: CorrectionVerdict,
): readonly CorrectionItem[] {
  return items.map((item) => (item.place === place && item.verdict === null ? { ...item, verdict } : item));
}

/** Whether nothing of a round is left to be decided. */
export function isDecided(items: readonly CorrectionItem[]): boolean {
  return items.every(({ verdict }) => verdict !== null);
}

/** Most items of a round. */
export const mostCorrectionItems = 40;
/** Days an applicant is given unless the officer says otherwise, and the most there may be: a draft expires then. */
export const correctionDays = { usual: 14, most: 30 } as const;
