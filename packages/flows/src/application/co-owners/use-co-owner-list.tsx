import { focusField } from '@ndp/ui/field-ids.ts';
import { useState } from 'react';
import type { Issue } from '../../explainer.ts';
import { useLanguage } from '../../language.tsx';
import type { Message, MessageValues } from '../../message.ts';
import { explain, type Problem } from '../../problems.ts';
import type { CoOwnerField, TypedCoOwner } from './add-co-owner.tsx';
import type { CoOwnersStore, ListedCoOwner } from './co-owners-store.tsx';
import { coOwnerMessages as texts } from './messages.ts';
import { coOwner, isSameAddress, type NamedCoOwner } from './rules.ts';

const fieldOf = { name: 'co_owner_name', email: 'co_owner_email' } as const;
const nothingTyped: TypedCoOwner = { co_owner_name: '', co_owner_email: '' };

type Faults = Readonly<Partial<Record<CoOwnerField, Issue>>>;

/** What was done, kept as it is told: the language may change while it stands there. */
interface Done {
  readonly message: Message;
  readonly values: MessageValues;
}

/**
 * Changes the list and tells how it went. What was typed is cleared only once it is saved.
 *
 * @param focusList  moves the focus to the list, when the button that had it is gone
 */
export function useCoOwnerList(
  store: CoOwnersStore,
  onType: (patch: TypedCoOwner) => void,
  focusList: () => void,
) {
  const { say, language } = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<string>();
  const [done, setDone] = useState<Done>();

  async function attempt(act: Promise<string | undefined>, message: Message, values: MessageValues) {
    setBusy(true);
    setFailure(undefined);
    setDone(undefined);
    const failed = await act;
    setBusy(false);
    setFailure(failed);
    if (failed === undefined) setDone({ message, values });
    return failed === undefined;
  }

  function validate(person: NamedCoOwner): NamedCoOwner | undefined {
    const parsed = coOwner.safeParse(person);
    const issues = parsed.error?.issues ?? [];
    const found: Faults = Object.fromEntries(
      issues.map((issue) => [fieldOf[issue.path[0] as keyof typeof fieldOf], issue]),
    );
    const taken = found.co_owner_email === undefined ? takenBy(store, person.email) : undefined;
    const all = taken ? { ...found, co_owner_email: { message: taken } } : found;
    setFaults(all);
    setDone(undefined);
    const first = Object.values(fieldOf).find((field) => all[field] !== undefined);
    if (first) focusField(first);
    return first ? undefined : parsed.data;
  }

  return {
    isBusy,
    failure,
    done: done && say(done.message, done.values),
    faultOf: (field: CoOwnerField) => faults[field] && explain(faults[field], language),
    async add(person: NamedCoOwner) {
      const accepted = validate(person);
      if (!accepted) return;
      const message = store.isSent ? texts.asked : texts.added;
      if (!(await attempt(store.add(accepted), message, { name: accepted.name }))) return;
      onType(nothingTyped);
      if (!focusField('co_owner_name')) focusList();
    },
    async remove(person: ListedCoOwner) {
      if (await attempt(store.remove(person), texts.removed, { name: person.name })) {
        focusList();
      }
    },
    remind: (person: ListedCoOwner) => attempt(store.remind(person), texts.reminded, { email: person.email }),
  };
}

/** Why an address cannot be that of one more co-owner. */
function takenBy({ coOwners, ownAddresses }: CoOwnersStore, email: string): Problem | undefined {
  if (ownAddresses.some((own) => isSameAddress(own, email))) return 'email_own';
  return coOwners.some((listed) => isSameAddress(listed.email, email)) ? 'email_twice' : undefined;
}
