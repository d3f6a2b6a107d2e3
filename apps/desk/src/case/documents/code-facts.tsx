import { useLanguage } from '@ndp/flows/language.tsx';
import { formatDate } from '@ndp/flows/numbers.ts';
import { Tag } from '../../page/tag.tsx';
import styles from './documents.module.css';
import { invoiceMessages as texts } from './invoice-messages.ts';
import type { CaseFile } from './use-review.ts';

/** What the verification code on a printed invoice says: whether it names an XML among the documents, never that it is genuine. */
export function CodeFacts({ code }: { readonly code: NonNullable<CaseFile['code']> }) {
  const { say, language } = useLanguage();
  const { system, nip, issued_on, is_consistent, link } = code;
  return (
    <div className={styles.reading}>
      <h4>{say(texts.code)}</h4>
      <p>{say(texts.code_says, { nip, day: formatDate(issued_on, language) })}</p>
      {system !== 'official' && (
        <p>
          <Tag tone="warning" icon="eye">
            {say(texts.differs)}
          </Tag>{' '}
          {say(system === 'test' ? texts.code_of_test : texts.code_of_other)}
        </p>
      )}
      {is_consistent ? (
        <p>
          <Tag tone="ok" icon="tick">
            {say(texts.consistent)}
          </Tag>{' '}
          {say(texts.consistent_file)}
        </p>
      ) : (
        <p>{say(texts.no_file)}</p>
      )}
      {link && (
        <>
          <p>
            <a href={link} target="_blank" rel="noreferrer">
              {say(texts.at_ksef)}
            </a>
          </p>
          <p className={styles.soft}>{say(texts.at_ksef_help)}</p>
        </>
      )}
    </div>
  );
}
