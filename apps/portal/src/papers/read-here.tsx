import type { DocumentText } from '@ndp/contract/document-text.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import type { Language } from '@ndp/flows/message.ts';
import { Button } from '@ndp/ui/button.tsx';
import { FormButton } from '@ndp/ui/form-button.tsx';
import { useFold } from '@ndp/ui/use-fold.ts';
import { useLive } from '@ndp/ui/use-live.ts';
import { useEffect, useState } from 'react';
import { useAttempt } from '../attempt/use-attempt.ts';
import { DocumentView } from './document-view.tsx';
import { paperMessages as texts } from './messages.ts';
import styles from './paper-card.module.css';
import { placeOfPaper } from './paper-card.tsx';

interface ReadHereProps {
  readonly title: string;
  readonly fetchText: (language: Language) => Promise<DocumentText>;
  /** Which paper a form without script asks for. */
  readonly sentAs: string;
  /** Its text, where such a form has asked for it. */
  readonly before?: DocumentText | undefined;
}

/** Name of the button that asks for the text without script. */
export const readField = 'read';

/** A document that unfolds on the page as text, in the language of the page or in the Polish that binds. */
export function ReadHere({ title, fetchText, sentAs, before }: ReadHereProps) {
  const { say, language } = useLanguage();
  const { isOpen, fold } = useFold(before !== undefined);
  const [isBinding, setBinding] = useState(false);
  const [text, setText] = useState(before);
  const isLive = useLive();
  const { attempt, problem } = useAttempt();
  const wanted = isBinding ? 'pl' : language;

  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched when it is unfolded or its language changes
  useEffect(() => {
    if (!isOpen || text?.language === wanted) return;
    void attempt(async () => setText(await fetchText(wanted)));
  }, [isOpen, wanted]);

  function foldUp() {
    const here = fold.ref.current;
    if (!here) return;
    here.open = false;
    here.querySelector('summary')?.focus();
  }

  return (
    <details className={styles.read} open={before !== undefined} {...fold}>
      <summary aria-label={say(texts.readLabel, { title })}>{say(texts.read)}</summary>
      {!isLive && !before && (
        <FormButton
          variant="secondary"
          action={`#${placeOfPaper(sentAs)}`}
          name={readField}
          value={sentAs}
          onAct={() => {}}
        >
          {say(texts.read)}
        </FormButton>
      )}
      {language === 'en' && isLive && (
        <p>
          <Button variant="link" onClick={() => setBinding(!isBinding)}>
            {say(isBinding ? texts.readEnglish : texts.readBinding)}
          </Button>
        </p>
      )}
      {text && <DocumentView text={text} />}
      {text && isLive && (
        <p>
          <Button variant="link" label={say(texts.foldLabel, { title })} onClick={foldUp}>
            {say(texts.fold)}
          </Button>
        </p>
      )}
      {!text && isOpen && <p role="status">{problem?.text ?? say(texts.waiting)}</p>}
      {text && problem && <p role="alert">{problem.text}</p>}
    </details>
  );
}
