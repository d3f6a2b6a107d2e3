import { AnswerLine } from '@ndp/ui/answer-line.tsx';
import { type ReactNode, useRef, useState } from 'react';
import { useFormMessage } from '../../form/form-message.tsx';
import { useLanguage } from '../../language.tsx';
import { AddCoOwner } from './add-co-owner.tsx';
import { CoOwnerList } from './co-owner-list.tsx';
import styles from './co-owners.module.css';
import { type CoOwnersStore, useCoOwnersStore } from './co-owners-store.tsx';
import { type CoOwnerField, coOwnerActs, type TypedCoOwner } from './faults.ts';
import { coOwnerMessages as texts } from './messages.ts';
import { mostCoOwners } from './rules.ts';
import { useCoOwnerList } from './use-co-owner-list.tsx';

interface CoOwnerEditorProps {
  readonly store: CoOwnersStore;
  readonly typed: TypedCoOwner;
  readonly onType: (patch: TypedCoOwner) => void;
  /** What the form around it finds wrong. */
  readonly problem?: (field: CoOwnerField) => string | undefined;
  /** Whether the fields for one more are folded away until they are asked for. */
  readonly folded?: boolean;
}

/** The list of co-owners and, as long as it may be changed, the fields for one more. */
function CoOwnerEditor({ store, typed, onType, problem, folded = false }: CoOwnerEditorProps) {
  const { say } = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const list = useCoOwnerList(store, onType, () => place.current?.focus());
  const { coOwners, isOpen } = store;
  const isFull = coOwners.length >= mostCoOwners;
  const mayAdd = isOpen && store.isCoOwner;
  const isAnswered = useFormMessage(coOwnerActs.add) !== undefined;
  const adding = (
    <AddCoOwner
      typed={typed}
      onType={onType}
      problem={(field) => list.faultOf(field) ?? problem?.(field)}
      isBusy={list.isBusy}
      onAdd={list.add}
    />
  );
  return (
    <div className={styles.editor} ref={place} tabIndex={-1}>
      {coOwners.length > 0 && (
        <CoOwnerList store={store} isBusy={list.isBusy} onRemove={list.remove} onRemind={list.remind} />
      )}
      <AnswerLine role="status" className={styles.done} isFirst={list.told?.isDone === true}>
        {list.done}
      </AnswerLine>
      {list.failure !== undefined && (
        <AnswerLine role="alert" className={styles.problem} isFirst={list.told?.isDone === false}>
          {list.failure}
        </AnswerLine>
      )}
      {mayAdd && isFull && <p className={styles.soft}>{say(texts.full, { count: mostCoOwners })}</p>}
      {mayAdd && !isFull && !folded && adding}
      {mayAdd && !isFull && folded && (
        <details className={styles.folded} open={isAnswered}>
          <summary>{say(texts.one_more)}</summary>
          <p className={styles.soft}>{say(store.isSent ? texts.how_now : texts.how)}</p>
          {adding}
        </details>
      )}
    </div>
  );
}

interface CoOwnersBlockProps {
  readonly typed: TypedCoOwner;
  readonly onType: (patch: TypedCoOwner) => void;
  readonly problem: (field: CoOwnerField) => string | undefined;
  /** Whether the others' consent is on paper, and its box. */
  readonly onPaper: ReactNode;
}

/** On the step of the consents, for whoever owns a part: who else owns the building, or that their consent is on paper. */
export function CoOwnersBlock({ onPaper, ...props }: CoOwnersBlockProps) {
  const { say } = useLanguage();
  const store = useCoOwnersStore();
  if (!store) return null;
  const { coOwners, isCoOwner } = store;
  if (!isCoOwner && coOwners.length === 0) return null;
  return (
    <section className={styles.block} aria-labelledby="co-owners">
      <h2 id="co-owners">{say(texts.title)}</h2>
      {isCoOwner ? (
        <>
          <p>{say(texts.why)}</p>
          <p>{say(texts.how)}</p>
          <p className={styles.soft}>{say(texts.saved_at_once)}</p>
        </>
      ) : (
        <p>{say(texts.owner_of_whole)}</p>
      )}
      <CoOwnerEditor store={store} {...props} />
      {isCoOwner && coOwners.length === 0 && onPaper}
    </section>
  );
}

/** Whether there are co-owners, or any can be named. */
export function tellsCoOwners({ coOwners, isOpen, isCoOwner }: CoOwnersStore): boolean {
  return coOwners.length > 0 || (isOpen && isCoOwner);
}

/** On the overview: what the co-owners have answered. */
export function CoOwnersSection({ store }: { readonly store: CoOwnersStore }) {
  const { say } = useLanguage();
  const [typed, setTyped] = useState<TypedCoOwner>({ ...useFormMessage(coOwnerActs.add)?.typed });
  const isEmpty = store.coOwners.length === 0;
  return (
    <section aria-label={say(texts.title)}>
      {isEmpty && <p>{say(texts.none)}</p>}
      <form method="post" onSubmit={(event) => event.preventDefault()} noValidate>
        {/* The first button of a form is pressed by Enter in any of its fields. */}
        <button type="submit" name={coOwnerActs.add} hidden />
        <CoOwnerEditor
          store={store}
          typed={typed}
          onType={(patch) => setTyped((before) => ({ ...before, ...patch }))}
          folded
        />
      </form>
    </section>
  );
}
