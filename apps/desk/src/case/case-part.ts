import type { CaseAnswer } from '@ndp/contract/desk/cases.ts';
import type { DeskPartner } from '../page/shell.tsx';

/** What a part of the case page that acts is given. */
export interface CasePartProps {
  readonly partner: DeskPartner;
  readonly shown: CaseAnswer;
  /** What was done, for the page to say once it is read anew. */
  readonly onDone: (sentence: string) => void;
}
