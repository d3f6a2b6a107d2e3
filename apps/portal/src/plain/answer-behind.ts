import type { Place } from '../routing/addresses.ts';
import { answerCheck } from './answer-check.ts';
import { answerSection, type LinkAnswered, type LinkForm } from './answer-section.ts';
import { openBehind } from './behind.ts';

/**
 * Answers a form of a page behind a mailed link.
 *
 * @returns undefined where no form is taken
 * @throws {Redirect} the link opens nothing, or another page
 */
export async function answerBehind(
  plain: Omit<LinkForm, 'link' | 'opened'>,
  { address, params }: Place,
): Promise<LinkAnswered | undefined> {
  const link = { id: params.id ?? '', token: params.token ?? '' };
  const { ask, visitor } = plain;
  const opened = async () => ({ ...plain, link, opened: await openBehind(link, ask, visitor) });
  switch (address) {
    case '/additional-data/$step/$id/$token':
      return answerSection(await opened(), params.step ?? '');
    case '/additional-data/check/$id/$token':
      return answerCheck(await opened());
    default:
      return undefined;
  }
}
