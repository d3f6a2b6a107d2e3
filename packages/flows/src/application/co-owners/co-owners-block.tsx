import { useLanguage } from '../../language.tsx';
import type { CoOwnerField, TypedCoOwner } from './add-co-owner.tsx';
import { CoOwnerEditor } from './co-owner-editor.tsx';
import styles from './co-owners.module.css';
import { useCoOwnersStore } from './co-owners-store.tsx';
import { coOwnerMessages as texts } from './messages.ts';

interface CoOwnersBlockProps {
  readonly typed: TypedCoOwner;
  readonly onType: (patch: TypedCoOwner) => void;
  readonly problem: (field: CoOwnerField) => string | undefined;
}

/** On the step of the consents: who else owns the building, and why it helps to say so. */
export function CoOwnersBlock(props: CoOwnersBlockProps) {
  const { say } = useLanguage();
  const store = useCoOwnersStore();
  if (!store) return null;
  return (
    <section className={styles.block} aria-labelledby="co-owners">
      <h2 id="co-owners">{say(texts.title_optional)}</h2>
      <p>{say(texts.why)}</p>
      <p>{say(texts.how)}</p>
      <p className={styles.soft}>{say(texts.saved_at_once)}</p>
      <CoOwnerEditor store={store} {...props} />
    </section>
  );
}
