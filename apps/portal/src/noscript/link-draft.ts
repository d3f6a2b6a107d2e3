import { type Ask, Refused } from '@ndp/contract/ask.ts';
import { getApplication } from '@ndp/contract/calls/application.ts';
import type { Link } from '@ndp/contract/link.ts';
import type { PageParts, PageVisitor } from '@ndp/contract/written-page.ts';
import type { SectionDraft } from '@ndp/flows/application/application.flow.ts';
import { consent } from '@ndp/flows/application/consent/step.ts';
import { invalidToken, type OpenedApplication, openedWith } from '../application/application-store.ts';
import type { SignFormBefore } from '../signing/sign-rules.ts';

/** What was ticked or typed behind one link, on the way to the page that sends it. */
interface LinkDraft {
  /** The id of the application, or the secret of the link to sign. */
  readonly of: string;
  readonly boxes?: SectionDraft;
  readonly sign?: SignFormBefore;
}

/**
 * What a link opens, as the browser would know it; the statements stand as they were ticked in this sitting.
 *
 * @throws {Redirect} the link opens nothing
 */
export async function openLinkPage(link: Link, ask: Ask, visitor: PageVisitor): Promise<OpenedApplication> {
  const found = await ask(getApplication, { params: link }).catch((error: unknown) => {
    throw error instanceof Refused && error.status === 404 ? invalidToken() : error;
  });
  const opened = openedWith(link, found);
  const boxes = linkDraftOf(visitor, link.id)?.boxes;
  if (!boxes) return opened;
  const { [consent.path]: typed, ...drafts } = opened.drafts;
  return { ...opened, drafts: { ...drafts, [consent.path]: { ...typed, ...boxes } } };
}

/** What the browser keeps of this link. */
export function linkDraftOf({ saved }: PageVisitor, of: string): LinkDraft | undefined {
  const linkPage = saved.linkPage as LinkDraft | undefined;
  return linkPage?.of === of ? linkPage : undefined;
}

/** What a browser is to keep until it is sent; nothing more without it. */
export function keepLinkDraft({ saved }: PageVisitor, linkPage?: LinkDraft): PageParts {
  return { ...saved, linkPage };
}
