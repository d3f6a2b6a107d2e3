import { useFold } from '@ndp/ui/use-fold.ts';
import { memo } from 'react';
import { useLanguage } from '../../language.tsx';
import styles from './consent.module.css';
import { documentNames, consentMessages as messages } from './messages.ts';
import { type DocumentName, useStatements } from './statements.tsx';

/**
 * A document a consent speaks of: unfolded it is read in place; the link opens it on a page of its own. It is long, so a
 * box ticked beside it leaves it as it is.
 */
export const Document = memo(function Document({ name }: { readonly name: DocumentName }) {
  const { say } = useLanguage();
  const { hrefOf, Text } = useStatements();
  const { isOpen, fold } = useFold();
  const title = say(documentNames[name]);
  return (
    <details className={styles.document} {...fold}>
      <summary>{say(messages.read, { document: title })}</summary>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        <section className={styles.statement} aria-label={title} tabIndex={0}>
          <Text name={name} />
        </section>
      )}
      <a href={hrefOf(name)} target="_blank" rel="noreferrer">
        {say(messages.own_page)}
      </a>
    </details>
  );
});
