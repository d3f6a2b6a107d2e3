import { getNotMe, getPersonalData, type PersonalDataAnswer } from '@ndp/contract/calls/privacy.ts';
import type { Link } from '@ndp/contract/link.ts';
import { unlessGone } from '../attempt/problem.ts';
import { redirect } from '../routing/signals.ts';
import { openIn } from '../site/language-choice.ts';
import { ask as own } from '../site/site.ts';

/** What a link “this was not me” is about; undefined when it opens nothing. */
export function loadNotMe({ id, token }: Link, ask = own) {
  return unlessGone(ask(getNotMe, { params: { id, token } }));
}

/**
 * What is kept behind an application's link.
 *
 * @throws a redirect to the INVALID_TOKEN page when the link opens nothing
 */
export async function loadPersonalData({ id, token }: Link, ask = own): Promise<PersonalDataAnswer> {
  const data = await unlessGone(ask(getPersonalData, { params: { id, token } }));
  if (!data) throw redirect({ to: '/error', search: { code: 'INVALID_TOKEN' }, replace: true });
  if (ask === own) openIn(data.language);
  return data;
}
