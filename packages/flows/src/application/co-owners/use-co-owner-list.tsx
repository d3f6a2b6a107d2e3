import { focusField } from '@ndp/ui/field-ids.ts';
import { useState } from 'react';
import { useFormMessage } from '../../form/form-message.tsx';
import { useLanguage } from '../../language.tsx';
import type { Message, MessageValues } from '../../message.ts';
import { explain } from '../../problems.ts';
import type { CoOwnersStore, ListedCoOwner } from './co-owners-store.tsx';
import {
  type CoOwnerField,
  coOwnerActs,
  type Faults,
  faultsOf,
  fieldOf,
  type TypedCoOwner,
  typedIn,
} from './faults.ts';
import { coOwnerMessages as texts } from './messages.ts';
import { coOwner, type NamedCoOwner } from './rules.ts';

const nothingTyped: TypedCoOwner = { co_owner_name: '', co_owner_email: '' };

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
  const formMessage = useFormMessage(...Object.values(coOwnerActs));
  const refused = formMessage?.isDone === false ? formMessage : undefined;
  const [faults, setFaults] = useState<Faults>(() =>
    refused?.text === '' ? faultsOf(store, typedIn(refused)) : {},
  );
  const [failure, setFailure] = useState(refused?.text || undefined);
  const [done, setDone] = useState<Done | undefined>(
    formMessage?.isDone ? { message: texts.reminded, values: { email: formMessage.text } } : undefined,
  );

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
    const all = faultsOf(store, person);
    setFaults(all);
    setDone(undefined);
    const first = Object.values(fieldOf).find((field) => all[field] !== undefined);
    if (first) focusField(first);
    return first ? undefined : coOwner.parse(person);
  }

  return {
    /** What was answered without script. */
    told: formMessage,
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
