import type { ApplicationStatus } from '@ndp/domain/workflow/statuses.ts';

/** What the applicant reads when nothing special is to be said, in the language of the office’s letters. */
export const usualReasons: Readonly<Partial<Record<ApplicationStatus, string>>> = {
  under_review: 'Sprawdzamy wniosek.',
  in_realisation: 'Umowa jest podpisana, można zaczynać prace.',
  settlement_review: 'Sprawdzamy dokumenty rozliczenia.',
};
