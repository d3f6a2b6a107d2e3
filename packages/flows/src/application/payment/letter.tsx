import { Button, buttonClass } from '@ndp/ui/button.tsx';
import { useLive } from '@ndp/ui/use-live.ts';
import { useId, useRef, useState } from 'react';
import { useLanguage } from '../../language.tsx';
import { say as sayIn } from '../../message.ts';
import { invoiceReadingMessages as messages } from './invoice-messages.ts';
import styles from './letter.module.css';

/** A letter to the installer, folded: to be mailed by oneself, or copied, by hand where there is no script. */
export function Letter({ text }: { readonly text: string }) {
  const { say } = useLanguage();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [said, setSaid] = useState('');
  const isLive = useLive();
  const subject = sayIn(messages.letter_subject, 'pl');
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(say(messages.copied));
    } catch {
      field.current?.select();
      setSaid(say(messages.not_copied));
    }
  }
  return (
    <details>
      <summary>{say(messages.for_installer)}</summary>
      <div className={styles.letter}>
        <label htmlFor={id}>{say(messages.for_installer_help)}</label>
        <textarea ref={field} id={id} lang="pl" readOnly rows={6} value={text} />
        <div className={styles.ways}>
          {isLive && (
            <Button variant="secondary" onClick={() => void copy()}>
              {say(messages.copy)}
            </Button>
          )}
          <a href={mail} className={buttonClass('secondary')}>
            {say(messages.mail)}
          </a>
        </div>
        <p role="status">{said}</p>
      </div>
    </details>
  );
}
