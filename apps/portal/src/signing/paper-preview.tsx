import { useLanguage } from '@ndp/flows/language.tsx';
import { type ToggleEvent, useState } from 'react';
import { useAttempt } from '../attempt/use-attempt.ts';
import { paperMessages } from '../papers/messages.ts';
import { addressOf } from '../papers/open-file.ts';
import { signingMessages as texts } from './messages.ts';
import styles from './paper-preview.module.css';

interface PaperPreviewProps {
  readonly title: string;
  readonly fetchPaper: () => Promise<Blob>;
}

/** How Chromium's viewer shows it: the page as wide as the frame, without a side bar. */
const viewer = '#navpanes=0&view=FitH';

/** A document that unfolds on the page; fetched when it is unfolded. Hidden where it would be too narrow to read. */
export function PaperPreview({ title, fetchPaper }: PaperPreviewProps) {
  const { say } = useLanguage();
  const [address, setAddress] = useState<string>();
  const { attempt, problem } = useAttempt();

  function unfold({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
    if (!currentTarget.open || address) return;
    void attempt(async () => setAddress(addressOf(await fetchPaper())));
  }

  return (
    <details className={styles.preview} onToggle={unfold}>
      <summary>{say(texts.preview)}</summary>
      <div className={styles.sheet}>
        {address ? (
          <iframe
            className={styles.frame}
            src={`${address}${viewer}`}
            title={say(texts.previewOf, { title })}
          />
        ) : (
          <p role="status">{problem?.text ?? say(paperMessages.waiting)}</p>
        )}
      </div>
    </details>
  );
}
