import type { PostedForm } from '@ndp/contract/written-page.ts';
import { noEstimate } from '../estimate/stored-answers.ts';
import { placeAt } from '../routing/addresses.ts';
import { programIn, type Site } from '../site/site.ts';
import { answerBehind } from './answer-behind.ts';
import { answerPending } from './answer-pending.ts';
import type { LinkAnswered } from './answer-section.ts';
import { type Answered, answerStep } from './answer-step.ts';
import { behindAddresses } from './behind-pages.ts';
import { countAnswered } from './count-answered.ts';
import { asking, knownOf } from './known.ts';

/**
 * Answers a form that was sent without script, and counts the step it answered.
 *
 * @returns undefined where no form is taken
 * @throws {Redirect} the visitor belongs elsewhere
 */
export async function answerForm(posted: PostedForm): Promise<Answered | LinkAnswered | undefined> {
  const answered = await takeForm(posted);
  if (answered && 'to' in answered)
    await countAnswered(asking(posted.visitor, posted.language), posted.pathname, answered.to);
  return answered;
}

async function takeForm(posted: PostedForm): Promise<Answered | LinkAnswered | undefined> {
  const { pathname, fields, config, language, visitor } = posted;
  const place = placeAt(pathname);
  const site: Site = { config, program: programIn(config) };
  const form = new URLSearchParams(fields);
  const plain = { form, language, site, ask: asking(visitor, language) };
  const known = knownOf(visitor);
  if (place && behindAddresses.includes(place.address))
    return answerBehind({ form, language, visitor }, place);
  switch (place?.address) {
    case '/application/$step':
      return answerStep({ ...plain, path: place.params.step ?? '' }, known);
    case '/application/pending-confirm':
      return answerPending(plain, known);
    case '/application/welcome-page':
      return { estimate: noEstimate, to: form.has('anew') ? '/application/project-type' : pathname };
    case '/finished':
      return { estimate: noEstimate, to: pathname };
    default:
      return undefined;
  }
}
