import type { CaseAnswer } from '@ndp/contract/desk/cases.ts';
import type { DeskPartner } from '../page/shell.tsx';

/** What a part of the case page that acts is given. */
export interface CasePartProps {
  readonly partner: DeskPartner;
  readonly shown: CaseAnswer;
  /** What was done here last, in words. */
  readonly outcome?: string;
  /** What was done, for this part to say once the case is read anew. */
  readonly onDone: (sentence: string) => void;
}

/** The parts of the page that say themselves what was done in them. */
export type CasePart =
  | 'actions'
  | 'flags'
  | 'labels'
  | 'step'
  | 'appeal'
  | 'corrections'
  | 'duties'
  | 'notes'
  | 'documents'
  | 'money';
