import { mostTexts, readWording } from '@ndp/contract/desk/wording.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { keyOfText } from '@ndp/flows/wording.ts';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useEffect, useState } from 'react';
import { ActionForm } from '../action-form.tsx';
import { askDesk } from '../ask.ts';
import { Failure } from '../page/failure.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import { useAction } from '../use-action.ts';
import { useLoaded } from '../use-loaded.ts';
import { wordingMessages as texts } from './messages.ts';
import { TextEntry } from './text-entry.tsx';
import styles from './wording.module.css';

/** What is typed is looked for so long after the last key, ms. */
const restMs = 300;

/** The texts of portal and mails: looked for by their words, and put otherwise. */
export function WordingPage({ partner }: { readonly partner: DeskPartner }) {
  const { say, language } = useLanguage();
  const [words, setWords] = useState('');
  const { answer, failure, again } = useLoaded(`wording ${partner.id} ${words}`, () =>
    askDesk(language, readWording, { params: { partner: partner.id }, query: words ? { words } : {} }),
  );
  const shown = answer && answer.found > mostTexts ? 'some' : 'all';
  return (
    <>
      <h1>{say(texts.title)}</h1>
      <p>{say(texts.lead)}</p>
      <SearchForm onSearch={(typed) => (typed === words ? again() : setWords(typed))} />
      <Failure failure={failure} onAgain={again} />
      <p role="status">
        {answer &&
          words &&
          say(texts.found, { found: answer.found, all: answer.all, shown, most: mostTexts })}{' '}
        {answer && say(texts.own, { reworded: answer.reworded })}
      </p>
      {answer?.texts.map((text) => (
        <TextEntry
          key={keyOfText(text.was)}
          text={text}
          partner={partner}
          mayEdit={partner.acts.includes('edit-wording')}
        />
      ))}
    </>
  );
}

/** The search: it looks while one types, the button at once. */
function SearchForm({ onSearch }: { readonly onSearch: (words: string) => void }) {
  const { say } = useLanguage();
  const [typed, setTyped] = useState('');
  const [searched, setSearched] = useState('');
  const searching = useAction();
  const search = (words: string) => {
    setSearched(words);
    onSearch(words);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed says when it is looked for
  useEffect(() => {
    const words = typed.trim();
    if (words === searched) return;
    const timer = setTimeout(() => search(words), restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <ActionForm
      className={styles.search}
      action={searching}
      button={say(texts.search)}
      onSend={() => search(typed.trim())}
    >
      <TextField
        name="words"
        type="search"
        label={say(texts.words)}
        help={say(texts.words_help)}
        maxLength={200}
        value={typed}
        onChange={setTyped}
      />
    </ActionForm>
  );
}
