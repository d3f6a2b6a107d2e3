import { type Ask, Refused } from '@ndp/contract/ask.ts';
import { getApplication } from '@ndp/contract/calls/application.ts';
import type { Link } from '@ndp/contract/link.ts';
import type { PageVisitor } from '@ndp/contract/written-page.ts';
import type { SectionDraft } from '@ndp/flows/application/application.flow.ts';
import { consent } from '@ndp/flows/application/consent/step.ts';
import { invalidToken, type OpenedApplication, openedWith } from '../application/application-store.ts';

/** The statements as they are ticked, of one application. */
interface Ticked {
  readonly of: string;
  readonly boxes: SectionDraft;
}

/**
 * What a link opens, as the browser would know it; the statements stand as they were ticked in this sitting.
 *
 * @throws {Redirect} the link opens nothing
 */
export async function openBehind(link: Link, ask: Ask, visitor: PageVisitor): Promise<OpenedApplication> {
  const found = await ask(getApplication, { params: link }).catch((error: unknown) => {
    throw error instanceof Refused && error.status === 404 ? invalidToken() : error;
  });
  const opened = openedWith(link, found);
  const ticked = visitor.kept.ticked as Ticked | undefined;
  if (ticked?.of !== link.id) return opened;
  const { [consent.path]: typed, ...drafts } = opened.drafts;
  return { ...opened, drafts: { ...drafts, [consent.path]: { ...typed, ...ticked.boxes } } };
}

/** What a browser keeps from the step of the statements to the page that sends them; nothing more once they are sent. */
export function keepTicked(visitor: PageVisitor, of: string, boxes: SectionDraft | undefined) {
  return { ...visitor.kept, ticked: boxes && ({ of, boxes } satisfies Ticked) };
}
