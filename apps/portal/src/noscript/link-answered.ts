import type { Ask } from '@ndp/contract/ask.ts';
import type { Link } from '@ndp/contract/link.ts';
import type { Deliverable, PageParts, PageVisitor, WrittenFile } from '@ndp/contract/written-page.ts';
import type { Language } from '@ndp/flows/message.ts';
import type { OpenedApplication } from '../application/application-store.ts';
import type { Written, WrittenLinkPage } from '../estimate/written.ts';

/** A form behind a mailed link, sent without script. */
export interface LinkForm {
  readonly form: URLSearchParams;
  readonly link: Link;
  readonly language: Language;
  readonly ask: Ask;
  readonly visitor: PageVisitor;
  /** As the link opens it now. */
  readonly opened: OpenedApplication;
}

/** Where the visitor goes on, and what the browser keeps; or the page once more, with what was said. */
export type LinkAnswered =
  | { readonly to: string; readonly kept?: PageParts }
  | { readonly file: WrittenFile }
  | ({ readonly again: LinkAgain; readonly kept?: PageParts } & Deliverable);
export type LinkAgain = Pick<Written, 'failed' | 'problems' | 'told' | 'plain'> & {
  readonly linkPage: WrittenLinkPage;
};
