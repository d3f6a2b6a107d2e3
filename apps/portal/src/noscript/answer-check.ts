import { saveConsent } from '@ndp/contract/calls/sections.ts';
import { consent } from '@ndp/flows/application/consent/step.ts';
import { guardCheck, tickedStatements } from '../application/guard-section.ts';
import { seenFields } from '../application/plain-fields.ts';
import { conflictIn, savingProblem } from '../application/use-saving.ts';
import { hrefOf } from '../routing/addresses.ts';
import type { LinkAnswered, LinkForm } from './link-answered.ts';
import { keepLinkDraft, openLinkPage } from './link-draft.ts';

/**
 * Sends the statements for what the page showed; what has changed since is shown first.
 *
 * @throws {Redirect} there is something to be answered before
 */
export async function answerCheck(plain: LinkForm): Promise<LinkAnswered> {
  const { form, link, language, ask, visitor, opened } = plain;
  await guardCheck(link, opened);
  if (form.has('language')) return { to: hrefOf({ to: '/additional-data/check/$id/$token', params: link }) };
  const body = consent.fields.parse(tickedStatements(opened));
  const headers = { 'if-match': `"${Number(form.get(seenFields.revision))}"` };
  try {
    await ask(saveConsent, { params: link, body, headers });
    const to = hrefOf({ to: '/additional-data/overview/$id/$token', params: link });
    return { to, kept: keepLinkDraft(visitor) };
  } catch (error) {
    if (conflictIn(error))
      return { again: { linkPage: { opened: await openLinkPage(link, ask, visitor), isChanged: true } } };
    return { again: { problems: savingProblem(error, language), linkPage: { opened } } };
  }
}
