import type { WordingText } from '@ndp/contract/desk/wording.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { type Language, languages } from '@ndp/flows/message.ts';
import { Button } from '@ndp/ui/button.tsx';
import { Notice } from '@ndp/ui/notice.tsx';
import { useState } from 'react';
import type { DeskPartner } from '../page/shell.tsx';
import { shortMoment } from '../short-moment.ts';
import { wordingMessages as texts } from './messages.ts';
import { TextForm } from './text-form.tsx';
import styles from './wording.module.css';

interface TextEntryProps {
  readonly text: WordingText;
  readonly partner: DeskPartner;
  readonly mayEdit: boolean;
}

const names = { pl: texts.polish, en: texts.english };

/** A text in both languages, as it stands in the release and as the partner words it, with its history. */
export function TextEntry({ text: given, partner, mayEdit }: TextEntryProps) {
  const { say } = useLanguage();
  const [later, setLater] = useState<WordingText>();
  const [isOpen, setOpen] = useState(false);
  const text = later ?? given;
  const { key, was, now, changes } = text;
  return (
    <article className={styles.text} aria-label={key || was.pl}>
      <div className={styles.head}>
        <code>{key || '–'}</code>
        {now && <strong>{say(texts.changed)}</strong>}
      </div>
      {key === '' && <Notice tone="info">{say(texts.gone)}</Notice>}
      {later && !isOpen && <Notice tone="success" announce="status" title={say(texts.saved)} />}
      <div className={styles.both}>
        {languages.map((language) => (
          <Words key={language} language={language} was={was[language]} now={now?.[language]} />
        ))}
      </div>
      {mayEdit && !isOpen && (
        <Button
          variant="secondary"
          label={say(texts.change, { key: key || was.pl })}
          onClick={() => setOpen(true)}
        >
          {say(texts.change_short)}
        </Button>
      )}
      {isOpen && (
        <TextForm
          text={text}
          partner={partner}
          onDone={(saved) => {
            if (saved) setLater(saved);
            setOpen(false);
          }}
        />
      )}
      {changes.length > 0 && <History changes={changes} />}
    </article>
  );
}

interface WordsProps {
  readonly language: Language;
  readonly was: string;
  readonly now: string | undefined;
}

/** The words of the release, and beneath them those of the partner. */
function Words({ language, was, now }: WordsProps) {
  const { say } = useLanguage();
  const name = say(names[language]);
  return (
    <dl>
      <dt>
        {name}, {say(texts.original)}
      </dt>
      <dd lang={language}>{was}</dd>
      {now !== undefined && (
        <>
          <dt>
            {name}, {say(texts.ours)}
          </dt>
          <dd lang={language}>{now}</dd>
        </>
      )}
    </dl>
  );
}

function History({ changes }: Pick<WordingText, 'changes'>) {
  const { say, locale } = useLanguage();
  return (
    <details>
      <summary>{say(texts.history, { count: changes.length })}</summary>
      <ol className={styles.history}>
        {changes.map(({ n, at, by, now }) => (
          <li key={n}>
            {say(texts.change_of, { at: shortMoment(at, locale), who: by ?? say(texts.from_file) })}:{' '}
            {now ? `„${now.pl}” / “${now.en}”` : say(texts.taken_back)}
          </li>
        ))}
      </ol>
    </details>
  );
}
