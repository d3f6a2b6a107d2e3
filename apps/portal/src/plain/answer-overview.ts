import { appealRefusal } from '@ndp/contract/calls/appeals.ts';
import { refusalMessages } from '@ndp/flows/application/refusal/messages.ts';
import { say } from '@ndp/flows/message.ts';
import { savingProblem } from '../application/use-saving.ts';
import { hrefOf } from '../routing/addresses.ts';
import type { LinkAnswered, LinkForm } from './answer-section.ts';

/** Takes the appeal against a refusal, the one form of the overview that is sent without script. */
export async function answerOverview(plain: LinkForm): Promise<LinkAnswered | undefined> {
  const { form, link, language, ask, opened } = plain;
  const typed = form.get('appeal');
  if (typed === null) return undefined;
  const again = (text: string): LinkAnswered => ({
    again: { told: { of: 'appeal', text, isDone: false, typed }, behind: { opened } },
  });
  if (typed.trim() === '') return again(say(refusalMessages.needs_text, language));
  try {
    await ask(appealRefusal, { params: link, body: { text: typed } });
    return { to: hrefOf({ to: '/additional-data/overview/$id/$token', params: link }) };
  } catch (error) {
    return again(savingProblem(error, language).join(' '));
  }
}
