import type { PageVisitor } from '@ndp/contract/written-page.ts';
import type { Language } from '@ndp/flows/message.ts';
import type { OpenedApplication } from '../application/application-store.ts';
import type { WrittenBehind } from '../estimate/written.ts';
import type { Pages } from '../routing/pages.ts';
import { lookBehind } from '../signing/load-signing.ts';
import type { WrittenSigning } from '../signing/written-signing.ts';
import { behindOf, openBehind } from './behind.ts';
import { pagesBehind, pagesToSign } from './behind-pages.ts';
import { asking } from './known.ts';

/** What stands behind a link, and how its pages are entered with it. */
interface Found {
  readonly behind: WrittenBehind;
  readonly pages: Partial<Pages>;
  /** Of the mail that has led there. */
  readonly language?: Language | undefined;
}

/**
 * Looks behind the link of a page, unless a form on it has been answered with what stands there.
 *
 * @throws {Redirect} the link opens nothing
 */
export async function findBehind(
  params: Readonly<Record<string, string>>,
  visitor: PageVisitor,
  chosen: Language,
  answered?: WrittenBehind,
): Promise<Found> {
  const { id, token = '' } = params;
  if (token === '') return { behind: {}, pages: {} };
  const ask = asking(visitor, chosen);
  if (id === undefined) {
    const signing =
      (answered?.signing as WrittenSigning | undefined) ?? (await writtenToSign(token, visitor, chosen));
    const { asked } = signing;
    const language = asked.kind === 'open' ? asked.signing.language : undefined;
    const isKept = behindOf(visitor, token) !== undefined;
    return { behind: { signing, ...(isKept && { isTicked: true }) }, pages: pagesToSign(asked), language };
  }
  const opened =
    (answered?.opened as OpenedApplication | undefined) ?? (await openBehind({ id, token }, ask, visitor));
  const isKept = behindOf(visitor, id) !== undefined;
  const behind = { ...answered, opened, ...(isKept && { isTicked: true }) };
  return { behind, pages: pagesBehind(opened), language: opened.application?.language };
}

/** What the page of a link to sign is written with: nothing of it is noted as opened by being written. */
async function writtenToSign(token: string, visitor: PageVisitor, chosen: Language): Promise<WrittenSigning> {
  const asked = await lookBehind(token, asking(visitor, chosen));
  if (asked.kind !== 'open') return { token, asked };
  const form = behindOf(visitor, token)?.sign;
  return { token, asked, ...(form && { form }) };
}
