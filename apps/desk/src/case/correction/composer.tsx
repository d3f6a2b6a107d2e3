import type { CaseCorrections, CaseRound } from '@ndp/contract/desk/corrections.ts';
import { correctionDays } from '@ndp/domain/workflow/correction-round.ts';
import {
  answerSentences,
  type CorrectionSentence,
  documentSentences,
} from '@ndp/flows/application/corrections/sentences.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { unfilledFields } from '@ndp/flows/standard-answer.ts';
import { Button } from '@ndp/ui/button.tsx';
import control from '@ndp/ui/control.module.css';
import { FieldFrame } from '@ndp/ui/field-frame.tsx';
import { controlId } from '@ndp/ui/field-ids.ts';
import { SelectField } from '@ndp/ui/select-field.tsx';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { sendWith } from '../../action-form.tsx';
import { Failure } from '../../page/failure.tsx';
import { dayAfter } from '../../polish-today.ts';
import { AnsweredField, useAnswers, useTextFault } from '../answer-picker.tsx';
import styles from '../case.module.css';
import type { CasePartProps } from '../case-part.ts';
import { correctionMessages as texts } from './messages.ts';
import { OtherListBeside } from './other-list.tsx';
import { Proposal, proposalProblem } from './proposal.tsx';
import { type CorrectionList, type Item, useKeptList } from './use-kept-list.ts';
import type { WantedPlace } from './wanted-place.ts';

type Place = CaseCorrections['places'][number];

interface ComposerProps extends CasePartProps {
  readonly places: readonly Place[];
  readonly draft: CaseRound | undefined;
  /** What was pressed beside its answer. */
  readonly wanted: WantedPlace | undefined;
}

/** Collects what is to be corrected, and sends all of it at once. */
export function Composer({ partner, shown, onDone, places, draft, wanted }: ComposerProps) {
  const { say, language } = useLanguage();
  const key = { partner: partner.id, reference: shown.reference };
  const office = useKeptList(key, draft);
  const answers = useAnswers(key);
  const [isTried, setTried] = useState(false);
  const { list, other } = office;
  const { items } = list;
  const labelOf = (place: string) => places.find((each) => each.place === place)?.label ?? place;
  const send = async () => {
    setTried(true);
    const isUnready = (item: Item) =>
      isBare(item) || unfilledFields(item.words).length > 0 || proposalProblem(item, language) !== undefined;
    if (other || items.some(isUnready)) return;
    if (await office.send()) onDone(say(texts.sent));
  };
  return (
    <form method="post" className={styles.form} onSubmit={sendWith(send)}>
      <h3>{say(texts.new_round)}</h3>
      <p className={styles.soft}>{say(texts.how)}</p>
      <Items
        {...{ places, items, answers, isTried, labelOf, wanted }}
        isKept={office.isKept}
        onChange={office.setItems}
      />
      {items.length > 0 && <Due list={list} onChange={office.setDue} />}
      {items.length > 0 && !other && (
        <div className={styles.buttons}>
          <Button type="submit" busy={office.isBusy}>
            {say(texts.send, { count: items.length })}
          </Button>
        </div>
      )}
      <p className={styles.soft} role="status">
        {items.length > 0 && office.isKept && !other ? say(texts.kept) : ''}
      </p>
      <Failure failure={office.failure} />
      {other && (
        <OtherListBeside
          {...{ other, labelOf }}
          own={items}
          isBusy={office.isBusy}
          onTake={office.take}
          onKeepOwn={() => void office.keepOwn()}
          onTakeOther={() => void office.takeOther()}
        />
      )}
    </form>
  );
}

/** Whether it is not said what is to be corrected there. */
const isBare = ({ sentence, words }: Item) => sentence === null && words.trim() === '';

interface ItemsProps {
  readonly places: readonly Place[];
  readonly items: readonly Item[];
  readonly answers: ReturnType<typeof useAnswers>;
  readonly isTried: boolean;
  readonly wanted: WantedPlace | undefined;
  /** Whether the server has everything as it is typed. */
  readonly isKept: boolean;
  readonly labelOf: (place: string) => string;
  readonly onChange: (items: readonly Item[]) => void;
}

