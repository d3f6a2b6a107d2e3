import type { FormFile, PageVisitor } from '@ndp/contract/written-page.ts';
import type { Language } from '@ndp/flows/message.ts';
import type { MatchedPath } from '../routing/addresses.ts';
import type { Site } from '../site/site.ts';
import { answerCheck } from './answer-check.ts';
import { answerHelp } from './answer-help.ts';
import { answerPlan, answerProject } from './answer-project.ts';
import { answerSection } from './answer-section.ts';
import { answerSigning } from './answer-signing.ts';
import { caseActions } from './application-actions.ts';
import { type ActionForm, answerAction, isAmong } from './form-actions.ts';
import { asking } from './known.ts';
import { anywhere, linkActions } from './link-actions.ts';
import type { LinkAnswered } from './link-answered.ts';
import { openLinkPage } from './link-draft.ts';
import { paymentActions } from './payment-actions.ts';

export interface Posted {
  readonly site: Site;
  /** The page it was sent from. */
  readonly pathname: string;
  readonly form: URLSearchParams;
  readonly files?: readonly FormFile[] | undefined;
  readonly language: Language;
  readonly visitor: PageVisitor;
}

/**
 * Answers a form of a page behind a mailed link, in the language its page was written in.
 *
 * @throws {Redirect} the link opens nothing, or another page
 */
export async function answerLinkPage(
  posted: Posted,
  { address, params }: MatchedPath,
): Promise<LinkAnswered> {
  const { id = '', token = '', step = '' } = params;
  const { visitor, language: chosen, form, pathname } = posted;
  const here = pathname + (visitor.search ?? '');
  const act: ActionForm = {
    form,
    files: posted.files,
    params,
    here,
    language: chosen,
    ask: asking(visitor, chosen),
    visitor,
  };
  if (address === '/error' || isAmong(anywhere, form)) return answerAction(anywhere, act);
  if (address === '/grant/signing/$token') return answerSigning(posted, token);
  if (address === '/grant/help/$token/$step') return answerHelp(act, step);
  const acts = linkActions[address];
  if (acts) return answerAction(acts, act);
  const link = { id, token };
  const opened = await openLinkPage(link, asking(visitor, chosen), visitor);
  const language = visitor.hasChosen ? chosen : (opened.application?.language ?? chosen);
  const plain = { ...posted, language, ask: asking(visitor, language), link, opened };
  const { application } = opened;
  const others = address === '/additional-data/payment/$id/$token' ? paymentActions : caseActions[address];
  if (others && application && isAmong(others, form))
    return answerAction(others, { ...act, language, ask: plain.ask, application });
  switch (address) {
    case '/additional-data/$step/$id/$token':
      return answerSection(plain, step);
    case '/additional-data/check/$id/$token':
      return answerCheck(plain);
    case '/additional-data/project/$step/$id/$token':
      return answerProject(plain, step);
    case '/additional-data/planning/$id/$token':
      return answerPlan(plain);
    default:
      return { to: here };
  }
}
