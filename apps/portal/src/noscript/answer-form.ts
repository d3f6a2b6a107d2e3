import type { PostedForm } from '@ndp/contract/written-page.ts';
import type { GuardFacts } from '../estimate/guards.ts';
import { noEstimate } from '../estimate/stored-answers.ts';
import { placeAt } from '../routing/addresses.ts';
import { programIn, type Site } from '../site/site.ts';
import { answerLinkPage } from './answer-link-page.ts';
import { answerPending } from './answer-pending.ts';
import { answerStep, type StepResult } from './answer-step.ts';
import { countAnswered } from './count-answered.ts';
import { asWaited } from './crowded.ts';
import { type ActionForm, answerAction } from './form-actions.ts';
import { asking, knownOf } from './known.ts';
import { anywhere } from './link-actions.ts';
import type { LinkAnswered } from './link-answered.ts';
import { isLinkPage } from './link-pages.ts';

/**
 * Answers a form that was sent without script, and counts the step it answered.
 *
 * @returns undefined where no form is taken
 * @throws {Redirect} the visitor belongs elsewhere
 */
export async function answerForm(posted: PostedForm): Promise<StepResult | LinkAnswered | undefined> {
  const answered = await takeForm(posted);
  if (answered && 'to' in answered)
    await countAnswered(asking(posted.visitor, posted.language), posted.pathname, answered.to);
  return answered;
}

async function takeForm(posted: PostedForm): Promise<StepResult | LinkAnswered | undefined> {
  const { pathname, fields, files, config, language } = posted;
  const place = placeAt(pathname);
  const site: Site = { config, program: programIn(config) };
  const form = new URLSearchParams(fields);
  const visitor = asWaited(posted.visitor, form);
  const plain = { form, language, site, ask: asking(visitor, language) };
  const known = knownOf(visitor);
  if (place && (isLinkPage(place.address) || place.address === '/error'))
    return answerLinkPage({ site, pathname, form, files, language, visitor }, place);
  switch (place?.address) {
    case '/application/$step':
      return answerStep({ ...plain, path: place.params.step ?? '' }, known);
    case '/application/pending-confirm':
      return answerPending(plain, known);
    case '/application/welcome-page':
      if (form.has('wait')) return answerWait({ ...plain, visitor, params: {}, here: pathname }, known);
      return { estimate: noEstimate, to: form.has('anew') ? '/application/project-type' : pathname };
    case '/finished':
      return { estimate: noEstimate, to: pathname };
    default:
      return undefined;
  }
}

/** Takes an address that is to be told when the programme opens; the page then says so, or what is wrong with it. */
async function answerWait(act: ActionForm, known: GuardFacts): Promise<StepResult> {
  const answered = await answerAction(anywhere, act);
  if (!('again' in answered)) return { estimate: known.estimate, to: act.here };
  const { told: message, failed } = answered.again;
  return { written: { ...known, ...(message && { told: message }), ...(failed && { failed }) } };
}