/** What is asked at each place, and room for another place. */
function Items({ places, items, answers, isTried, wanted, isKept, labelOf, onChange }: ItemsProps) {
  const { language } = useLanguage();
  const [focused, setFocused] = useState<WantedPlace>();
  /** What is wrong there is said next. */
  const add = (place: string) => {
    flushSync(() => onChange([...items, { place, sentence: null, words: '' }]));
    document.getElementById(controlId(sentenceField(place)))?.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each press
  useEffect(() => {
    if (!wanted) return;
    const { place } = wanted;
    if (items.every((item) => item.place !== place))
      onChange([...items, { place, sentence: null, words: '' }]);
    setFocused(wanted);
  }, [wanted]);
  useEffect(() => {
    if (focused) document.getElementById(controlId(wordsField(focused.place)))?.focus();
  }, [focused]);
  return (
    <>
      {items.map((item) => (
        <ItemFields
          key={item.place}
          item={item}
          label={labelOf(item.place)}
          answers={answers}
          isTried={isTried}
          fields={places.find(({ place }) => place === item.place)?.fields ?? []}
          unfit={isTried || isKept ? proposalProblem(item, language) : undefined}
          onChange={(patch) => onChange(items.map((each) => (each === item ? { ...each, ...patch } : each)))}
          onRemove={() => onChange(items.filter((each) => each !== item))}
        />
      ))}
      <PlaceChoice {...{ places, items }} onAdd={add} />
    </>
  );
}

interface DueProps {
  readonly list: CorrectionList;
  readonly onChange: (day: string) => void;
}

/** By which day it is to be corrected. */
function Due({ list, onChange }: DueProps) {
  const { say } = useLanguage();
  return (
    <FieldFrame name="correction_due" label={say(texts.due)} controlId={controlId('correction_due')}>
      <input
        type="date"
        id={controlId('correction_due')}
        className={control.control}
        value={list.due_on}
        min={dayAfter(1)}
        max={dayAfter(correctionDays.most)}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}

interface PlaceChoiceProps {
  readonly places: readonly Place[];
  readonly items: readonly Item[];
  readonly onAdd: (place: string) => void;
}

/** Puts another place of the application on the list. */
function PlaceChoice({ places, items, onAdd }: PlaceChoiceProps) {
  const { say } = useLanguage();
  return (
    <SelectField
      name="correction_place"
      label={say(texts.add)}
      emptyText={say(texts.choose)}
      value={undefined}
      options={places
        .filter(({ place }) => !items.some((item) => item.place === place))
        .map(({ place, group, label }) => ({ value: place, label: `${group}: ${label}` }))}
      onChange={(place) => place && onAdd(place)}
    />
  );
}

const fieldOf = (place: string) => place.replace(/[^a-z_]/g, '-');
const sentenceField = (place: string) => `sentence_${fieldOf(place)}`;
const wordsField = (place: string) => `words_${fieldOf(place)}`;

interface ItemProps {
  readonly item: Item;
  readonly label: string;
  readonly answers: ReturnType<typeof useAnswers>;
  readonly isTried: boolean;
  readonly fields: Place['fields'];
  /** What is wrong with what is proposed. */
  readonly unfit: string | undefined;
  readonly onChange: (patch: Partial<Item>) => void;
  readonly onRemove: () => void;
}

function ItemFields({ item, label, answers, isTried, fields, unfit, onChange, onRemove }: ItemProps) {
  const { say } = useLanguage();
  const fault = useTextFault(item.words);
  const sentences = item.place.startsWith('document.') ? documentSentences : answerSentences;
  return (
    <fieldset className={`${styles.item} ${styles.form}`}>
      <legend>{label}</legend>
      <SelectField
        name={sentenceField(item.place)}
        label={say(texts.sentence)}
        emptyText={say(texts.own)}
        value={item.sentence ?? undefined}
        error={isTried && isBare(item) ? say(texts.needs_words) : undefined}
        options={Object.entries(sentences).map(([value, sentence]) => ({
          value: value as CorrectionSentence,
          label: say(sentence),
        }))}
        onChange={(sentence) => onChange({ sentence: sentence ?? null })}
      />
      <AnsweredField
        name={wordsField(item.place)}
        label={say(texts.words)}
        help={say(texts.words_help)}
        answers={answers}
        text={item.words}
        rows={item.words === '' ? 2 : 6}
        error={isTried ? fault : undefined}
        onChange={(words) => onChange({ words })}
      />
      <Proposal {...{ item, label, fields }} error={unfit} onChange={(proposed) => onChange({ proposed })} />
      <div>
        <Button variant="link" label={say(texts.remove_label, { place: label })} onClick={onRemove}>
          {say(texts.remove)}
        </Button>
      </div>
    </fieldset>
  );
}
