import type { PageVisitor } from '@ndp/contract/written-page.ts';
import type { Language } from '@ndp/flows/message.ts';
import { loadHelp, type OpenedApplication } from '../application/application-store.ts';
import type { WrittenLinkPage } from '../estimate/written.ts';
import type { Visitor } from '../pages.tsx';
import type { Address } from '../routing/addresses.ts';
import type { Visit } from '../routing/visit.ts';
import { loadSigning } from '../signing/load-signing.ts';
import type { WrittenSigning } from '../signing/written-signing.ts';
import { asking } from './known.ts';
import { linkDraftOf, openLinkPage } from './link-draft.ts';
import { opensApplication, opensHelp } from './link-pages.ts';

/** What stands behind a link, and what its page is entered with. */
export interface FoundPage {
  readonly linkPage: WrittenLinkPage;
  readonly of: Visitor;
  /** What the page would fetch. */
  readonly known?: { readonly data: unknown };
  /** Of the mail that has led there. */
  readonly language?: Language | undefined;
}

/**
 * Looks behind the link of a page, unless a form on it has been answered with what stands there.
 *
 * @throws {Redirect} the link opens nothing
 */
export async function findLinkPage(
  { address, params: { id = '', token = '' } }: { readonly address: Address } & Pick<Visit, 'params'>,
  visitor: PageVisitor,
  chosen: Language,
  answered?: WrittenLinkPage,
): Promise<FoundPage> {
  const ask = asking(visitor, chosen);
  const fetched = answered && 'loaded' in answered ? { known: { data: answered.loaded } } : {};
  if (address === '/grant/signing/$token' && !fetched.known) return toSign(token, visitor, chosen);
  const look = opensApplication(address)
    ? () => openLinkPage({ id, token }, ask, visitor)
    : opensHelp(address) && (() => loadHelp(token, ask));
  if (!look) {
    const isKept = linkDraftOf(visitor, token) !== undefined;
    return { linkPage: { ...answered, ...(isKept && { isTicked: true }) }, of: { ask }, ...fetched };
  }
  const opened = (answered?.opened as OpenedApplication | undefined) ?? (await look());
  const isKept = linkDraftOf(visitor, id) !== undefined;
  const linkPage = { ...answered, opened, ...(isKept && { isTicked: true }) };
  return { linkPage, of: { opened, ask }, language: (opened.application ?? opened.helping)?.language };
}

/** What the page of a link to sign is written with: nothing of it is noted as opened by being written. */
async function toSign(token: string, visitor: PageVisitor, chosen: Language): Promise<FoundPage> {
  const loaded = await loadSigning(token, asking(visitor, chosen));
  const found = { of: {}, known: { data: loaded } };
  if (loaded.kind !== 'open') return { ...found, linkPage: {} };
  const draft = linkDraftOf(visitor, token);
  const signing: WrittenSigning = draft?.sign ? { form: draft.sign } : {};
  return { ...found, linkPage: { signing, ...(draft && { isTicked: true }) } };
}
