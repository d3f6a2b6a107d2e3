import { useLanguage } from '@ndp/flows/language.tsx';
import { compareParagraphs } from '@ndp/flows/statements/paragraphs.ts';
import { statementMessages as texts } from './messages.ts';
import styles from './programmes.module.css';

/** The paragraphs that change; those around them stay as they are and are not told. */
export function TextChanges({ heading, before, after }: { heading: string; before: string; after: string }) {
  const { say } = useLanguage();
  if (before.trim() === after.trim()) return null;
  const changed = compareParagraphs(before, after).filter(({ kind }) => kind !== 'same');
  return (
    <>
      <h4>{heading}</h4>
      <ul className={styles.paragraphs}>
        {changed.map(({ kind, text }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place
          <li key={i} data-kind={kind}>
            <strong>{say(texts[kind === 'gone' ? 'gone' : 'added'])}</strong>{' '}
            {kind === 'gone' ? <del>{text}</del> : <ins>{text}</ins>}
          </li>
        ))}
      </ul>
    </>
  );
}
