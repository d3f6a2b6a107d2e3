import type { Ask } from '@ndp/contract/ask.ts';
import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { remindCoOwner, saveCoOwners } from '@ndp/contract/calls/co-owners.ts';
import type { Link } from '@ndp/contract/link.ts';
import { isOpen } from '@ndp/domain/workflow/statuses.ts';
import type { CoOwnersStore } from '@ndp/flows/application/co-owners/co-owners-store.tsx';
import { mayNameCoOwners, type NamedCoOwner } from '@ndp/flows/application/co-owners/rules.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { sentenceOf } from '../attempt/problem.ts';
import { ask } from '../site/site.ts';
import { keepAnswer, useApplication } from './application-store.ts';
import { conflictIn } from './use-saving.ts';

/** Makes another list of the one that stands. */
export type Edit = (people: ApplicationAnswer['co_owners']) => readonly NamedCoOwner[];

/** The co-owners of the application behind a link; every act saves at once. */
export function useCoOwners(link: Link): CoOwnersStore | undefined {
  const { language } = useLanguage();
  const application = useApplication((opened) => opened.application);
  if (!application) return undefined;
  const attempt = (act: Promise<ApplicationAnswer>) => sentenceOf(act.then(keepAnswer), language);
  const change = (edit: Edit) =>
    changeCoOwners(useApplication.getState().application ?? application, link, edit, ask);
  return {
    coOwners: application.co_owners,
    isOpen: mayNameCoOwners(application.status),
    isCoOwner: application.client.client_type === 'co_owner',
    isSent: !isOpen(application.status),
    ownAddresses: ownAddressesOf(application),
    add: (person) => attempt(change((people) => [...people, person])),
    remove: ({ id }) => attempt(change((people) => people.filter((person) => person.id !== id))),
    remind: ({ id }) => attempt(ask(remindCoOwner, { params: { ...link, co_owner: id } })),
  };
}

/** The addresses of whoever applies, at which nobody else can be asked. */
export function ownAddressesOf({ contact_email, client }: ApplicationAnswer): readonly string[] {
  return [contact_email, client.contact_email].filter((email) => email !== null);
}

/**
 * Changes the list as it stands on the server. Where it changed in another window meanwhile, the same change is made
 * to that list, so that nobody disappears from it.
 */
export async function changeCoOwners(application: ApplicationAnswer, link: Link, edit: Edit, by: Ask) {
  const save = (current: ApplicationAnswer) => {
    const people = edit(current.co_owners).map(({ name, email }) => ({ name, email }));
    const headers = { 'if-match': `"${current.revision}"` };
    return by(saveCoOwners, { params: link, body: { co_owners: people }, headers });
  };
  try {
    return await save(application);
  } catch (error) {
    const current = conflictIn(error);
    if (!current) throw error;
    return save(current);
  }
}
