import { useState } from 'react';
import { useLanguage } from '../../language.tsx';
import type { TypedCoOwner } from './add-co-owner.tsx';
import { CoOwnerEditor } from './co-owner-editor.tsx';
import type { CoOwnersStore } from './co-owners-store.tsx';
import { coOwnerMessages as texts } from './messages.ts';

/** On the overview: what the co-owners have answered. Nothing, where there are none and none can be named. */
export function CoOwnersSection({ store }: { readonly store: CoOwnersStore }) {
  const { say } = useLanguage();
  const [typed, setTyped] = useState<TypedCoOwner>({});
  const isEmpty = store.coOwners.length === 0;
  if (isEmpty && !store.isOpen) return null;
  return (
    <section aria-labelledby="co-owners">
      <h2 id="co-owners">{say(texts.title)}</h2>
      {isEmpty && <p>{say(texts.none)}</p>}
      <CoOwnerEditor
        store={store}
        typed={typed}
        onType={(patch) => setTyped((before) => ({ ...before, ...patch }))}
        folded
      />
    </section>
  );
}
