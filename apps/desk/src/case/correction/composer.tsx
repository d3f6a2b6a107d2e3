import {
  type CaseCorrections,
  type CaseRound,
  keepCorrection,
  sendCorrection,
} from '@ndp/contract/desk/corrections.ts';
import { correctionDays } from '@ndp/domain/workflow/correction-round.ts';
import {
  answerSentences,
  type CorrectionSentence,
  documentSentences,
} from '@ndp/flows/application/corrections/sentences.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import control from '@ndp/ui/control.module.css';
import { FieldFrame } from '@ndp/ui/field-frame.tsx';
import { controlId } from '@ndp/ui/field-ids.ts';
import { SelectField } from '@ndp/ui/select-field.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useEffect, useState } from 'react';
import { sendWith } from '../../act-form.tsx';
import { askDesk, NotDone } from '../../ask.ts';
import { Failure } from '../../page/failure.tsx';
import { useAct } from '../../use-act.ts';
import { useUnsaved } from '../../use-unsaved.ts';
import styles from '../case.module.css';
import type { CasePartProps } from '../case-part.ts';
import { correctionMessages as texts } from './messages.ts';

type Place = CaseCorrections['places'][number];
type Item = Pick<CaseRound['items'][number], 'place' | 'sentence' | 'words'>;

interface ComposerProps extends CasePartProps {
  readonly places: readonly Place[];
  readonly draft: CaseRound | undefined;
}

/** So long after the last change the list is kept. */
const keepMs = 1000;
const dayMs = 86_400_000;
const dayAfter = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

/** Collects what is to be corrected, and sends all of it at once. */
export function Composer({ partner, shown, onDone, places, draft }: ComposerProps) {
  const { say, language } = useLanguage();
  const acting = useAct();
  const [items, setItems] = useState<readonly Item[]>(draft?.items ?? []);
  const [due, setDue] = useState(draft?.due_on ?? dayAfter(correctionDays.usual));
  const [isTried, setTried] = useState(false);
  const params = { partner: partner.id, reference: shown.reference };
  const body = {
    items: items.map(({ place, sentence, words }) => ({ place, sentence, words })),
    due_on: due,
  };
  const change = (place: string, patch: Partial<Item>) =>
    setItems(items.map((item) => (item.place === place ? { ...item, ...patch } : item)));
  const isBare = ({ sentence, words }: Item) => sentence === null && words.trim() === '';
  const typed = JSON.stringify(body);
  const [kept, setKept] = useState(typed);
  const [notKept, setNotKept] = useState<NotDone>();
  useUnsaved(typed !== kept);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed says when it is to be kept
  useEffect(() => {
    if (typed === kept) return;
    const timer = setTimeout(() => {
      askDesk(language, keepCorrection, { params, body }).then(
        () => {
          setKept(typed);
          setNotKept(undefined);
        },
        (cause: unknown) => setNotKept(NotDone.of(cause)),
      );
    }, keepMs);
    return () => clearTimeout(timer);
  }, [typed, kept]);
  const send = async () => {
    setTried(true);
    if (items.some(isBare)) return;
    await acting.run(async () => {
      await askDesk(language, sendCorrection, { params, body });
      onDone(say(texts.sent));
    });
  };
  return (
    <form method="post" className={styles.form} onSubmit={sendWith(send)}>
      <h3>{say(texts.new_round)}</h3>
      <p className={styles.soft}>{say(texts.how)}</p>
      {items.map((item) => (
        <ItemFields
          key={item.place}
          item={item}
          label={places.find(({ place }) => place === item.place)?.label ?? item.place}
          error={isTried && isBare(item) ? say(texts.needs_words) : undefined}
          onChange={(patch) => change(item.place, patch)}
          onRemove={() => setItems(items.filter(({ place }) => place !== item.place))}
        />
      ))}
      <SelectField
        name="correction_place"
        label={say(texts.add)}
        emptyText={say(texts.choose)}
        value={undefined}
        options={places
          .filter(({ place }) => !items.some((item) => item.place === place))
          .map(({ place, group, label }) => ({ value: place, label: `${group}: ${label}` }))}
        onChange={(place) => place && setItems([...items, { place, sentence: null, words: '' }])}
      />
      {items.length > 0 && (
        <>
          <FieldFrame name="correction_due" label={say(texts.due)} controlId={controlId('correction_due')}>
            <input
              type="date"
              id={controlId('correction_due')}
              className={control.control}
              value={due}
              min={dayAfter(1)}
              max={dayAfter(correctionDays.most)}
              onChange={(event) => setDue(event.target.value)}
            />
          </FieldFrame>
          <div className={styles.buttons}>
            <Button type="submit" busy={acting.isBusy}>
              {say(texts.send, { count: items.length })}
            </Button>
          </div>
        </>
      )}
      <p className={styles.soft} role="status">
        {items.length > 0 && typed === kept ? say(texts.kept) : ''}
      </p>
      <Failure failure={acting.failure ?? notKept} />
    </form>
  );
}

interface ItemProps {
  readonly item: Item;
  readonly label: string;
  readonly error: string | undefined;
  readonly onChange: (patch: Partial<Item>) => void;
  readonly onRemove: () => void;
}

function ItemFields({ item, label, error, onChange, onRemove }: ItemProps) {
  const { say } = useLanguage();
  const sentences = item.place.startsWith('document.') ? documentSentences : answerSentences;
  const name = item.place.replace(/[^a-z_]/g, '-');
  return (
    <fieldset className={`${styles.item} ${styles.form}`}>
      <legend>{label}</legend>
      <SelectField
        name={`sentence_${name}`}
        label={say(texts.sentence)}
        emptyText={say(texts.own)}
        value={item.sentence ?? undefined}
        error={error}
        options={Object.entries(sentences).map(([value, sentence]) => ({
          value: value as CorrectionSentence,
          label: say(sentence),
        }))}
        onChange={(sentence) => onChange({ sentence: sentence ?? null })}
      />
      <TextField
        name={`words_${name}`}
        label={say(texts.words)}
        help={say(texts.words_help)}
        value={item.words}
        multiline
        rows={2}
        maxLength={2000}
        onChange={(words) => onChange({ words })}
      />
      <div>
        <Button variant="link" label={say(texts.remove_label, { place: label })} onClick={onRemove}>
          {say(texts.remove)}
        </Button>
      </div>
    </fieldset>
  );
}
