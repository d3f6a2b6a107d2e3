import type { PageVisitor } from '@ndp/contract/written-page.ts';
import type { Language } from '@ndp/flows/message.ts';
import type { Place } from '../routing/addresses.ts';
import { answerCheck } from './answer-check.ts';
import { answerOverview } from './answer-overview.ts';
import { answerSection, type LinkAnswered } from './answer-section.ts';
import { answerSigning } from './answer-signing.ts';
import { openBehind } from './behind.ts';
import { asking } from './known.ts';

interface Posted {
  readonly form: URLSearchParams;
  readonly language: Language;
  readonly visitor: PageVisitor;
}

/**
 * Answers a form of a page behind a mailed link, in the language its page was written in.
 *
 * @returns undefined where no form is taken
 * @throws {Redirect} the link opens nothing, or another page
 */
export async function answerBehind(
  posted: Posted,
  { address, params }: Place,
): Promise<LinkAnswered | undefined> {
  const { id = '', token = '', step = '' } = params;
  if (address === '/grant/signing/$token') return answerSigning(posted, token);
  const { visitor, language: chosen } = posted;
  const link = { id, token };
  const opened = await openBehind(link, asking(visitor, chosen), visitor);
  const language = visitor.hasChosen ? chosen : (opened.application?.language ?? chosen);
  const plain = { ...posted, language, ask: asking(visitor, language), link, opened };
  switch (address) {
    case '/additional-data/$step/$id/$token':
      return answerSection(plain, step);
    case '/additional-data/check/$id/$token':
      return answerCheck(plain);
    case '/additional-data/overview/$id/$token':
      return answerOverview(plain);
    default:
      return undefined;
  }
}
