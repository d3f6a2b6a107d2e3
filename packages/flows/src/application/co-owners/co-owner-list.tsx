import { FormButton } from '@ndp/ui/form-button.tsx';
import { useLanguage } from '../../language.tsx';
import { formatMoment } from '../moment.ts';
import styles from './co-owners.module.css';
import type { CoOwnersStore, ListedCoOwner } from './co-owners-store.tsx';
import { coOwnerActs } from './faults.ts';
import { coOwnerMessages as texts } from './messages.ts';

interface CoOwnerListProps {
  readonly store: CoOwnersStore;
  readonly isBusy: boolean;
  readonly onRemove: (coOwner: ListedCoOwner) => void;
  readonly onRemind: (coOwner: ListedCoOwner) => void;
}

/** Everybody named, what each has answered, and what can still be done. */
export function CoOwnerList({ store, isBusy, onRemove, onRemind }: CoOwnerListProps) {
  const { say } = useLanguage();
  return (
    <ul className={styles.list} aria-label={say(texts.list)}>
      {store.coOwners.map((coOwner) => (
        <li key={coOwner.id} data-state={coOwner.state}>
          <div className={styles.person}>
            <strong>{coOwner.name}</strong>
            <span className={styles.email}>{coOwner.email}</span>
            <Standing coOwner={coOwner} store={store} />
          </div>
          {store.isOpen && coOwner.answered_at === null && (
            <div className={styles.acts}>
              {store.isSent && <Remind {...{ coOwner, isBusy, onRemind }} />}
              <FormButton
                variant="link"
                busy={isBusy}
                label={say(texts.remove_label, { name: coOwner.name })}
                name={coOwnerActs.remove}
                value={coOwner.id}
                isWithin
                onAct={() => onRemove(coOwner)}
              >
                {say(texts.remove)}
              </FormButton>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Where one person stands, in words; an objection also says why. */
function Standing({ coOwner, store }: { readonly coOwner: ListedCoOwner; readonly store: CoOwnersStore }) {
  const { say, language } = useLanguage();
  const { state, reason, answered_at } = coOwner;
  const date = answered_at === null ? '' : formatMoment(answered_at, language);
  const unasked = store.isSent ? texts.not_asked : texts.will_be_asked;
  return (
    <>
      <span className={styles.state}>{say(state === 'named' ? unasked : texts[state], { date })}</span>
      {reason !== null && <span className={styles.reason}>{say(texts.reason, { reason })}</span>}
      {state === 'objected' && store.isOpen && (
        <span className={styles.reason}>{say(texts.objection_help)}</span>
      )}
    </>
  );
}

type RemindProps = Pick<CoOwnerListProps, 'isBusy' | 'onRemind'> & { readonly coOwner: ListedCoOwner };

function Remind({ coOwner, isBusy, onRemind }: RemindProps) {
  const { say } = useLanguage();
  const [text, label] =
    coOwner.state === 'named' ? [texts.send, texts.send_label] : [texts.remind, texts.remind_label];
  return (
    <FormButton
      variant="link"
      busy={isBusy}
      label={say(label, { name: coOwner.name })}
      name={coOwnerActs.remind}
      value={coOwner.id}
      isWithin
      onAct={() => onRemind(coOwner)}
    >
      {say(text)}
    </FormButton>
  );
}
