import { useLanguage } from '@ndp/flows/language.tsx';
import { paperMessages as texts } from './messages.ts';
import styles from './paper-hash.module.css';

/** A SHA-256 in groups of four that the eye can compare; copied, it is one word. */
export function PaperHash({ hash }: { readonly hash: string }) {
  const { say } = useLanguage();
  return (
    <p className={styles.hash}>
      <span className={styles.name}>{say(texts.hash)}</span>
      <code className={styles.groups}>
        {groupsOf(hash).map(({ at, text }) => (
          <span key={at}>{text}</span>
        ))}
      </code>
    </p>
  );
}

function groupsOf(hash: string) {
  return Array.from(hash.matchAll(/.{1,4}/g), (found) => ({ at: found.index, text: found[0] }));
}
