import type { FormFile, PageVisitor } from '@ndp/contract/written-page.ts';
import type { Language } from '@ndp/flows/message.ts';
import type { Place } from '../routing/addresses.ts';
import type { Site } from '../site/site.ts';
import { type ActForm, answerAct, isAmong } from './acts.ts';
import { answerCheck } from './answer-check.ts';
import { answerHelp } from './answer-help.ts';
import { answerPlan, answerProject } from './answer-project.ts';
import { answerSection } from './answer-section.ts';
import { answerSigning } from './answer-signing.ts';
import { caseActs } from './application-acts.ts';
import { openBehind } from './behind.ts';
import { asking } from './known.ts';
import { anywhere, letterActs } from './letter-acts.ts';
import type { LinkAnswered } from './link-answered.ts';
import { paymentActs } from './payment-acts.ts';

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
export async function answerBehind(posted: Posted, { address, params }: Place): Promise<LinkAnswered> {
  const { id = '', token = '', step = '' } = params;
  const { visitor, language: chosen, form, pathname } = posted;
  const here = pathname + (visitor.search ?? '');
  const act: ActForm = {
    form,
    files: posted.files,
    params,
    here,
    language: chosen,
    ask: asking(visitor, chosen),
    visitor,
  };
  if (address === '/error' || isAmong(anywhere, form)) return answerAct(anywhere, act);
  if (address === '/grant/signing/$token') return answerSigning(posted, token);
  if (address === '/grant/help/$token/$step') return answerHelp(act, step);
  const acts = letterActs[address];
  if (acts) return answerAct(acts, act);
  const link = { id, token };
  const opened = await openBehind(link, asking(visitor, chosen), visitor);
  const language = visitor.hasChosen ? chosen : (opened.application?.language ?? chosen);
  const plain = { ...posted, language, ask: asking(visitor, language), link, opened };
  const { application } = opened;
  const others = address === '/additional-data/payment/$id/$token' ? paymentActs : caseActs[address];
  if (others && application && isAmong(others, form))
    return answerAct(others, { ...act, language, ask: plain.ask, application });
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
