import { sayItem } from '@ndp/flows/application/corrections/remarks.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { Button } from '@ndp/ui/button.tsx';
import styles from '../case.module.css';
import { correctionMessages as texts } from './messages.ts';
import { type Item, isSameItem, itemOf, type OtherList } from './use-kept-list.ts';

interface OtherListProps {
  readonly other: OtherList | 'none';
  readonly own: readonly Item[];
  readonly labelOf: (place: string) => string;
  readonly isBusy: boolean;
  readonly onTake: (item: Item) => void;
  readonly onKeepOwn: () => void;
  readonly onTakeOther: () => void;
}

/** The list somebody else has kept, beside the one that is typed, until one of both is chosen. */
export function OtherListBeside({ other, own, labelOf, isBusy, ...on }: OtherListProps) {
  const { say, language } = useLanguage();
  const isNone = other === 'none';
  return (
    <section className={styles.form} aria-labelledby="other-list">
      <h4 id="other-list">{isNone ? say(texts.other_none) : say(texts.other_list, { who: other.who })}</h4>
      <p>{say(texts.other_how)}</p>
      {!isNone && <p>{say(texts.other_due, { day: formatDate(other.due_on, language) })}</p>}
      {!isNone &&
        other.items.map((item) => (
          <OtherItem
            key={item.place}
            item={item}
            own={own.find(({ place }) => place === item.place)}
            label={labelOf(item.place)}
            onTake={() => on.onTake(itemOf(item))}
          />
        ))}
      <div className={styles.buttons}>
        <Button busy={isBusy} onClick={on.onKeepOwn}>
          {say(texts.keep_own)}
        </Button>
        <Button variant="secondary" busy={isBusy} onClick={on.onTakeOther}>
          {say(texts.take_other)}
        </Button>
      </div>
    </section>
  );
}

interface OtherItemProps {
  readonly item: OtherList['items'][number];
  readonly own: Item | undefined;
  readonly label: string;
  readonly onTake: () => void;
}

function OtherItem({ item, own, label, onTake }: OtherItemProps) {
  const { say, language } = useLanguage();
  const theirs = itemOf(item);
  const isSame = own !== undefined && isSameItem(own, theirs);
  const act = say(own ? texts.replace : texts.take);
  return (
    <fieldset className={styles.item}>
      <legend>{label}</legend>
      <p>{sayItem(item, language) || say(texts.nothing)}</p>
      {item.proposed && (
        <p>{say(texts.other_proposed, { line: item.proposed.line ?? say(texts.nothing) })}</p>
      )}
      {isSame ? (
        <p className={styles.soft}>{say(texts.other_same)}</p>
      ) : (
        <Button variant="link" label={say(texts.of_place, { act, place: label })} onClick={onTake}>
          {act}
        </Button>
      )}
    </fieldset>
  );
}
