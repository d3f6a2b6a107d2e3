import { editWording, type WordingText } from '@ndp/contract/desk/wording.ts';
import { findWordingProblems, longestText, placesIn } from '@ndp/flows/check-wording.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { languages } from '@ndp/flows/message.ts';
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
export function TextForm({ text: { was, now, key, changes }, partner, onDone }: TextFormProps) {
  const { say, language } = useLanguage();
  const [typed, setTyped] = useState(now ?? was);
  const action = useAction();
  const before = now ?? was;
  useUnsaved(typed.pl !== before.pl || typed.en !== before.en);
  const isGone = key === '';
  const problems = isGone ? [] : findWordingProblems({ was, now: typed });
  const send = (next: WordingText['now']) =>
    action.run(async () => {
      const body = { was, now: next, seen: changes[0]?.n ?? null };
      onDone(await askDesk(language, editWording, { params: { partner: partner.id }, body }));
    });
  const errorOf = (of: 'pl' | 'en') => {
    const problem = problems.find((each) => each.language === of);
    if (!problem) return undefined;
    const isPlace = problem.rule === 'missing' || problem.rule === 'unknown';
    return say(wordingRules[problem.rule], { what: isPlace ? `{${problem.what}}` : problem.what });
  };
  const places = [...new Set(languages.flatMap((of) => placesIn(was[of]).map(({ name }) => `{${name}}`)))];
  return (
    <>
      <ActionForm
        className={styles.form}
        action={action}
        button={say(isGone ? texts.take_back : texts.save)}
        onSend={() => problems.length === 0 && send(isGone ? null : typed)}
      >
        {!isGone && places.length > 0 && <p>{say(texts.places, { places: places.join(', ') })}</p>}
        {!isGone && (
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
                onChange={(value) => setTyped({ ...typed, [of]: value })}
              />
            ))}
          </div>
        )}
        {!isGone && problems.length === 0 && <TextPreview message={typed} partner={partner.title} />}
      </ActionForm>
      <div className={styles.acts}>
        {now && !isGone && (
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
