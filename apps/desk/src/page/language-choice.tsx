import { useLanguage } from '@ndp/flows/language.tsx';
import { deskMessages as texts } from '../messages.ts';
import { chooseLanguage } from './language-store.ts';
import styles from './shell.module.css';

/** The two languages of the desk. */
export function LanguageChoice() {
  const { say, language } = useLanguage();
  const names = { pl: texts.polish, en: texts.english } as const;
  return (
    <fieldset className={styles.languages}>
      <legend className="visually-hidden">{say(texts.language)}</legend>
      {(['pl', 'en'] as const).map((code) => (
        <button
          key={code}
          type="button"
          className={styles.language}
          aria-pressed={code === language}
          aria-label={`${code.toUpperCase()}, ${say(names[code])}`}
          onClick={() => chooseLanguage(code)}
        >
          {code.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}
