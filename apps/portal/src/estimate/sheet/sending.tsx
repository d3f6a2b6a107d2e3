import { useLanguage } from '@ndp/flows/language.tsx';
import { Button, buttonClass } from '@ndp/ui/button.tsx';
import { useRef, useState } from 'react';
import { sheetMessages as texts } from './messages.ts';
import styles from './sheet.module.css';

interface SendingProps {
  readonly link: string;
  readonly subject: string;
  /** What is sent along with the link. */
  readonly children: string;
}

/** The ways to keep the estimate or to hand it on; none of them goes through the server. */
export function Sending({ link, subject, children }: SendingProps) {
  const { say } = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const canShare = typeof navigator.share === 'function';
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${children}\n\n${link}`)}`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setSaid(say(texts.copied));
    } catch {
      field.current?.select();
      setSaid(say(texts.not_copied));
    }
  }

  /** A visitor who closes the system's own panel has decided not to share; that is no mistake. */
  const share = () => navigator.share({ title: subject, text: children, url: link }).catch(() => undefined);

  return (
    <section className={`${styles.sending} no-print`} aria-labelledby="sending">
      <h2 id="sending">{say(texts.send)}</h2>
      <div className={styles.acts}>
        <Button onClick={() => window.print()}>{say(texts.print)}</Button>
        {canShare && (
          <Button variant="secondary" onClick={share}>
            {say(texts.share)}
          </Button>
        )}
        <a href={mail} className={buttonClass('secondary')}>
          {say(texts.mail)}
        </a>
      </div>
      <label className={styles.link}>
        <span className={styles.linkLabel}>{say(texts.link)}</span>
        <input
          ref={field}
          type="text"
          readOnly
          value={link}
          aria-describedby="link-help"
          onFocus={(event) => event.target.select()}
        />
      </label>
      <p id="link-help" className={styles.small}>
        {say(texts.link_help)}
      </p>
      <div className={styles.acts}>
        <Button variant="secondary" onClick={copy}>
          {say(texts.copy)}
        </Button>
        <p role="status" className={styles.said}>
          {said}
        </p>
      </div>
    </section>
  );
}
