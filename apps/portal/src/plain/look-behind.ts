import type { PageVisitor } from '@ndp/contract/written-page.ts';
import type { Language } from '@ndp/flows/message.ts';
import { lookBehindHelp, type OpenedApplication } from '../application/application-store.ts';
import type { WrittenBehind } from '../estimate/written.ts';
import type { Visitor } from '../pages.tsx';
import type { Address } from '../routing/addresses.ts';
import type { Visit } from '../routing/visit.ts';
import { lookBehind } from '../signing/load-signing.ts';
import type { WrittenSigning } from '../signing/written-signing.ts';
import { behindOf, openBehind } from './behind.ts';
import { opensApplication, opensHelp } from './behind-pages.ts';
import { asking } from './known.ts';

/** What stands behind a link, and what its page is entered with. */
export interface Found {
  readonly behind: WrittenBehind;
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
export async function findBehind(
  { address, params: { id = '', token = '' } }: { readonly address: Address } & Pick<Visit, 'params'>,
  visitor: PageVisitor,
  chosen: Language,
  answered?: WrittenBehind,
): Promise<Found> {
  const ask = asking(visitor, chosen);
  const fetched = answered && 'loaded' in answered ? { known: { data: answered.loaded } } : {};
  if (address === '/grant/signing/$token' && !fetched.known) return toSign(token, visitor, chosen);
  const look = opensApplication(address)
    ? () => openBehind({ id, token }, ask, visitor)
    : opensHelp(address) && (() => lookBehindHelp(token, ask));
  if (!look) {
    const isKept = behindOf(visitor, token) !== undefined;
    return { behind: { ...answered, ...(isKept && { isTicked: true }) }, of: { ask }, ...fetched };
  }
  const opened = (answered?.opened as OpenedApplication | undefined) ?? (await look());
  const isKept = behindOf(visitor, id) !== undefined;
  const behind = { ...answered, opened, ...(isKept && { isTicked: true }) };
  return { behind, of: { opened, ask }, language: (opened.application ?? opened.helping)?.language };
}

/** What the page of a link to sign is written with: nothing of it is noted as opened by being written. */
async function toSign(token: string, visitor: PageVisitor, chosen: Language): Promise<Found> {
  const asked = await lookBehind(token, asking(visitor, chosen));
  const found = { of: {}, known: { data: asked } };
  if (asked.kind !== 'open') return { ...found, behind: {} };
  const kept = behindOf(visitor, token);
  const signing: WrittenSigning = kept?.sign ? { form: kept.sign } : {};
  return { ...found, behind: { signing, ...(kept && { isTicked: true }) } };
}
