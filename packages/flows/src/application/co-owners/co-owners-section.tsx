import { useState } from 'react';
import { useLanguage } from '../../language.tsx';
import type { TypedCoOwner } from './add-co-owner.tsx';
import { CoOwnerEditor } from './co-owner-editor.tsx';
import type { CoOwnersDesk } from './desk.tsx';
import { coOwnerMessages as texts } from './messages.ts';

/** On the overview: what the co-owners have answered. Nothing, where there are none and none can be named. */
export function CoOwnersSection({ desk }: { readonly desk: CoOwnersDesk }) {
  const { say } = useLanguage();
  const [typed, setTyped] = useState<TypedCoOwner>({});
  const isEmpty = desk.coOwners.length === 0;
  if (isEmpty && !desk.isOpen) return null;
  return (
    <section aria-labelledby="co-owners">
      <h2 id="co-owners">{say(texts.title)}</h2>
      {isEmpty && <p>{say(texts.none)}</p>}
      <CoOwnerEditor
        desk={desk}
        typed={typed}
        onType={(patch) => setTyped((before) => ({ ...before, ...patch }))}
        folded
      />
    </section>
  );
}
