import { clientFor } from '@ndp/contract/ask.ts';
import type { PageParts, PageVisitor } from '@ndp/contract/written-page.ts';
import { estimateFlow } from '@ndp/flows/estimate/estimate.flow.ts';
import { pathAfter } from '@ndp/flows/flow.ts';
import type { Language } from '@ndp/flows/message.ts';
import { askAmount } from '../estimate/calculate-quote.ts';
import { type GuardFacts, guardStep } from '../estimate/guards.ts';
import { newSendingKey } from '../estimate/sending-key.ts';
import { fromKept, knowsAnything, type StoredEstimate, toKept } from '../estimate/stored-answers.ts';
import { acceptedInto } from '../estimate/transitions.ts';
import type { Written } from '../estimate/written.ts';
import type { Site } from '../site/site.ts';
import { polishToday } from '../site/today.ts';

/** What the server knows of a visitor whose browser keeps it sealed; nothing, when that is not to be believed. */
export function knownOf({ saved, now }: PageVisitor): GuardFacts {
  return { estimate: fromKept(saved, now.getTime()).estimate, today: polishToday(now) };
}

/** What the browser is to keep; nothing at all once there is nothing to know. */
export function keptOf(estimate: StoredEstimate, { now, saved: { linkPage } }: PageVisitor): PageParts {
  return knowsAnything(estimate)
    ? { ...toKept(estimate, now.getTime()), ...(linkPage !== undefined && { linkPage }) }
    : {};
}

/** The calls of a visitor, made for them. */
export function callsFor({ fetcher }: PageVisitor, language: Language) {
  return clientFor('', () => language, fetcher);
}

/** The same where no file is asked for. */
export function asking(visitor: PageVisitor, language: Language) {
  return callsFor(visitor, language).ask;
}

/**
 * What a step is written with: the amount where it is shown, and a key of its own for the form that sends the estimate.
 *
 * @throws {Redirect} the visitor belongs elsewhere
 * @throws {Refused} the amount could not be had
 */
export async function writtenFor(
  path: string,
  known: GuardFacts,
  site: Site,
  ask: ReturnType<typeof asking>,
): Promise<Written> {
  guardStep(site, path, known);
  const { answers } = known.estimate;
  if (path === 'quote' && !answers.quote) {
    const quote = await askAmount(ask, answers);
    return { ...known, estimate: acceptedInto(known.estimate, path, { quote }) };
  }
  const flow = estimateFlow(site.program, known.today);
  return pathAfter(flow, answers, path) === flow.whenDone ? { ...known, key: newSendingKey() } : known;
}
