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
type Edit = (people: ApplicationAnswer['co_owners']) => readonly NamedCoOwner[];

/** The co-owners of the application behind a link; every act saves at once. */
export function useCoOwners(link: Link): CoOwnersStore | undefined {
  const { language } = useLanguage();
  const application = useApplication((opened) => opened.application);
  if (!application) return undefined;
  const attempt = (act: Promise<ApplicationAnswer>) => sentenceOf(act.then(keepAnswer), language);
  return {
    coOwners: application.co_owners,
    isOpen: mayNameCoOwners(application.status),
    isCoOwner: application.client.client_type === 'co_owner',
    isSent: !isOpen(application.status),
    ownAddresses: [application.contact_email, application.client.contact_email].filter(
      (email) => email !== null,
    ),
    add: (person) => attempt(change(link, (people) => [...people, person])),
    remove: ({ id }) => attempt(change(link, (people) => people.filter((person) => person.id !== id))),
    remind: ({ id }) => attempt(ask(remindCoOwner, { params: { ...link, co_owner: id } })),
  };
}

/**
 * Changes the list as it stands on the server. Where it changed in another window meanwhile, the same change is made
 * to that list, so that nobody disappears from it.
 */
async function change(link: Link, edit: Edit) {
  const { application } = useApplication.getState();
  try {
    return await save(link, application, edit);
  } catch (error) {
    const current = conflictIn(error);
    if (!current) throw error;
    return save(link, current, edit);
  }
}

function save(link: Link, application: ApplicationAnswer | undefined, edit: Edit) {
  const people = edit(application?.co_owners ?? []).map(({ name, email }) => ({ name, email }));
  const headers = { 'if-match': `"${application?.revision ?? 0}"` };
  return ask(saveCoOwners, { params: link, body: { co_owners: people }, headers });
}
