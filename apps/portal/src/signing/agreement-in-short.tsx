import type { SigningAnswer } from '@ndp/contract/calls/signing.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import styles from './in-short.module.css';
import { inShortMessages as texts } from './messages.ts';

const parts = ['get', 'must', 'lose', 'withdraw'] as const;

/** The agreement on one page, in the language of the page. */
export function AgreementInShort({ signing }: { readonly signing: SigningAnswer }) {
  const { say, language } = useLanguage();
  const lines = signing.in_short?.[language];
  if (!lines) return null;
  return (
    <section className={styles.short} aria-labelledby="in-short">
      <h2 id="in-short">{say(texts.title)}</h2>
      <p>{say(texts.lead)}</p>
      <div className={styles.parts}>
        {parts.map((part) => (
          <details key={part} className={styles[part]}>
            <summary>
              <h3>{say(texts[part])}</h3>
            </summary>
            <ul>
              {lines[part].map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </section>
  );
}
