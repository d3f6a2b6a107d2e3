import { AnswerLine } from '@ndp/ui/answer-line.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { useLive } from '@ndp/ui/use-live.ts';
import { type ReactNode, useState } from 'react';
import { useFormMessage } from '../../form/form-message.tsx';
import { LongTextField } from '../../form/long-text-field.tsx';
import { useLanguage } from '../../language.tsx';
import { formatDate } from '../../numbers.ts';
import { CoveredValue } from '../check/covered-value.tsx';
import styles from './correction-panel.module.css';
import { correctionMessages as texts } from './messages.ts';
import { type CorrectedPlace, placeOf } from './places.ts';
import { type CorrectionRound, type Proposal, type RoundItem, sayItem } from './remarks.ts';

interface PanelProps {
  readonly correction: CorrectionRound;
  /** The day in Poland, `YYYY-MM-DD`. */
  readonly today: string;
  /** When the application expires unless it is sent; null where nothing expires. */
  readonly until: string | null;
  /** Leads to where the thing is corrected, with the text given; nothing where it is on this page. */
  readonly linkTo: (place: CorrectedPlace, text: string, label: string) => ReactNode;
  /** Accepts what is proposed there; nothing where nothing can be accepted on this page. */
  readonly acceptAt?: ((place: string, label: string) => ReactNode) | undefined;
  /** Keeps what is said to one thing; resolves to whether it is kept. */
  readonly keepWords: (place: string, words: string) => Promise<boolean>;
  /** It stands in a form already, which sends what is said with it. */
  readonly isWithin?: boolean;
  /** The heading of the page says already what is asked. */
  readonly isTask?: boolean;
  /** How everything is sent. */
  readonly end?: ReactNode;
}

/** Everything that is asked to be corrected, each with the way to its place and room for an answer. */
export function CorrectionPanel({
  correction,
  linkTo,
  acceptAt,
  keepWords,
  isWithin = false,
  isTask = false,
  end,
  ...dated
}: PanelProps) {
  const { say, language } = useLanguage();
  const formMessage = useFormMessage(keepWordsField);
  const isLive = useLive();
  const { today, until } = dated;
  const isLate = correction.due_on < today;
  const items = correction.items.filter(({ is_cancelled }) => !is_cancelled);
  if (items.length === 0) return null;
  const content = (
    <>
      <ol className={styles.items}>
        {items.map((item) => (
          <Item
            key={`${correction.round} ${item.place}`}
            {...{ item, linkTo, acceptAt, keepWords, isTask }}
          />
        ))}
      </ol>
      {!isLive && (
        <div>
          <Button type="submit" variant="secondary" name={keepWordsField}>
            {say(texts.keep)}
          </Button>
        </div>
      )}
      {formMessage && (
        <AnswerLine role="status" isFirst>
          {say(formMessage.isDone ? texts.words_kept : texts.words_not_kept)}
        </AnswerLine>
      )}
      {end}
    </>
  );
  const panel = (
    <>
      <p>
        {say(isLate ? texts.lead_late : isTask ? texts.lead_task : texts.lead, {
          day: formatDate(correction.due_on, language),
        })}{' '}
        {until && say(isLate ? texts.until_late : texts.until, { until: formatDate(until, language) })}
      </p>
      {isWithin ? (
        content
      ) : (
        <form method="post" className={styles.form} onSubmit={(event) => event.preventDefault()}>
          {content}
        </form>
      )}
    </>
  );
  if (isTask) return panel;
  return (
    <Notice tone="warning" title={say(texts.title)}>
      {panel}
    </Notice>
  );
}

/** What saving everything that is said is sent as without script. */
export const keepWordsField = 'keep_words';

/** The field of what is said to one thing. */
export function wordsField(place: string): string {
  return `words-${place.replace(/[^a-z_]/g, '-')}`;
}

/** The id of the heading of one thing. */
export function itemHeading(place: string): string {
  return `item-${place.replace(/[^a-z_]/g, '-')}`;
}

/** What accepting what is proposed at a place is sent as without script. */
export const acceptField = 'accept_item';

function Item({
  item,
  linkTo,
  acceptAt,
  keepWords,
  isTask = false,
}: Pick<PanelProps, 'linkTo' | 'acceptAt' | 'keepWords' | 'isTask'> & { readonly item: RoundItem }) {
  const { say, language } = useLanguage();
  const Heading = isTask ? 'h2' : 'h3';
  const formMessage = useFormMessage(keepWordsField);
  const [words, setWords] = useState(formMessage?.typed?.[wordsField(item.place)] ?? item.answer);
  const [state, setState] = useState<'none' | 'kept' | 'not_kept'>('none');
  const place = placeOf(item.place);
  const isWhole = place.of === 'section' && place.field === undefined;
  const name = isWhole ? say(texts.whole, { part: say(place.label) }) : say(place.label);
  const stands = item.is_changed ? texts.changed : item.answer === '' ? texts.open : texts.said;
  const canAccept = acceptAt !== undefined && item.proposal?.is_accepted === false;
  const keep = async () => {
    if (words.trim() === item.answer) return;
    setState((await keepWords(item.place, words.trim())) ? 'kept' : 'not_kept');
  };
  return (
    <li className={styles.item}>
      <Heading id={itemHeading(item.place)} tabIndex={-1} className={styles.head}>
        {name}
      </Heading>
      <p className={styles.state}>{say(stands)}</p>
      <p>{sayItem(item, language)}</p>
      {item.proposal && <Beside proposal={item.proposal} name={name} />}
      <div className={`${styles.ways} no-print`}>
        {canAccept && acceptAt(item.place, say(texts.accept_label, { place: name }))}
        {linkTo(place, say(texts.correct), say(texts.correct_label, { place: name }))}
      </div>
      <details open={item.answer !== '' || formMessage?.typed !== undefined}>
        <summary aria-label={say(texts.instead_label, { place: name })}>{say(texts.instead)}</summary>
        <LongTextField
          name={wordsField(item.place)}
          label={say(texts.words, { place: name })}
          help={say(texts.words_help)}
          value={words}
          rows={2}
          maxLength={2000}
          suggestion={state === 'none' ? undefined : say(texts[state])}
          onChange={setWords}
          onBlur={() => void keep()}
        />
      </details>
    </li>
  );
}

/** What stands at a place beside what is proposed; covered numbers stay covered until they are looked at. */
function Beside({ proposal, name }: { readonly proposal: Proposal; readonly name: string }) {
  const { say } = useLanguage();
  const { now, proposed, is_accepted } = proposal;
  const lines = [
    [say(texts.stands), now],
    [say(texts.proposed), proposed],
  ] as const;
  return (
    <>
      <dl className={styles.beside}>
        {lines.map(([label, line]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {line?.full && line.full !== line.value ? (
                <CoveredValue label={`${label}: ${name}`} covered={line.value} full={line.full} />
              ) : (
                (line?.value ?? say(texts.none))
              )}
            </dd>
          </div>
        ))}
      </dl>
      {!is_accepted && <p className={styles.state}>{say(texts.accept_how)}</p>}
    </>
  );
}
