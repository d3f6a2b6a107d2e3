import type { DocumentText } from '@ndp/contract/document-text.ts';
import { useWrittenHere } from '../estimate/written-here.ts';
import type { SignFormBefore } from './sign-rules.ts';
import type { SigningResult } from './signing-client.ts';

/** What the page of a link to sign was written with on the server. */
export interface WrittenSigning {
  /** How it ended, where a form without script has ended it. */
  readonly outcome?: SigningResult;
  readonly form?: SignFormBefore | undefined;
  /** The document that is unfolded. */
  readonly text?: { readonly paper: string; readonly text: DocumentText } | undefined;
  /** Why a file signed elsewhere was not taken. */
  readonly own?: { readonly paper: string; readonly lines: readonly string[] };
  /** Why the form to decline was not taken. */
  readonly declining?: { readonly reason: string; readonly lines: readonly string[] };
}

export function useWrittenSigning(): WrittenSigning | undefined {
  return useWrittenHere()?.linkPage?.signing as WrittenSigning | undefined;
}
