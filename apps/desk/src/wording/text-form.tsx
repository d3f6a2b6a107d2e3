import { editWording, type WordingText } from '@ndp/contract/desk/wording.ts';
import { findWordingProblems, longestText, placesIn } from '@ndp/flows/check-wording.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { type Language, languages, type Message } from '@ndp/flows/message.ts';
import { Button } from '@ndp/ui/button.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useState } from 'react';
import { ActionForm } from '../action-form.tsx';
import { askDesk } from '../ask.ts';
import { deskMessages } from '../messages.ts';
import type { DeskPartner } from '../page/shell.tsx';
import { useAction } from '../use-action.ts';
import { useUnsaved } from '../use-unsaved.ts';
import { wordingMessages as texts, wordingRules } from './messages.ts';
import { TextPreview } from './text-preview.tsx';
import styles from './wording.module.css';

interface TextFormProps {
  readonly text: WordingText;
  readonly partner: DeskPartner;
  /** With the text as it was saved; undefined: nothing was. */
  readonly onDone: (saved?: WordingText) => void;
}

const labels = { pl: texts.new_pl, en: texts.new_en };

/** A text while it is worded otherwise, with what it would look like. */
export function TextForm(props: TextFormProps) {
  const { text, partner, onDone } = props;
  const { say } = useLanguage();
  const { typed, setTyped, action, problems, send } = useRewording(props);
  const isGone = text.key === '';
  return (
    <>
      <ActionForm
        className={styles.form}
        action={action}
        button={say(isGone ? texts.take_back : texts.save)}
        onSend={() => problems.length === 0 && send(isGone ? null : typed)}
      >
        {!isGone && <Places was={text.was} />}
        {!isGone && <BothLanguages {...{ text, typed, problems }} onChange={setTyped} />}
        {!isGone && problems.length === 0 && <TextPreview message={typed} partner={partner.title} />}
      </ActionForm>
      <div className={styles.acts}>
        {text.now && !isGone && (
          <Button variant="secondary" busy={action.isBusy} onClick={() => void send(null)}>
            {say(texts.take_back)}
          </Button>
        )}
        <Button variant="secondary" onClick={() => onDone()}>
          {say(deskMessages.cancel)}
        </Button>
      </div>
    </>
  );
}

/** What is typed, what is wrong with it, and the saving; null takes the own words back. */
function useRewording({ text: { was, now, key, changes }, partner, onDone }: TextFormProps) {
  const { language } = useLanguage();
  const before = now ?? was;
  const [typed, setTyped] = useState(before);
  const action = useAction();
  useUnsaved(typed.pl !== before.pl || typed.en !== before.en);
  const problems = key === '' ? [] : findWordingProblems({ was, now: typed });
  const send = (next: WordingText['now']) =>
    action.run(async () => {
      const body = { was, now: next, seen: changes[0]?.n ?? null };
      onDone(await askDesk(language, editWording, { params: { partner: partner.id }, body }));
    });
  return { typed, setTyped, action, problems, send };
}

/** The places of a text that something is put into; its other words keep them. */
function Places({ was }: Pick<WordingText, 'was'>) {
  const { say } = useLanguage();
  const places = new Set(languages.flatMap((of) => placesIn(was[of]).map(({ name }) => `{${name}}`)));
  return places.size > 0 && <p>{say(texts.places, { places: [...places].join(', ') })}</p>;
}

interface BothLanguagesProps {
  readonly text: WordingText;
  readonly typed: Message;
  readonly problems: ReturnType<typeof findWordingProblems>;
  readonly onChange: (typed: Message) => void;
}

function BothLanguages({ text: { was, key }, typed, problems, onChange }: BothLanguagesProps) {
  const { say } = useLanguage();
  const errorOf = (of: Language) => {
    const problem = problems.find((each) => each.language === of);
    if (!problem) return undefined;
    const isPlace = problem.rule === 'missing' || problem.rule === 'unknown';
    return say(wordingRules[problem.rule], { what: isPlace ? `{${problem.what}}` : problem.what });
  };
  return (
    <div className={styles.both}>
      {languages.map((of) => (
        <TextField
          key={of}
          name={`${of}_${key}`}
          label={say(labels[of])}
          multiline
          rows={Math.min(12, 2 + Math.ceil(was[of].length / 60))}
          maxLength={longestText}
          value={typed[of]}
          error={errorOf(of)}
          onChange={(value) => onChange({ ...typed, [of]: value })}
        />
      ))}
    </div>
  );
}
