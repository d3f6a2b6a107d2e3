/** What the page was shown with, sent along without script. */
export const seenFields = { revision: 'seen_revision', draft: 'seen_draft' } as const;

/**
 * The choice between what two windows hold of a section, as the buttons of a form without script send it: over what was
 * saved, over what was typed elsewhere, or for either of these.
 */
export const choiceFields = { saved: 'over_saved', typed: 'over_typed', other: 'take_other' } as const;

/** By which a form that repeats amount and duties says what it asks for. */
export const termsField = 'confirm_terms';
